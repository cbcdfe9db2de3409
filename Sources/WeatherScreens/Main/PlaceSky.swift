import Core
import Foundation
import Places
import WeatherDomain

/// Sun and Moon over a place for a day of its calendar: computed, so that it is there without a
/// network.
struct PlaceSky: Equatable, Sendable {
  let day: CalendarDay
  let coordinates: Coordinates
  let zone: PlaceZone
  let sun: SunDay
  let moon: MoonDay

  /// Nil for coordinates that are none, and for a day that the place left out.
  init?(_ day: CalendarDay, at coordinates: Coordinates, zone: PlaceZone) {
    guard
      let observer = Observer(
        latitude: coordinates.latitude, longitude: coordinates.longitude),
      let sun = SunDay(day, at: observer, offsets: Self.offsets(zone)),
      let moon = MoonDay(day, at: observer, offsets: Self.offsets(zone))
    else { return nil }
    (self.day, self.coordinates, self.zone) = (day, coordinates, zone)
    (self.sun, self.moon) = (sun, moon)
  }

  func isOf(_ day: CalendarDay, _ coordinates: Coordinates, _ zone: PlaceZone) -> Bool {
    day == self.day && coordinates == self.coordinates && zone == self.zone
  }

  var sunrise: Date? { sun.sunrise.map(Self.date) }

  var sunset: Date? { sun.sunset.map(Self.date) }

  /// The lit half of the disc, for somebody who looks up there.
  var litSide: MoonLight.Side { moon.light.litSide(fromLatitude: coordinates.latitude) }

  private static func date(_ instant: Instant) -> Date {
    Date(timeIntervalSince1970: instant.secondsSince1970)
  }

  private static func offsets(_ zone: PlaceZone) -> UTCOffsetRule {
    let timeZone = zone.timeZone
    return UTCOffsetRule { timeZone.secondsFromGMT(for: date($0)) }
  }
}

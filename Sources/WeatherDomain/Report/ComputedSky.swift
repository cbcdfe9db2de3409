import Core
import Foundation
import Places

extension WeatherReport {
  /// Returns the report with the times of the Sun computed where the provider has none.
  public func withSun() -> WeatherReport {
    var report = self
    for index in daily.indices where daily[index].sunrise == nil && daily[index].sunset == nil {
      guard let observer, let sun = SunDay(daily[index].day, at: observer, offsets: zone.offsets)
      else { continue }
      report.daily[index].sunrise = sun.sunrise.map(Date.init)
      report.daily[index].sunset = sun.sunset.map(Date.init)
    }
    return report
  }

  /// Returns the Moon over the place on a day; nil for coordinates that are none.
  public func moon(on day: CalendarDay) -> MoonDay? {
    observer.flatMap { MoonDay(day, at: $0, offsets: zone.offsets) }
  }

  private var observer: Observer? {
    Observer(latitude: coordinates.latitude, longitude: coordinates.longitude)
  }
}

extension PlaceZone {
  /// The rule by which Sun and Moon are computed for the days of the place.
  public var offsets: UTCOffsetRule {
    let timeZone = timeZone
    return UTCOffsetRule { timeZone.secondsFromGMT(for: Date($0)) }
  }
}

extension Date {
  public init(_ instant: Instant) { self.init(timeIntervalSince1970: instant.secondsSince1970) }
}

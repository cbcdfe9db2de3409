import Core
import Foundation
import Places

extension WeatherReport {
  /// Returns the report with the times of the Sun computed where the provider has none.
  public func withSun() -> WeatherReport {
    var report = self
    for index in daily.indices where daily[index].sunrise == nil && daily[index].sunset == nil {
      guard let observer, let sun = SunDay(daily[index].day, at: observer, offsets: offsets)
      else { continue }
      report.daily[index].sunrise = sun.sunrise.map(Self.date)
      report.daily[index].sunset = sun.sunset.map(Self.date)
    }
    return report
  }

  /// Returns the Moon over the place on a day; nil for coordinates that are none.
  public func moon(on day: CalendarDay) -> MoonDay? {
    observer.flatMap { MoonDay(day, at: $0, offsets: offsets) }
  }

  private var observer: Observer? {
    Observer(latitude: coordinates.latitude, longitude: coordinates.longitude)
  }

  private var offsets: UTCOffsetRule {
    let timeZone = zone.timeZone
    return UTCOffsetRule { timeZone.secondsFromGMT(for: Self.date($0)) }
  }

  private static func date(_ instant: Instant) -> Date {
    Date(timeIntervalSince1970: instant.secondsSince1970)
  }
}

import Foundation
import WeatherDomain

extension WeatherReport {
  /// Without the hours and days that are over.
  func coming(at now: Date) -> WeatherReport {
    var report = self
    let today = zone.day(of: now)
    report.daily.removeAll { $0.day < today }
    report.hourly.removeAll { $0.time.addingTimeInterval(Double($0.hours) * 3600) <= now }
    return report
  }
}

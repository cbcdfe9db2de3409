import Foundation

extension WeatherReport {
  /// For so long after its moment ``WeatherReport/current`` counts as the weather now.
  public static let currentHolds = Duration.seconds(7200)

  /// What the report still says at a moment, however long ago it was made.
  ///
  /// Hours that have ended, days before the place's today and warnings that have run out are left out.
  /// The weather now, and what is in the air, stand for ``currentHolds`` after their moment; then the
  /// hour of the forecast that it is takes the place of the weather now
  /// (``CurrentWeather/isForecast``), and where there is none, nobody knows it.
  public func asOf(_ now: Date) -> WeatherReport {
    var report = self
    let today = zone.day(of: now)
    report.hourly = hourly.filter { $0.end > now }
    report.daily = daily.filter { $0.day >= today }
    report.alerts = alerts.filter { $0.end.map { $0 > now } ?? true }
    if let air = airQuality, !Self.holds(air.time, at: now) { report.airQuality = nil }
    if let current, current.hasValues, Self.holds(current.time, at: now) { return report }
    let hour = report.hourly.first { $0.time <= now && $0.hasValues }
    report.current = hour.map { CurrentWeather($0) }
    return report
  }

  /// The weather now as somebody said it of now, and not of a forecast.
  public var measured: CurrentWeather? { current.flatMap { $0.isForecast ? nil : $0 } }

  private static func holds(_ time: Date, at now: Date) -> Bool {
    now.timeIntervalSince(time) <= TimeInterval(currentHolds.components.seconds)
  }
}

extension HourlyWeather {
  /// Of the step.
  var end: Date { time.addingTimeInterval(TimeInterval(hours) * 3600) }
}

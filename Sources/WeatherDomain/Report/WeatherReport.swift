import Core
import Foundation
import Places
import Scheduling

/// What one provider says of the weather at one place; what it does not say is nil or missing.
public struct WeatherReport: Sendable, Equatable {
  public var provider: ProviderName
  public var coordinates: Coordinates
  public var zone: PlaceZone
  public var current: CurrentWeather?
  /// In the order of time, at most 48 hours; a step may be longer than an hour (``HourlyWeather/hours``).
  public var hourly: [HourlyWeather] = []
  /// One for each day from today on, at most 16.
  public var daily: [DailyWeather] = []
  public var airQuality: AirQuality?
  public var alerts: [WeatherAlert] = []
  /// When the provider was last known to say this.
  public var confirmed: Date
  /// Until when it need not be asked again.
  public var freshUntil: Date

  public init(
    provider: ProviderName, coordinates: Coordinates, zone: PlaceZone, confirmed: Date,
    freshUntil: Date
  ) {
    self.provider = provider
    self.coordinates = coordinates
    self.zone = zone
    self.confirmed = confirmed
    self.freshUntil = freshUntil
  }

  /// The time since it was confirmed; never negative.
  public func age(at now: Date) -> Duration { .seconds(max(0, now.timeIntervalSince(confirmed))) }

  public func isFresh(at now: Date) -> Bool { now >= confirmed && now < freshUntil }
}

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

/// Whether there is anything in it that a person would call weather: when it is light is none, and no
/// rain may only mean that nobody spoke of it.
extension CurrentWeather {
  var hasValues: Bool {
    var rest = self
    (rest.isDay, rest.precipitation, rest.isForecast) = (nil, nil, false)
    return rest != CurrentWeather(time: time)
  }
}

extension HourlyWeather {
  var hasValues: Bool {
    var rest = self
    (rest.hours, rest.isDay, rest.precipitation) = (1, nil, nil)
    return rest != HourlyWeather(time: time)
  }
}

extension DailyWeather {
  var hasValues: Bool {
    var rest = self
    (rest.sunrise, rest.sunset, rest.precipitation) = (nil, nil, nil)
    return rest != DailyWeather(day: day)
  }
}

extension WeatherReport {
  /// The report itself.
  ///
  /// - Throws: ``WeatherError/noData`` where it has times, but not one value.
  func withValues() throws(WeatherError) -> WeatherReport {
    let hasValues =
      current?.hasValues == true || hourly.contains(where: \.hasValues)
      || daily.contains(where: \.hasValues)
    guard hasValues else { throw .noData }
    return self
  }
}

/// The time of a place: its zone where it is known, else its present distance from Greenwich.
public struct PlaceZone: Sendable, Hashable {
  public let identifier: String?
  /// Seconds east of Greenwich when the report was made.
  public let offset: Int

  public init(identifier: String?, offset: Int?) {
    let known = identifier.flatMap { TimeZone(identifier: $0) }
    self.identifier = known?.identifier
    // No place is farther from Greenwich than 14 hours.
    self.offset = min(max(offset ?? known?.secondsFromGMT() ?? 0, -50_400), 50_400)
  }

  public var timeZone: TimeZone {
    identifier.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  public func day(of date: Date) -> CalendarDay { CalendarDay(date, in: timeZone) }
}

/// A warning of an authority, in its own words, cleaned: each a line without controls.
public struct WeatherAlert: Sendable, Equatable {
  public var event: String
  public var sender: String?
  public var start: Date?
  public var end: Date?
  public var text: String?

  public init(event: String) {
    self.event = event
  }
}

import Core
import Foundation
import Places
import Scheduling

/// The weather at one place from one provider; values that it does not give are nil or missing.
public struct WeatherReport: Sendable, Equatable {
  public var provider: ProviderName
  public var coordinates: Coordinates
  public var zone: PlaceZone
  public var current: CurrentWeather?
  /// As many as the provider gives for the days, in order; a step may be longer than an hour
  /// (``HourlyWeather/hours``).
  public var hourly: [HourlyWeather] = []
  /// One for each day from today on, at most 16.
  public var daily: [DailyWeather] = []
  public var airQuality: AirQuality?
  public var alerts: [WeatherAlert] = []
  /// The moment at which the provider last confirmed the report.
  public var confirmed: Date
  /// The moment until which it need not be asked again.
  public var freshUntil: Date

  public init(
    provider: ProviderName, coordinates: Coordinates, zone: PlaceZone, confirmed: Date,
    freshUntil: Date
  ) {
    (self.provider, self.coordinates, self.zone) = (provider, coordinates, zone)
    (self.confirmed, self.freshUntil) = (confirmed, freshUntil)
  }

  /// Returns the time since it was confirmed; never negative.
  public func age(at now: Date) -> Duration { .seconds(max(0, now.timeIntervalSince(confirmed))) }
  public func isFresh(at now: Date) -> Bool { now >= confirmed && now < freshUntil }

  /// The time for which ``WeatherReport/current`` counts as the present weather.
  public static let currentHolds = Duration.seconds(7200)

  /// Returns the part of the report that is still valid at a moment.
  ///
  /// Hours that have ended, days before the place's today and expired warnings are left out. The
  /// present weather and the air quality hold for ``currentHolds``; then the hour of the forecast takes
  /// the place of the present weather (``CurrentWeather/isForecast``), if there is one.
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

  /// The steps of the next 48 hours, as long as they are of one length.
  public var nextHours: ArraySlice<HourlyWeather> {
    guard let first = hourly.first else { return [] }
    let end = first.time.addingTimeInterval(48 * 3600)
    return hourly.prefix { $0.hours == first.hours && $0.time < end }
  }

  /// Returns the hours that begin on a day of the place's calendar.
  public func hours(of day: CalendarDay) -> [HourlyWeather] {
    let timeZone = zone.timeZone
    return hourly.filter { CalendarDay($0.time, in: timeZone) == day }
  }

  /// The present weather unless it comes from a forecast.
  public var measured: CurrentWeather? { current.flatMap { $0.isForecast ? nil : $0 } }

  private static func holds(_ time: Date, at now: Date) -> Bool {
    now.timeIntervalSince(time) <= TimeInterval(currentHolds.components.seconds)
  }

  /// Returns the report itself.
  ///
  /// - Throws: ``WeatherError/noData`` if it has times, but no value.
  func withValues() throws(WeatherError) -> WeatherReport {
    let hasValues =
      current?.hasValues == true || hourly.contains(where: \.hasValues)
      || daily.contains(where: \.hasValues)
    guard hasValues else { throw .noData }
    return self
  }
}

/// The time zone of a place; where it is unknown, its present offset from Greenwich.
public struct PlaceZone: Sendable, Hashable {
  public let identifier: String?
  /// Seconds east of Greenwich when the report was made.
  public let offset: Int

  /// - Parameter other: a name from elsewhere, for a first one that is missing or not known here.
  public init(identifier: String?, orElse other: String? = nil, offset: Int?) {
    let known = [identifier, other].lazy.compactMap { $0.flatMap { TimeZone(identifier: $0) } }
      .first
    self.identifier = known?.identifier
    // No place is farther from Greenwich than 14 hours.
    self.offset = min(max(offset ?? known?.secondsFromGMT() ?? 0, -50_400), 50_400)
  }

  public var timeZone: TimeZone {
    identifier.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  public func day(of date: Date) -> CalendarDay { CalendarDay(date, in: timeZone) }
}

/// A warning of an authority in its own words, cleaned of controls.
public struct WeatherAlert: Sendable, Equatable {
  public var event: String
  public var sender: String?
  public var start: Date?
  public var end: Date?
  public var text: String?

  public init(event: String) { self.event = event }
}

import Foundation
import Places

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

import Foundation

/// The weather of a moment.
public struct CurrentWeather: Sendable, Equatable {
  public var time: Date
  public var temperature: Temperature?
  public var feelsLike: Temperature?
  /// 0 to 100.
  public var humidity: Double?
  public var dewPoint: Temperature?
  /// Reduced to sea level.
  public var pressure: Pressure?
  public var wind = Wind()
  /// Percent of the sky.
  public var cloudCover: Double?
  /// Of the last hour or less, as the provider has it.
  public var precipitation: Precipitation?
  /// In metres.
  public var visibility: Double?
  public var uvIndex: Double?
  public var code: WeatherCode?
  public var isDay: Bool?

  public init(time: Date) {
    self.time = time
  }
}

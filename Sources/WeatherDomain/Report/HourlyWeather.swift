import Foundation

/// The weather of an hour, or of a longer step where the provider has no hours.
public struct HourlyWeather: Sendable, Equatable {
  /// The beginning of the step.
  public var time: Date
  public var hours = 1
  public var temperature: Temperature?
  public var feelsLike: Temperature?
  /// Within the whole step.
  public var precipitation: Precipitation?
  /// 0 to 100.
  public var precipitationChance: Double?
  public var wind = Wind()
  public var pressure: Pressure?
  public var humidity: Double?
  public var cloudCover: Double?
  public var uvIndex: Double?
  public var code: WeatherCode?
  public var isDay: Bool?

  public init(time: Date) {
    self.time = time
  }
}

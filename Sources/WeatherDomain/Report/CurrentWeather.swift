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
  /// Nobody said so of this moment: it is the hour of a forecast that was made before.
  public var isForecast = false

  public init(time: Date) {
    self.time = time
  }

  /// What a forecast says of an hour; a longer step tells no hour's rain.
  init(_ hour: HourlyWeather) {
    time = hour.time
    temperature = hour.temperature
    feelsLike = hour.feelsLike
    humidity = hour.humidity
    pressure = hour.pressure
    wind = hour.wind
    cloudCover = hour.cloudCover
    precipitation = hour.hours == 1 ? hour.precipitation : nil
    uvIndex = hour.uvIndex
    code = hour.code
    isDay = hour.isDay
    isForecast = true
  }
}

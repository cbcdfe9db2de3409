import Core
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
  /// In percent of the sky.
  public var cloudCover: Double?
  /// The amount of the last hour or less, as the provider has it.
  public var precipitation: Precipitation?
  /// Metres.
  public var visibility: Double?
  public var uvIndex: Double?
  public var code: WeatherCode?
  public var isDay: Bool?
  /// True for the hour of an earlier forecast, which nobody has measured.
  public var isForecast = false

  public init(time: Date) { self.time = time }

  /// Takes the values of a step; the rain of a step that is longer than an hour is left out.
  init(_ step: HourlyWeather, isForecast: Bool = true) {
    (time, self.isForecast) = (step.time, isForecast)
    (temperature, feelsLike, humidity) = (step.temperature, step.feelsLike, step.humidity)
    (pressure, wind, cloudCover) = (step.pressure, step.wind, step.cloudCover)
    precipitation = step.hours == 1 ? step.precipitation : nil
    (uvIndex, code, isDay) = (step.uvIndex, step.code, step.isDay)
  }

  /// False where only daylight or rain are known: no rain may mean that the provider did not tell it.
  var hasValues: Bool {
    var rest = self
    (rest.isDay, rest.precipitation, rest.isForecast) = (nil, nil, false)
    return rest != CurrentWeather(time: time)
  }
}

/// The weather of an hour, or of a longer step where the provider has no hours.
public struct HourlyWeather: Sendable, Equatable {
  /// The beginning of the step.
  public var time: Date
  public var hours = 1
  public var temperature: Temperature?
  public var feelsLike: Temperature?
  /// The amount of the whole step.
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

  public init(time: Date) { self.time = time }

  /// The end of the step.
  public var end: Date { time.addingTimeInterval(TimeInterval(hours) * 3600) }

  /// False where only daylight or rain are known.
  var hasValues: Bool {
    var rest = self
    (rest.hours, rest.isDay, rest.precipitation) = (1, nil, nil)
    return rest != HourlyWeather(time: time)
  }
}

/// The weather of a day of the place's calendar.
public struct DailyWeather: Sendable, Equatable {
  public var day: CalendarDay
  public var low: Temperature?
  public var high: Temperature?
  public var code: WeatherCode?
  public var precipitation: Precipitation?
  /// 0 to 100.
  public var precipitationChance: Double?
  /// The strongest of the day.
  public var wind = Wind()
  public var uvIndex: Double?
  public var sunrise: Date?
  public var sunset: Date?

  public init(day: CalendarDay) { self.day = day }

  /// False where only the sun's times or rain are known.
  var hasValues: Bool {
    var rest = self
    (rest.sunrise, rest.sunset, rest.precipitation) = (nil, nil, nil)
    return rest != DailyWeather(day: day)
  }
}

/// Wind at ten metres.
public struct Wind: Sendable, Equatable {
  public var speed: Speed?
  public var gusts: Speed?
  /// The direction from which it comes, in degrees from north over east, 0 to 360.
  public var direction: Double?

  public init(speed: Speed? = nil, gusts: Speed? = nil, direction: Double? = nil) {
    (self.speed, self.gusts, self.direction) = (speed, gusts, direction)
  }
}

/// The quality of the air; particles and gases in micrograms per cubic metre.
public struct AirQuality: Sendable, Equatable {
  public var time: Date
  /// The European index, 0 to 100 and above.
  public var europeanIndex: Double?
  /// The index of the United States, 0 to 500.
  public var usIndex: Double?
  public var pm2_5: Double?
  public var pm10: Double?
  public var ozone: Double?
  public var nitrogenDioxide: Double?
  public var sulphurDioxide: Double?
  public var carbonMonoxide: Double?
  /// Birch, in grains per cubic metre; Europe in its season only.
  public var birchPollen: Double?

  public init(time: Date) { self.time = time }

  /// The steps of the European index (European Environment Agency): 20, 40, 60, 80, 100.
  public enum Grade: Int, Sendable, Hashable, CaseIterable {
    case good, fair, moderate, poor, veryPoor, extremelyPoor
  }

  public var grade: Grade? {
    europeanIndex.flatMap { Grade(rawValue: min(5, max(0, Int((max(1, $0) - 1) / 20)))) }
  }
}

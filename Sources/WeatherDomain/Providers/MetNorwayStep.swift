import Foundation
import Interchange

/// One entry of the time series: values of a moment, and of the hours after it.
struct MetNorwayStep {
  let time: Date
  private let details: JSONValue
  private let next: JSONValue
  private let hours: Int

  /// Nil for an entry without a time.
  init?(json: JSONValue) {
    guard let time = json["time"].text.flatMap(Self.moment) else { return nil }
    self.time = time
    let data = json["data"]
    details = data["instant"]["details"]
    hours = data["next_1_hours"].isObject ? 1 : 6
    next = data["next_\(hours)_hours"]
  }

  /// `2026-11-21T11:00:00Z`.
  private static func moment(_ text: String) -> Date? {
    (try? Date.ISO8601FormatStyle().parse(text)).flatMap { date in
      JSONValue.number(date.timeIntervalSince1970).moment
    }
  }

  private func temperature(_ name: String) -> Temperature? {
    details[name].number.flatMap { Temperature(celsius: $0) }
  }

  private func speed(_ name: String) -> Speed? {
    details[name].number.flatMap { Speed(metersPerSecond: $0) }
  }

  private var wind: Wind {
    Wind(
      speed: speed("wind_speed"), gusts: speed("wind_speed_of_gust"),
      direction: details["wind_from_direction"].number(in: 0...360))
  }

  private var pressure: Pressure? {
    details["air_pressure_at_sea_level"].number.flatMap { Pressure(hectopascals: $0) }
  }

  private var symbol: String? { next["summary"]["symbol_code"].text }

  private var code: WeatherCode? { symbol.flatMap { WeatherCode(metNorway: $0) } }

  private var precipitation: Precipitation? {
    next["details"]["precipitation_amount"].number.flatMap { Precipitation(millimeters: $0) }
  }

  private var isDay: Bool? {
    guard let symbol else { return nil }
    if symbol.hasSuffix("_day") { return true }
    return symbol.hasSuffix("_night") ? false : nil
  }

  var current: CurrentWeather {
    var weather = CurrentWeather(time: time)
    weather.temperature = temperature("air_temperature")
    weather.dewPoint = temperature("dew_point_temperature")
    weather.humidity = details["relative_humidity"].number(in: 0...100)
    weather.pressure = pressure
    weather.wind = wind
    weather.cloudCover = details["cloud_area_fraction"].number(in: 0...100)
    weather.uvIndex = details["ultraviolet_index_clear_sky"].number(in: 0...40)
    weather.precipitation = hours == 1 ? precipitation : nil
    weather.code = code
    weather.isDay = isDay
    return weather
  }

  var weather: HourlyWeather {
    var hour = HourlyWeather(time: time)
    hour.hours = hours
    hour.temperature = temperature("air_temperature")
    hour.precipitation = precipitation
    hour.precipitationChance = next["details"]["probability_of_precipitation"].number(in: 0...100)
    hour.wind = wind
    hour.pressure = pressure
    hour.humidity = details["relative_humidity"].number(in: 0...100)
    hour.cloudCover = details["cloud_area_fraction"].number(in: 0...100)
    hour.uvIndex = details["ultraviolet_index_clear_sky"].number(in: 0...40)
    hour.code = code
    hour.isDay = isDay
    return hour
  }
}

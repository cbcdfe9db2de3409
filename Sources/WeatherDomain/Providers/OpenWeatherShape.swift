import Foundation
import Interchange
import Networking

/// The shape that One Call 3.0 and 4.0 share; `units=metric`.
struct OpenWeatherShape {
  private let json: JSONValue
  private let query: WeatherQuery
  private let zone: PlaceZone

  init(_ json: JSONValue, _ query: WeatherQuery) {
    self.json = json
    self.query = query
    zone = PlaceZone(
      identifier: json["timezone"].text,
      offset: json["timezone_offset"].number(in: -50_400...50_400).map { Int($0) })
  }

  func report(_ answer: HTTPResponse) -> WeatherReport {
    WeatherReport(
      provider: .openWeatherMap, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
  }

  func current(_ json: JSONValue) -> CurrentWeather? {
    guard let time = json["dt"].moment else { return nil }
    var weather = CurrentWeather(time: time)
    weather.temperature = Self.temperature(json["temp"])
    weather.feelsLike = Self.temperature(json["feels_like"])
    weather.humidity = json["humidity"].number(in: 0...100)
    weather.dewPoint = Self.temperature(json["dew_point"])
    weather.pressure = Self.pressure(json["pressure"])
    weather.wind = Self.wind(json)
    weather.cloudCover = json["clouds"].number(in: 0...100)
    weather.precipitation = Self.fallen(json, "1h")
    weather.visibility = json["visibility"].number(in: 0...200_000)
    weather.uvIndex = json["uvi"].number(in: 0...40)
    weather.code = Self.code(json["weather"])
    weather.isDay = Self.isDay(json["weather"])
    return weather
  }

  func hours(_ json: JSONValue) -> [HourlyWeather] {
    json.items.prefix(48).compactMap { item in
      guard let time = item["dt"].moment else { return nil }
      var hour = HourlyWeather(time: time)
      hour.temperature = Self.temperature(item["temp"])
      hour.feelsLike = Self.temperature(item["feels_like"])
      hour.precipitation = Self.fallen(item, "1h")
      hour.precipitationChance = item["pop"].number(in: 0...1).map { $0 * 100 }
      hour.wind = Self.wind(item)
      hour.pressure = Self.pressure(item["pressure"])
      hour.humidity = item["humidity"].number(in: 0...100)
      hour.cloudCover = item["clouds"].number(in: 0...100)
      hour.uvIndex = item["uvi"].number(in: 0...40)
      hour.code = Self.code(item["weather"])
      hour.isDay = Self.isDay(item["weather"])
      return hour
    }
  }

  func days(_ json: JSONValue) -> [DailyWeather] {
    json.items.prefix(query.days).compactMap { item in
      guard let time = item["dt"].moment else { return nil }
      var day = DailyWeather(day: zone.day(of: time))
      day.low = Self.temperature(item["temp"]["min"])
      day.high = Self.temperature(item["temp"]["max"])
      day.code = Self.code(item["weather"])
      day.precipitation = Self.fallen(item, nil)
      day.precipitationChance = item["pop"].number(in: 0...1).map { $0 * 100 }
      day.wind = Self.wind(item)
      day.uvIndex = item["uvi"].number(in: 0...40)
      day.sunrise = item["sunrise"].moment
      day.sunset = item["sunset"].moment
      return day
    }
  }

  func alerts(_ json: JSONValue) -> [WeatherAlert] {
    json.items.prefix(20).compactMap { item in
      guard let event = item["event"].text else { return nil }
      var alert = WeatherAlert(event: event)
      alert.sender = item["sender_name"].text
      alert.start = item["start"].moment
      alert.end = item["end"].moment
      alert.text = item["description"].text(limit: TextRules.longestProse)
      return alert
    }
  }
}

// MARK: - Values

extension OpenWeatherShape {
  static func temperature(_ json: JSONValue) -> Temperature? {
    json.number.flatMap { Temperature(celsius: $0) }
  }

  static func pressure(_ json: JSONValue) -> Pressure? {
    json.number.flatMap { Pressure(hectopascals: $0) }
  }

  static func speed(_ json: JSONValue) -> Speed? {
    json.number.flatMap { Speed(metersPerSecond: $0) }
  }

  private static func wind(_ json: JSONValue) -> Wind {
    Wind(
      speed: speed(json["wind_speed"]), gusts: speed(json["wind_gust"]),
      direction: json["wind_deg"].number(in: 0...360))
  }

  /// The first of several conditions is the chief one.
  static func code(_ conditions: JSONValue) -> WeatherCode? {
    conditions[0]["id"].integer.flatMap { WeatherCode(openWeather: $0) }
  }

  static func isDay(_ conditions: JSONValue) -> Bool? {
    conditions[0]["icon"].text.flatMap { icon in
      icon.hasSuffix("d") ? true : icon.hasSuffix("n") ? false : nil
    }
  }

  /// Rain and snow together; left out where nothing falls.
  static func fallen(_ json: JSONValue, _ span: String?) -> Precipitation? {
    func amount(_ name: String) -> Double {
      (span.map { json[name][$0] } ?? json[name]).number(in: 0...2500) ?? 0
    }
    return Precipitation(millimeters: amount("rain") + amount("snow"))
  }
}

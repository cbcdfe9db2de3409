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

/// The shape of the free answers of 2.5: the current weather, and steps of three hours.
struct OpenWeatherFreeShape {
  private typealias Values = OpenWeatherShape

  private let json: JSONValue
  private let query: WeatherQuery

  init(_ json: JSONValue, _ query: WeatherQuery) {
    self.json = json
    self.query = query
  }

  func report(_ answer: HTTPResponse) -> WeatherReport {
    let offset = json["timezone"].number(in: -50_400...50_400).map { Int($0) }
    // It tells no zone; the place's own is better than a bare distance.
    let zone = PlaceZone(identifier: query.zone, offset: offset)
    return WeatherReport(
      provider: .openWeatherMap, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
  }

  var current: CurrentWeather? {
    guard let time = json["dt"].moment else { return nil }
    var weather = CurrentWeather(time: time)
    weather.temperature = Values.temperature(json["main"]["temp"])
    weather.feelsLike = Values.temperature(json["main"]["feels_like"])
    weather.humidity = json["main"]["humidity"].number(in: 0...100)
    weather.pressure = Values.pressure(json["main"]["pressure"])
    weather.wind = wind(json)
    weather.cloudCover = json["clouds"]["all"].number(in: 0...100)
    weather.precipitation = Values.fallen(json, "1h")
    weather.visibility = json["visibility"].number(in: 0...200_000)
    weather.code = Values.code(json["weather"])
    weather.isDay = Values.isDay(json["weather"])
    return weather
  }

  func steps(_ list: JSONValue) -> [HourlyWeather] {
    list.items.prefix(40).compactMap { item in
      guard let time = item["dt"].moment else { return nil }
      var step = HourlyWeather(time: time)
      step.hours = 3
      step.temperature = Values.temperature(item["main"]["temp"])
      step.feelsLike = Values.temperature(item["main"]["feels_like"])
      step.humidity = item["main"]["humidity"].number(in: 0...100)
      step.pressure = Values.pressure(item["main"]["pressure"])
      step.precipitation = Values.fallen(item, "3h")
      step.precipitationChance = item["pop"].number(in: 0...1).map { $0 * 100 }
      step.wind = wind(item)
      step.cloudCover = item["clouds"]["all"].number(in: 0...100)
      step.code = Values.code(item["weather"])
      step.isDay = Values.isDay(item["weather"])
      return step
    }
  }

  /// The sun of today, which is all that the answer knows.
  func addSun(to days: inout [DailyWeather], _ zone: PlaceZone) {
    guard let rise = json["sys"]["sunrise"].moment, let set = json["sys"]["sunset"].moment,
      let index = days.firstIndex(where: { $0.day == zone.day(of: rise) })
    else { return }
    days[index].sunrise = rise
    days[index].sunset = set
  }

  private func wind(_ json: JSONValue) -> Wind {
    Wind(
      speed: Values.speed(json["wind"]["speed"]), gusts: Values.speed(json["wind"]["gust"]),
      direction: json["wind"]["deg"].number(in: 0...360))
  }
}

extension WeatherCode {
  /// The nearest code to a condition of OpenWeather (openweathermap.org/weather-conditions); nil for
  /// what the table has no word for, as smoke or tornado.
  init?(openWeather id: Int) {
    switch id {
    case 200...202, 210...221, 230...232: self = .thunderstorm
    case 300, 310: self = .lightDrizzle
    case 301, 311, 313, 321: self = .drizzle
    case 302, 312, 314: self = .denseDrizzle
    case 500: self = .lightRain
    case 501: self = .rain
    case 502...504: self = .heavyRain
    case 511: self = .freezingRain
    case 520: self = .lightShowers
    case 521, 531: self = .showers
    case 522: self = .violentShowers
    case 600: self = .lightSnow
    case 601: self = .snow
    case 602: self = .heavySnow
    case 611, 613, 616: self = .sleet
    case 612, 615: self = .lightSleet
    case 620: self = .lightSnowShowers
    case 621, 622: self = .snowShowers
    case 701, 741: self = .fog
    case 800: self = .clear
    case 801: self = .mainlyClear
    case 802: self = .partlyCloudy
    case 803, 804: self = .overcast
    default: return nil
    }
  }
}

import Foundation
import Interchange
import Networking

/// The shape that One Call 3.0 and 4.0 share; `units=metric`.
struct OpenWeatherShape {
  private let json: JSONValue
  private let query: WeatherQuery
  private let zone: PlaceZone

  init(_ json: JSONValue, _ query: WeatherQuery) {
    (self.json, self.query) = (json, query)
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
    guard let hour = Self.step(json) else { return nil }
    var weather = CurrentWeather(hour, isForecast: false)
    weather.dewPoint = Self.temperature(json["dew_point"])
    weather.visibility = json["visibility"].number(in: 0...200_000)
    return weather
  }

  func hours(_ json: JSONValue) -> [HourlyWeather] {
    json.items.prefix(48).compactMap { Self.step($0) }
  }

  /// Reads a step of so many hours; nil without a time.
  fileprivate static func step(_ json: JSONValue, hours: Int = 1) -> HourlyWeather? {
    guard let time = json["dt"].moment else { return nil }
    var step = HourlyWeather(time: time)
    step.hours = hours
    step.temperature = temperature(json["temp"])
    step.feelsLike = temperature(json["feels_like"])
    step.precipitation = fallen(json, "\(hours)h")
    step.precipitationChance = json["pop"].number(in: 0...1).map { $0 * 100 }
    step.wind = wind(json)
    step.pressure = json["pressure"].number.flatMap { Pressure(hectopascals: $0) }
    step.humidity = json["humidity"].number(in: 0...100)
    step.cloudCover = json["clouds"].number(in: 0...100)
    step.uvIndex = json["uvi"].number(in: 0...40)
    step.code = code(json["weather"])
    step.isDay = isDay(json["weather"])
    return step
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

  // MARK: - Values
  private static func temperature(_ json: JSONValue) -> Temperature? {
    json.number.flatMap { Temperature(celsius: $0) }
  }

  private static func speed(_ json: JSONValue) -> Speed? {
    json.number.flatMap { Speed(metersPerSecond: $0) }
  }

  private static func wind(_ json: JSONValue) -> Wind {
    Wind(
      speed: speed(json["wind_speed"]), gusts: speed(json["wind_gust"]),
      direction: json["wind_deg"].number(in: 0...360))
  }

  /// The first of several conditions is the chief one.
  private static func code(_ conditions: JSONValue) -> WeatherCode? {
    conditions[0]["id"].integer.flatMap { WeatherCode(openWeather: $0) }
  }

  private static func isDay(_ conditions: JSONValue) -> Bool? {
    conditions[0]["icon"].text.flatMap { icon in
      icon.hasSuffix("d") ? true : icon.hasSuffix("n") ? false : nil
    }
  }

  /// Returns rain and snow together; both are left out where nothing falls.
  private static func fallen(_ json: JSONValue, _ span: String?) -> Precipitation? {
    func amount(_ name: String) -> Double {
      (span.map { json[name][$0] } ?? json[name]).number(in: 0...2500) ?? 0
    }
    return Precipitation(millimeters: amount("rain") + amount("snow"))
  }
}

/// The shape of the free answers of 2.5: the current weather, and steps of three hours.
struct OpenWeatherFreeShape {
  private let json: JSONValue
  private let query: WeatherQuery

  init(_ json: JSONValue, _ query: WeatherQuery) { (self.json, self.query) = (json, query) }

  func report(_ answer: HTTPResponse) -> WeatherReport {
    let offset = json["timezone"].number(in: -50_400...50_400).map { Int($0) }
    // It tells no zone; the place's own is better than a bare distance.
    let zone = PlaceZone(identifier: query.zone, offset: offset)
    return WeatherReport(
      provider: .openWeatherMap, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
  }

  var current: CurrentWeather? { OpenWeatherShape(json, query).current(Self.flat(json)) }

  func steps(_ list: JSONValue) -> [HourlyWeather] {
    list.items.prefix(40).compactMap { OpenWeatherShape.step(Self.flat($0), hours: 3) }
  }

  /// Returns the values under the names of One Call, which does not group them.
  private static func flat(_ json: JSONValue) -> JSONValue {
    let (main, wind) = (json["main"], json["wind"])
    return .members([
      "dt": json["dt"], "temp": main["temp"], "feels_like": main["feels_like"],
      "humidity": main["humidity"], "pressure": main["pressure"], "clouds": json["clouds"]["all"],
      "wind_speed": wind["speed"], "wind_gust": wind["gust"], "wind_deg": wind["deg"],
      "visibility": json["visibility"], "rain": json["rain"], "snow": json["snow"],
      "pop": json["pop"], "weather": json["weather"],
    ])
  }

  /// Adds sunrise and sunset to today, the only day of which the answer has them.
  func addSun(to days: inout [DailyWeather], _ zone: PlaceZone) {
    guard let rise = json["sys"]["sunrise"].moment, let set = json["sys"]["sunset"].moment,
      let index = days.firstIndex(where: { $0.day == zone.day(of: rise) })
    else { return }
    days[index].sunrise = rise
    days[index].sunset = set
  }
}

extension WeatherCode {
  /// Finds the nearest code to a condition of OpenWeather (openweathermap.org/weather-conditions); nil
  /// for conditions that have none, as smoke or tornado.
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

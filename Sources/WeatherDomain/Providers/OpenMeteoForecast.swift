import Core
import Foundation
import Interchange
import Networking

/// The shape of Open-Meteo's answers: columns of values beside a column of times.
struct OpenMeteoForecast {
  let json: JSONValue
  /// The zone of the place, where the answer names none that is known here.
  var placeZone: String?

  private var zone: PlaceZone {
    PlaceZone(
      identifier: json["timezone"].text, orElse: placeZone,
      offset: json["utc_offset_seconds"].number(in: -50_400...50_400).map { Int($0) })
  }

  func report(_ query: WeatherQuery, _ answer: HTTPResponse) throws(WeatherError) -> WeatherReport {
    var report = WeatherReport(
      provider: .openMeteo, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
    report.current = current
    report.hourly = Array(hourly.prefix(query.hours))
    report.daily = Array(daily.prefix(query.days))
    return try report.withValues()
  }

  private var current: CurrentWeather? {
    let values = OpenMeteoColumns(json["current"], json["current_units"])
    guard let time = moment(json["current"]["time"]) else { return nil }
    var weather = CurrentWeather(self.hour(time, values), isForecast: false)
    // Given by the hour only.
    let hour = hourlyColumns(0)
    weather.uvIndex = hour.number("uv_index", in: 0...40)
    weather.visibility = hour.number("visibility", in: 0...200_000)
    weather.dewPoint = hour.temperature("dew_point_2m")
    return weather
  }

  private func hourlyColumns(_ index: Int) -> OpenMeteoColumns {
    OpenMeteoColumns(json["hourly"], json["hourly_units"], row: index)
  }

  private var hourly: [HourlyWeather] {
    json["hourly"]["time"].items.enumerated().compactMap { index, time in
      moment(time).map { hour($0, hourlyColumns(index)) }
    }
  }

  private func hour(_ time: Date, _ values: OpenMeteoColumns) -> HourlyWeather {
    var hour = HourlyWeather(time: time)
    hour.temperature = values.temperature("temperature_2m")
    hour.feelsLike = values.temperature("apparent_temperature")
    hour.precipitation = values.precipitation("precipitation")
    hour.precipitationChance = values.percent("precipitation_probability")
    hour.wind = values.wind("wind_speed_10m", "wind_gusts_10m", "wind_direction_10m")
    hour.pressure = values.pressure("pressure_msl")
    hour.humidity = values.percent("relative_humidity_2m")
    hour.cloudCover = values.percent("cloud_cover")
    hour.uvIndex = values.number("uv_index", in: 0...40)
    hour.code = values.code("weather_code")
    hour.isDay = values.flag("is_day")
    return hour
  }

  private var daily: [DailyWeather] {
    let daily = json["daily"]
    return daily["time"].items.enumerated().compactMap { index, time in
      guard let day = calendarDay(time) else { return nil }
      let values = OpenMeteoColumns(daily, json["daily_units"], row: index)
      var weather = DailyWeather(day: day)
      weather.low = values.temperature("temperature_2m_min")
      weather.high = values.temperature("temperature_2m_max")
      weather.code = values.code("weather_code")
      weather.precipitation = values.precipitation("precipitation_sum")
      weather.precipitationChance = values.percent("precipitation_probability_max")
      weather.wind = values.wind(
        "wind_speed_10m_max", "wind_gusts_10m_max", "wind_direction_10m_dominant")
      weather.uvIndex = values.number("uv_index_max", in: 0...40)
      weather.sunrise = moment(daily["sunrise"][index])
      weather.sunset = moment(daily["sunset"][index])
      return weather
    }
  }

  var airQuality: AirQuality? {
    let current = json["current"]
    guard let time = moment(current["time"]) else { return nil }
    func amount(_ name: String) -> Double? { current[name].number(in: 0...100_000) }
    var air = AirQuality(time: time)
    air.europeanIndex = current["european_aqi"].number(in: 0...1000)
    air.usIndex = current["us_aqi"].number(in: 0...1000)
    air.pm2_5 = amount("pm2_5")
    air.pm10 = amount("pm10")
    air.ozone = amount("ozone")
    air.nitrogenDioxide = amount("nitrogen_dioxide")
    air.sulphurDioxide = amount("sulphur_dioxide")
    air.carbonMonoxide = amount("carbon_monoxide")
    air.birchPollen = amount("birch_pollen")
    return air == AirQuality(time: time) ? nil : air
  }

  // MARK: - Times
  /// Reads seconds since 1970, or the place's time as `2026-11-21T14:15`.
  private func moment(_ value: JSONValue) -> Date? {
    if let moment = value.moment { return moment }
    guard let text = value.text, let day = CalendarDay(iso: String(text.prefix(10)))
    else { return nil }
    let clock = text.dropFirst(11).split(separator: ":").map { Int($0) }
    guard clock.count >= 2, let hour = clock[0], let minute = clock[1],
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    let local = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60
    return Date(timeIntervalSince1970: TimeInterval(local - zone.offset))
  }

  /// Reads `2026-11-21`, or the moment of the place's midnight.
  private func calendarDay(_ value: JSONValue) -> CalendarDay? {
    if let text = value.text { return CalendarDay(iso: String(text.prefix(10))) }
    // At noon, an hour of summer time more or less makes no other day.
    return value.moment.map { zone.day(of: $0.addingTimeInterval(43_200)) }
  }
}

/// Values by their names, in the units that stand beside them, of one row or of a single record.
private struct OpenMeteoColumns {
  private let values: JSONValue
  private let units: JSONValue
  private let row: Int?

  init(_ values: JSONValue, _ units: JSONValue, row: Int? = nil) {
    (self.values, self.units, self.row) = (values, units, row)
  }

  private subscript(name: String) -> JSONValue { row.map { values[name][$0] } ?? values[name] }

  func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    self[name].number(in: range)
  }

  func percent(_ name: String) -> Double? { number(name, in: 0...100) }
  func flag(_ name: String) -> Bool? { self[name].integer.map { $0 != 0 } }

  func code(_ name: String) -> WeatherCode? {
    self[name].integer.flatMap { WeatherCode(rawValue: $0) }
  }

  func temperature(_ name: String) -> Temperature? {
    self[name].number.flatMap { number in
      Temperature(celsius: units[name].text == "°F" ? (number - 32) * 5 / 9 : number)
    }
  }

  func pressure(_ name: String) -> Pressure? {
    self[name].number.flatMap { Pressure(hectopascals: $0) }
  }

  func precipitation(_ name: String) -> Precipitation? {
    let factor = units[name].text == "inch" ? 25.4 : 1
    return self[name].number.flatMap { Precipitation(millimeters: $0 * factor) }
  }

  func speed(_ name: String) -> Speed? {
    let unit: Speed.Unit =
      switch units[name].text {
      case "km/h": .kilometersPerHour
      case "mp/h", "mph": .milesPerHour
      case "kn": .knots
      default: .metersPerSecond
      }
    return self[name].number.flatMap { Speed(metersPerSecond: $0 * unit.factor) }
  }

  func wind(_ speed: String, _ gusts: String, _ direction: String) -> Wind {
    Wind(
      speed: self.speed(speed), gusts: self.speed(gusts), direction: number(direction, in: 0...360))
  }
}

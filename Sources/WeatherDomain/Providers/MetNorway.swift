import Foundation
import Interchange
import Networking
import Places

/// The provider api.met.no, locationforecast 2.0: no key, but a contact in the User-Agent, four
/// decimals at most, and no request before the last answer expires.
struct MetNorway: WeatherProvider {
  static let host = "api.met.no"

  let base: URL

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    let place = query.coordinates.rounded
    // Nothing renews it sooner: the terms forbid it. The cache asks with If-Modified-Since.
    var request = HTTPRequest(
      base: base, path: "weatherapi/locationforecast/2.0/complete",
      query: [("lat", place.latitude), ("lon", place.longitude)],
      freshness: Freshness(otherwise: .seconds(1800)))
    request.accepts = { (try? Self.report(query, $0)) != nil }
    return try Self.report(query, try await ask(request))
  }

  private static func report(
    _ query: WeatherQuery, _ answer: HTTPResponse
  ) throws(WeatherError) -> WeatherReport {
    guard answer.isSuccess else { throw error(answer) }
    return try report(query, answer, try answer.json())
  }

  private static func error(_ answer: HTTPResponse) -> WeatherError {
    switch answer.status {
    case 403: .contactMissing
    case 404, 422: .noData
    default: answer.commonError ?? .refused("status \(answer.status)")
    }
  }

  private static func report(
    _ query: WeatherQuery, _ answer: HTTPResponse, _ json: JSONValue
  ) throws(WeatherError) -> WeatherReport {
    let zone = PlaceZone(
      identifier: query.zone, offset: Int((query.coordinates.longitude / 15).rounded()) * 3600)
    let series = json["properties"]["timeseries"].items
    let steps = series.compactMap { MetNorwayStep(json: $0) }
    guard let first = steps.first
    else { throw json["properties"].isObject ? .noData : .unreadable("no time series") }
    var report = WeatherReport(
      provider: .metNorway, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
    let present = steps.last { $0.time <= answer.confirmed } ?? first
    report.current = present.current
    let weather = steps.map(\.weather)
    report.hourly = weather.filter { $0.time >= present.time }
    report.daily = Array(DailySummary(zone: zone).days(of: weather).prefix(query.days))
    return try report.withValues()
  }
}

/// One entry of the time series: values of a moment, and of the hours after it.
private struct MetNorwayStep {
  let time: Date
  private let details: JSONValue
  private let next: JSONValue
  private let hours: Int

  /// Reads an entry; nil if it has no time.
  init?(json: JSONValue) {
    guard let time = json["time"].text.flatMap(Self.moment) else { return nil }
    self.time = time
    let data = json["data"]
    details = data["instant"]["details"]
    hours = data["next_1_hours"].isObject ? 1 : 6
    next = data["next_\(hours)_hours"]
  }

  /// Reads a moment such as `2026-11-21T11:00:00Z`.
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
    var current = CurrentWeather(weather, isForecast: false)
    current.dewPoint = temperature("dew_point_temperature")
    return current
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

extension WeatherCode {
  /// Finds the nearest code to a symbol of MET Norway (legend of metno/weathericons), as
  /// `lightrainshowers_day`; nil for one that is not in the legend.
  init?(metNorway symbol: String) {
    let name = symbol.prefix { $0 != "_" }
    if name.hasSuffix("andthunder") {
      self = .thunderstorm
      return
    }
    switch name {
    case "clearsky": self = .clear
    case "fair": self = .mainlyClear
    case "partlycloudy": self = .partlyCloudy
    case "cloudy": self = .overcast
    case "fog": self = .fog
    case "lightrain": self = .lightRain
    case "rain": self = .rain
    case "heavyrain": self = .heavyRain
    case "lightrainshowers": self = .lightShowers
    case "rainshowers": self = .showers
    case "heavyrainshowers": self = .violentShowers
    case "lightsleet", "lightsleetshowers": self = .lightSleet
    case "sleet", "sleetshowers", "heavysleet", "heavysleetshowers": self = .sleet
    case "lightsnow": self = .lightSnow
    case "snow": self = .snow
    case "heavysnow": self = .heavySnow
    case "lightsnowshowers": self = .lightSnowShowers
    case "snowshowers", "heavysnowshowers": self = .snowShowers
    default: return nil
    }
  }
}

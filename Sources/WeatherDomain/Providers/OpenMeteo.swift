import Foundation
import Interchange
import Networking

/// The provider api.open-meteo.com, without a key: open-meteo.com/en/docs and its air quality page.
struct OpenMeteo: WeatherProvider {
  static let host = "api.open-meteo.com"
  static let airHost = "air-quality-api.open-meteo.com"
  /// Models are run every hour at most; the answers carry no header that says so.
  private static let freshness = Freshness(otherwise: .seconds(900), renewAfter: .seconds(60))

  private static let current = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "precipitation",
    "weather_code", "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m",
    "wind_gusts_10m",
  ]
  private static let hourly = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "dew_point_2m",
    "precipitation_probability", "precipitation", "weather_code", "cloud_cover", "pressure_msl",
    "visibility", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "uv_index", "is_day",
  ]
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "sunrise", "sunset", "uv_index_max",
    "precipitation_sum", "precipitation_probability_max", "wind_speed_10m_max",
    "wind_gusts_10m_max", "wind_direction_10m_dominant",
  ]
  private static let air = [
    "european_aqi", "us_aqi", "pm10", "pm2_5", "carbon_monoxide", "nitrogen_dioxide",
    "sulphur_dioxide", "ozone", "birch_pollen",
  ]

  let base: URL
  let airBase: URL

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    var request = request(
      base, "v1/forecast", query,
      [
        ("forecast_days", String(query.days)), ("forecast_hours", String(query.hours)),
        ("wind_speed_unit", "ms"), ("timeformat", "unixtime"),
        ("current", Self.current.joined(separator: ",")),
        ("hourly", Self.hourly.joined(separator: ",")),
        ("daily", Self.daily.joined(separator: ",")),
      ])
    request.accepts = { (try? Self.report(query, $0)) != nil }
    return try Self.report(query, try await ask(request))
  }

  private static func report(
    _ query: WeatherQuery, _ answer: HTTPResponse
  ) throws(WeatherError) -> WeatherReport {
    try OpenMeteoForecast(json: try body(answer), placeZone: query.zone).report(query, answer)
  }

  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality? {
    var request = request(
      airBase, "v1/air-quality", query,
      [
        ("forecast_days", "1"), ("timeformat", "unixtime"),
        ("current", Self.air.joined(separator: ",")),
      ])
    request.accepts = { (try? Self.airQuality($0)).flatMap { $0 } != nil }
    return try Self.airQuality(try await ask(request))
  }

  private static func airQuality(_ answer: HTTPResponse) throws(WeatherError) -> AirQuality? {
    OpenMeteoForecast(json: try body(answer)).airQuality
  }

  private func request(
    _ base: URL, _ path: String, _ query: WeatherQuery, _ more: [(String, String)]
  ) -> HTTPRequest {
    let place = query.coordinates.rounded
    let common = [
      ("latitude", place.latitude), ("longitude", place.longitude), ("timezone", "auto"),
    ]
    return HTTPRequest(base: base, path: path, query: common + more, freshness: Self.freshness)
  }

  private static func body(_ answer: HTTPResponse) throws(WeatherError) -> JSONValue {
    if answer.isSuccess {
      let json = try answer.json()
      guard json.isObject else { throw .unreadable("no object") }
      return json
    }
    if let error = answer.commonError { throw error }
    throw .refused((try? answer.json())?["reason"].text ?? "status \(answer.status)")
  }
}

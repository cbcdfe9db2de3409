import Foundation

/// What the network answers about the weather: an `index.json` and its files, in the shapes of
/// Open-Meteo, for the moment that journeys begin at.
struct WeatherAnswers: Sendable {
  var code = 61
  var temperature = 3.4
  var gusts = 9.0
  var uvIndex = 2.0
  var zone = "Europe/Berlin"
  /// Seconds east of Greenwich.
  var offset = 3600
  /// The index of Europe; nil where nobody knows the air.
  var air: Int? = 18
  /// Further answers: `{"path": "/list.json", "file": "list.json"}`.
  var rules: [[String: String]] = []
  /// The number of hours that the provider knows.
  var hours = 192
  var files: [String: Data] = [:]
  /// With gusts of a storm.
  var stormHours = 0..<0

  private var start: Int { Int(Launch().date.timeIntervalSince1970) }

  /// For ``Launch/answers``.
  var all: [String: Data] {
    get throws {
      var answers = files
      var index = [["path": "/v1/forecast", "file": "forecast.json"]] + rules
      answers["forecast.json"] = try Self.json(forecast)
      if let air {
        index.append(["path": "/v1/air-quality", "file": "air.json"])
        answers["air.json"] = try Self.json(
          ["utc_offset_seconds": offset, "current": ["time": start, "european_aqi": air]])
      }
      answers["index.json"] = try Self.json(["answers": index])
      return answers
    }
  }

  /// No connection at all.
  static var none: [String: Data] { ["index.json": Data(#"{"answers": []}"#.utf8)] }

  private var forecast: [String: Any] {
    [
      "utc_offset_seconds": offset, "timezone": zone, "current": current, "hourly": hourly,
      "daily": daily,
    ]
  }

  private var current: [String: Any] {
    [
      "time": start, "temperature_2m": temperature, "apparent_temperature": temperature - 4.6,
      "relative_humidity_2m": 84, "is_day": 1, "precipitation": 0.2, "weather_code": code,
      "pressure_msl": 1014.6, "wind_speed_10m": 5.2, "wind_direction_10m": 225,
      "wind_gusts_10m": gusts,
    ]
  }

  private var hourly: [String: Any] {
    let hours = Array(0..<hours)
    return [
      "time": hours.map { start + $0 * 3600 },
      "temperature_2m": hours.map { temperature + Double(abs($0 % 24 - 12)) / 2 - 3 },
      "apparent_temperature": hours.map { temperature + Double(abs($0 % 24 - 12)) / 2 - 7 },
      "precipitation_probability": hours.map { $0 * 7 % 101 },
      "weather_code": hours.map { _ in code }, "uv_index": hours.map { _ in uvIndex },
      "precipitation": hours.map { Double($0 % 5) / 10 },
      "pressure_msl": hours.map { 1014.6 - Double($0) / 4 },
      "wind_speed_10m": hours.map { 3.2 + Double($0 % 6) },
      "wind_gusts_10m": hours.map { stormHours.contains($0) ? 26.4 : 7.2 + Double($0 % 6) },
      "wind_direction_10m": hours.map { $0 * 15 % 360 },
      "cloud_cover": hours.map { $0 * 11 % 101 },
    ]
  }

  private var daily: [String: Any] {
    let days = Array(0..<16)
    let midnight = start - (start + offset) % 86_400
    let codes = [code, 3, 0, 61, 71, 95, 2, 45, 80, 51, 66, 1, 0, 3, 61, 2]
    return [
      "time": days.map { midnight + $0 * 86_400 }, "weather_code": codes,
      "temperature_2m_max": days.map { temperature + 4 + Double($0 % 3) },
      "temperature_2m_min": days.map { temperature - 6 + Double($0 % 4) },
      "precipitation_probability_max": days.map { ($0 * 13 + 40) % 101 },
    ]
  }

  static func json(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }
}

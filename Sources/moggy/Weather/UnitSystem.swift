import ArgumentParser
import WeatherDomain

/// Units that go together, as `--units` names them.
enum UnitSystem: String, CaseIterable, ExpressibleByArgument {
  /// °C, km/h, hPa, mm.
  case metric
  /// °F, mph, inHg, inches.
  case imperial
  /// °C, mph, hPa, mm.
  case british
  /// °C, m/s, hPa, mm.
  case si

  var units: WeatherUnits {
    switch self {
    case .metric: WeatherUnits(speed: .kilometersPerHour)
    case .imperial: .usual(inRegion: "US")
    case .british: WeatherUnits(speed: .milesPerHour)
    case .si: WeatherUnits()
    }
  }
}

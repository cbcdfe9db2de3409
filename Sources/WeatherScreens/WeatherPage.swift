/// Which screen of the weather is shown.
public enum WeatherPage: String, Sendable, Hashable {
  case main, favourites, settings, map

  /// Where it lies, from left to right: a screen further right comes in from there.
  var depth: Int {
    switch self {
    case .favourites: 0
    case .main: 1
    case .settings: 2
    case .map: 3
    }
  }
}

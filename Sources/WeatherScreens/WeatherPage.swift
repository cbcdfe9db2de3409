/// Which screen of the weather is shown.
public enum WeatherPage: String, Sendable, Hashable {
  case main, favourites, settings, map
}

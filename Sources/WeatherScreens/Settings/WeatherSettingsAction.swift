import WeatherDomain

/// What can happen in the settings of the weather.
public enum WeatherSettingsAction: Sendable {
  case opened
  /// A word to the parent: these hold now.
  case changed(WeatherSettings)
  /// A word to the parent: to the map.
  case mapTapped
  /// A word to the parent: leave.
  case closed
  /// A word to the parent.
  case notice(String)
}

import WeatherDomain

/// The screen of the weather's settings.
public struct WeatherSettingsState: Equatable, Sendable {
  public init() {}
}

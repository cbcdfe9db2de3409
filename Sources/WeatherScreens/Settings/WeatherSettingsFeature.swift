import AppRuntime
import Terminal
import Toolkit
import WeatherDomain

/// The default place and how the weather is shown (W-20 to W-26).
struct WeatherSettingsFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
  }

  func update(
    _ state: inout WeatherSettingsState, _ action: WeatherSettingsAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    .none
  }

  func view(
    _ state: WeatherSettingsState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<WeatherSettingsAction> {
    Text("WeatherSettings").fill().bindings(
      "Weather", [KeyBinding("weather.settings.map", ["m"], "map", .mapTapped)])
  }
}

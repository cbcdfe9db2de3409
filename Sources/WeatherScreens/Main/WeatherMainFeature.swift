import AppRuntime
import Terminal
import Toolkit
import WeatherDomain

/// The weather now, hour by hour and day by day, with the walk card (W-01 to W-09, P-20 to P-30).
struct WeatherMainFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
  }

  func update(
    _ state: inout WeatherMainState, _ action: WeatherMainAction, _ settings: WeatherSettings
  ) -> Effect<WeatherMainAction> {
    if case .placeOpened(let place) = action { state.place = place }
    return .none
  }

  func view(
    _ state: WeatherMainState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<WeatherMainAction> {
    Text(state.place?.english.title ?? "Weather").fill().bindings(
      "Weather",
      [
        KeyBinding("weather.favourites", ["f", "["], "favourites", .favouritesTapped),
        KeyBinding("weather.settings", ["s", "]"], "settings", .settingsTapped),
      ])
  }
}

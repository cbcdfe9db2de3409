import AppRuntime
import WeatherScreens

/// The Weather tab within the shell.
extension ShellFeature {
  func updateWeather(
    _ state: inout ShellState, _ action: WeatherAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = weather.update(&state.weather, action, environment)
      .map(id: "weather", ShellAction.weather)
    if case .failed(let reason) = action { return .merge(effect, .output(.failed(reason))) }
    return effect
  }
}

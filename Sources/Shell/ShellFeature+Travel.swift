import AppRuntime
import TravelScreens

/// The Travel tab within the shell.
extension ShellFeature {
  func updateTravel(
    _ state: inout ShellState, _ action: TravelAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = travel.update(&state.travel, action, environment)
      .map(id: "travel", ShellAction.travel)
    if case .failed(let reason) = action { return .merge(effect, .output(.failed(reason))) }
    return effect
  }
}

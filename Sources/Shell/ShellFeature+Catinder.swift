import AppRuntime
import CatinderScreens

/// The Catinder tab within the shell.
extension ShellFeature {
  func updateCatinder(
    _ state: inout ShellState, _ action: CatinderAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = catinder.update(&state.catinder, action, environment)
      .map(id: "catinder", ShellAction.catinder)
    if case .failed(let reason) = action { return .merge(effect, .output(.failed(reason))) }
    return effect
  }
}

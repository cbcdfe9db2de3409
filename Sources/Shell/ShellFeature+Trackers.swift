import AppRuntime
import TrackersScreens

/// The Trackers tab within the shell.
extension ShellFeature {
  func updateTrackers(
    _ state: inout ShellState, _ action: TrackersAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = trackers.update(&state.trackers, action, environment)
      .map(id: "trackers", ShellAction.trackers)
    if case .failed(let reason) = action { return .merge(effect, .output(.failed(reason))) }
    return effect
  }
}

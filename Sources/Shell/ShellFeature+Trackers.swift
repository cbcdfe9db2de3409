import AppRuntime
import TrackersScreens

/// The Trackers tab within the shell.
extension ShellFeature {
  func updateTrackers(
    _ state: inout ShellState, _ action: TrackersAction
  ) -> Effect<ShellAction> {
    let effect = trackers.update(&state.trackers, action).map(id: "trackers", ShellAction.trackers)
    if case .failed(let reason) = action { return .merge(effect, .output(.failed(reason))) }
    return effect
  }
}

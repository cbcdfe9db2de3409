import AppRuntime
import Core
import PetsScreens
import ProfileScreens
import Semantics
import Toolkit

/// The list of pets behind the first row of the Profile tab.
extension ShellFeature {
  /// Opens it where there is something in it, and says so where there is not (P-71).
  func openRoster(
    _ state: inout ShellState, _ environment: Environment
  ) -> Effect<ShellAction> {
    if state.profile.petCount == 0 {
      return show(&state, PetsWords(environment.language).noPets)
    }
    let list = RosterState()
    state.roster = list
    return lifted(roster.start(list))
  }

  func updateRoster(
    _ state: inout ShellState, _ action: RosterAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    guard var list = state.roster else { return .none }
    let effect = lifted(roster.update(&list, action, environment))
    state.roster = list
    switch action {
    case .removed(let pet): return updatePets(&state, .removed(pet), environment)
    case .failed(let reason):
      state.roster = nil
      return .merge(lifted(roster.stop), .output(.failed(reason)))
    case .closed:
      state.roster = nil
      return lifted(roster.stop)
    default: return effect
    }
  }

  func rosterView(
    _ state: ShellState, _ environment: Environment
  ) -> Element<ShellAction>? {
    state.roster.map { list in
      let back = ProfileWords(environment.language).title
      return roster.view(list, language: environment.language, back: back).map(ShellAction.roster)
    }
  }

  private func lifted(_ effect: Effect<RosterAction>) -> Effect<ShellAction> {
    effect.map(id: "roster", ShellAction.roster)
  }
}

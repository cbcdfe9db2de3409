import AppRuntime
import Interchange
import PetsDomain
import PetsScreens
import ProfileScreens
import Toolkit
import TrackersScreens

/// The introduction, Premium, and what is to be had without it.
extension ShellFeature {
  func updateIntroduction(
    _ state: inout ShellState, _ action: IntroductionAction
  ) -> Effect<ShellAction> {
    switch action {
    case .pageShown(let page):
      state.front = .introduction(page: page)
      return .none
    case .ended:
      // Once, by itself; then only on demand (P-77).
      state.front = state.hasPremium ? nil : .premium(nil)
      return save { [dependencies] in try await dependencies.saveIntroduced(true) }
    }
  }

  func updatePremium(
    _ state: inout ShellState, _ action: PremiumAction
  ) -> Effect<ShellAction> {
    state.front = nil
    guard case .getTapped = action else { return .none }
    // Nothing is told before it is kept.
    return .run("save settings", line: "settings") { [dependencies] send in
      do {
        try await dependencies.savePremium(true)
        send(.premiumKept)
      } catch {
        send(.failed(ErrorText.of(error)))
      }
    }
  }

  /// Whether one more pet may be added: one is free. Those that are there stay, however many (P-45).
  func mayAdd(_ state: ShellState) -> Bool {
    state.hasPremium || (state.profile.petCount ?? state.pets.page?.total ?? 0) == 0
  }

  /// How many pets there are, whatever is searched for.
  func countPets() -> Effect<ShellAction> {
    .subscribe("count") { [dependencies] send in
      let watch = dependencies.pets.observePage(PetQuery(limit: 1)) { result in
        if case .success(let page) = result { send(.petsCounted(page.total)) }
      }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }

  /// Sets back what a developer wants to see once more (P-76).
  func reset(
    _ state: inout ShellState, _ reset: ProfileReset, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch reset {
    case .launch:
      return .merge(
        updateTrackers(&state, .introductionReset, environment),
        save { [dependencies] in try await dependencies.saveIntroduced(false) })
    case .premium:
      state.hasPremium = false
      return save { [dependencies] in try await dependencies.savePremium(false) }
    }
  }

  /// Removes files that nobody refers to any more, once the list stands and nobody waits for it.
  func sweepFiles(_ state: inout ShellState) -> Effect<ShellAction> {
    guard !state.isSwept else { return .none }
    state.isSwept = true
    return .run("sweep files") { [dependencies] send in
      do { try await dependencies.pets.sweepFiles() } catch {
        send(.failed(ErrorText.of(error)))
      }
    }
  }
}

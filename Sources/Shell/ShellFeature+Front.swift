import AppRuntime
import PetsDomain
import PetsScreens
import ProfileScreens
import Toolkit

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
      return save { try await dependencies.saveIntroduced(true) }
    }
  }

  func updatePremium(
    _ state: inout ShellState, _ action: PremiumAction
  ) -> Effect<ShellAction> {
    state.front = nil
    guard case .getTapped = action else { return .none }
    state.hasPremium = true
    return .merge(
      show(&state, PremiumWords(state.language).got), .cancel("count"),
      save { try await dependencies.savePremium(true) })
  }

  /// Whether one more pet may be added: one is free. Those that are there stay, however many (P-45).
  func mayAdd(_ state: ShellState) -> Bool {
    state.hasPremium || (state.petCount ?? state.pets.page?.total ?? 0) == 0
  }

  /// How many pets there are, whatever is searched for; with Premium it does not matter.
  func countPets(_ state: ShellState) -> Effect<ShellAction> {
    guard !state.hasPremium else { return .none }
    return .subscribe("count") { [dependencies] send in
      let watch = dependencies.pets.observePage(PetQuery(limit: 1)) { result in
        if case .success(let page) = result { send(.petsCounted(page.total)) }
      }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }

  /// Removes files that nobody refers to any more, once the list stands and nobody waits for it.
  func sweepFiles(_ state: inout ShellState) -> Effect<ShellAction> {
    guard !state.isSwept else { return .none }
    state.isSwept = true
    return .run("sweep files") { [dependencies] send in
      do { try await dependencies.pets.sweepFiles() } catch {
        send(.failed(String(describing: error)))
      }
    }
  }
}

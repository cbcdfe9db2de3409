import AppRuntime
import Core
import PetsDomain
import Toolkit

/// The health books, in front of the cards.
extension PetsFeature {
  func updateHealth(
    _ state: inout PetsState, _ action: HealthAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    var leaving = Effect<PetsAction>.none
    if case .opened = action {
      // What is being typed on the card is saved first, or stays where it cannot be.
      guard let saving = commit(&state) else { return .none }
      leaving = saving
    }
    return .merge(leaving, lifted(health.update(&state.health, action, environment)))
  }

  /// Follows the book of the pet whose card is open.
  func followBook(_ state: inout PetsState) -> Effect<PetsAction> {
    if state.health.language != state.language { state.health.language = state.language }
    if state.health.weightUnit != state.weightUnit { state.health.weightUnit = state.weightUnit }
    let card = state.card.flatMap { $0.isNew ? nil : $0.pet.id }
    if health.isFollowing(state.health, card: card) { return .none }
    return lifted(health.follow(&state.health, card: card))
  }

  func healthView(_ state: PetsState) -> Element<PetsAction>? {
    health.view(state.health, back: PetsWords(state.language).title)
      .map { $0.map(PetsAction.health) }
  }

  private func lifted(_ effect: Effect<HealthAction>) -> Effect<PetsAction> {
    effect.map(PetsAction.health)
  }
}

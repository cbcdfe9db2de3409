import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func openTopCard(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let top = state.deck.deck.top else { return .none }
    return open(
      FullCardState(profile: top.profile, photo: top.photo, isTop: true), &state, environment)
  }

  /// Shows somebody in full, in front of whatever stands there.
  func open(
    _ card: FullCardState, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.card = card
    return fetch(card.profile.photosNames, &state, environment)
  }

  func updateCard(
    _ state: inout CatinderState, _ action: FullCardAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard var card = state.card else { return .none }
    switch action {
    case .photoChosen(let index): card.photo = index
    case .turned(let forward): card.photo += forward ? 1 : -1
    case .decided(let decision): return card.isTop ? decide(decision, &state, environment) : .none
    case .closed:
      state.card = nil
      return .none
    }
    if card.profile.photosNames.indices.contains(card.photo) { state.card = card }
    return .none
  }
}

/// The actions of a card in full.
public enum FullCardAction: Sendable {
  case photoChosen(Int)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case decided(Decision)
  case closed
}

/// A card in full.
struct FullCardState: Equatable, Sendable {
  let profile: Profile
  var photo = 0
  /// True for the top card of the deck, which can be decided on here too.
  var isTop = false
}

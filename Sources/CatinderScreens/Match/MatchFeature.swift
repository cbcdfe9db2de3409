import AppRuntime
import CatinderDomain
import Toolkit

extension CatinderFeature {
  /// One at a time; the same match is told once, whoever tells it first.
  func show(
    matchWith partner: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let isTakenBack = state.deck.deck.cards.contains { $0.id == partner.uid }
    guard !isTakenBack, state.announced.insert(partner.uid).inserted else { return .none }
    state.matches.append(partner)
    // The pointer lets go of a card that it drags.
    state.deck.turn.drop()
    let isKnown = state.profile.map { state.messages.index(of: partner.uid, $0.uid) != nil }
    let matches = isKnown == true ? Effect<CatinderAction>.none : loadMatches(state, environment)
    let photos = [state.profile?.photosNames.first, partner.photosNames.first]
    return .merge(fetch(photos.compactMap { $0 }, &state, environment), matches)
  }

  func updateMatch(
    _ state: inout CatinderState, _ action: MatchAction
  ) -> Effect<CatinderAction> {
    guard !state.matches.isEmpty else { return .none }
    let partner = state.matches.removeFirst()
    switch action {
    case .messageTapped: return .output(.chatOpened(partner))
    case .closed: return .none
    }
  }
}

/// The actions of a match.
public enum MatchAction: Sendable {
  case messageTapped
  case closed
}

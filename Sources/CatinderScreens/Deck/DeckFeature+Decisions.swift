import AppRuntime
import CatinderDomain
import Toolkit

/// Likes and dislikes: they count at once here, and are told to the server in their order.
extension DeckFeature {
  func decide(
    _ decision: Decision, _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    guard let decided = state.deck.decide(decision) else { return .none }
    state.turn.turn(.away(DeckState.side(of: decision)))
    let told = tell(PastDecision(decided.card.profile, decision), &state, environment)
    return .merge(told, fetchPhotos(&state, environment), loadMore(&state, environment))
  }

  private func tell(
    _ one: PastDecision, _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    state.told.append(one)
    return client.ask("decision", queue: Self.decisions, environment) {
      [dependencies = client.dependencies] service throws(CatinderError) in
      let isMutual = try await service.decide(one.decision, on: one.profile.uid)
      dependencies.changeKeptDeck { $0.removeAll { $0.uid == one.profile.uid } }
      return isMutual
    } tell: {
      .answered(one.profile, one.decision, $0)
    }
  }

  func answered(
    _ profile: Profile, _ decision: Decision, _ result: Result<Bool, CatinderError>,
    _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    // Whoever has been taken back meanwhile is not waited for any more.
    let isTakenBack = state.deck.cards.contains { $0.id == profile.uid }
    state.told.removeAll { $0.profile.uid == profile.uid && $0.decision == decision }
    state.unsent.removeAll { $0.profile.uid == profile.uid }
    switch result {
    case .success:
      state.failure = nil
      return resend(&state, environment)
    case .failure(.notFound): return .none
    case .failure(let error):
      if isTakenBack { return .none }
      state.unsent.append(PastDecision(profile, decision))
      state.failure = error
      return .none
    }
  }

  /// Tells the server once more what it has not taken.
  func resend(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    let unsent = state.unsent
    state.unsent = []
    var effect = Effect<DeckAction>.none
    for one in unsent { effect = .merge(effect, tell(one, &state, environment)) }
    return effect
  }

  // MARK: Taking back
  /// The newest first, as often as there is something to take back.
  func undo(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    guard let decided = state.deck.undo()
    else { return .notice(CatinderWords(environment).nothingToUndo) }
    let profile = decided.card.profile
    state.turn.turn(.back(DeckState.side(of: decided.decision)))
    state.told.removeAll { $0.profile.uid == profile.uid }
    let photos = fetchPhotos(&state, environment)
    if let index = state.unsent.firstIndex(where: { $0.profile.uid == profile.uid }) {
      state.unsent.remove(at: index)
      if state.unsent.isEmpty { state.failure = nil }
      return photos
    }
    let withdrawal: Effect<DeckAction> = client.ask("take back", queue: Self.decisions, environment)
    {
      [dependencies = client.dependencies] service throws(CatinderError) in
      let withdrawal = try await service.undo(profile.uid)
      if case .withdrawn = withdrawal { dependencies.changeKeptDeck { $0.insert(profile, at: 0) } }
      return withdrawal
    } tell: {
      .withdrawn(profile, $0)
    }
    // Further back goes what was decided before the program was started.
    let rest = state.deck.canUndo ? .none : loadPast(state, environment)
    return .merge(photos, withdrawal, rest)
  }

  /// Asks what was decided before, once all that was decided here is told.
  func loadPast(_ state: DeckState, _ environment: Environment) -> Effect<DeckAction> {
    client.ask("decisions of before", queue: Self.decisions, environment) {
      service throws(CatinderError) in
      try await service.decisions()
    } tell: {
      .remembered($0)
    }
  }

  /// A match with messages stays, and so its card does not come back.
  func withdrawn(
    _ profile: Profile, _ result: Result<Withdrawal, CatinderError>,
    _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    let words = CatinderWords(environment)
    switch result {
    case .success(.withdrawn), .failure(.notFound): return .none
    case .success(.matchStays):
      state.deck.drop(profile.uid)
      return .merge(fetchPhotos(&state, environment), .notice(words.matchStays(profile.name)))
    case .failure(let error): return .notice(words.words(error))
    }
  }
}

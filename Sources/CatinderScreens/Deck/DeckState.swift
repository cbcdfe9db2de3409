import AppRuntime
import CatinderDomain
import Core
import Toolkit

/// The actions of the deck.
public enum DeckAction: Sendable {
  case loaded(Result<[Profile], CatinderError>)
  case decided(Decision)
  /// The answer of the server to a decision: true for a match.
  case answered(Profile, Decision, Result<Bool, CatinderError>)
  case undoTapped
  /// The earlier decisions, which can still be taken back.
  case remembered(Result<[PastDecision], CatinderError>)
  case withdrawn(Profile, Result<Withdrawal, CatinderError>)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case infoTapped
  case boostTapped
  case boosted(Result<Duration, CatinderError>)
  case boostTicked
  case startAgainTapped
  /// The answer to the question if all choices are to be forgotten.
  case startAgainAnswered(Bool)
  case startedAgain(Result<[Profile], CatinderError>)
  case photoLoaded(String, file: String?)
}

/// The cards, and what is under way with them.
struct DeckState: Equatable, Sendable {
  enum Loading: Equatable, Sendable {
    case loading, ready
    case failed(CatinderError)
  }

  enum Photo: Equatable, Sendable {
    case loading, failed
    /// The path of its file.
    case ready(String)
  }

  var deck = Deck()
  var loading = Loading.loading
  /// The server is being asked for more: nobody knows yet whether these were all.
  var isAsking = false
  /// True while the user is asked if all choices are to be forgotten.
  var isStartAgainAsked = false
  /// The movement of the top card.
  var turn = DragTurn()
  /// The ends of its photos that were run against.
  var nudge = Nudge()
  /// On their way to the server, the oldest first.
  var told: [PastDecision] = []
  /// The decisions that the server has not taken, the oldest first.
  var unsent: [PastDecision] = []
  /// Why the first of them was not taken.
  var failure: CatinderError?
  /// Seconds that are left; nil without a boost.
  var boost: Int?
  var isBoostAsked = false
  /// By their names.
  var photos: [String: Photo] = [:]

  /// The decisions that are not known to be with the server.
  var untaken: [PastDecision] { unsent + told }

  /// True where the deck is known, and empty.
  var isEmpty: Bool { loading == .ready && deck.cards.isEmpty }
  /// Only where there is something to forget, and nobody left to decide on.
  var canStartAgain: Bool { isEmpty && deck.canUndo }
  var canBoost: Bool { boost == nil && !isBoostAsked }

  /// The side a card flies off to.
  static func side(of decision: Decision) -> DragSide {
    switch decision {
    case .like: .right
    case .dislike: .left
    case .superlike: .up
    }
  }
}

/// Likes and dislikes: they count at once here, and are told to the server in their order.
extension CatinderFeature {
  func decide(
    _ decision: Decision, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let decided = state.deck.deck.decide(decision) else { return .none }
    state.card = nil
    state.deck.turn.turn(.away(DeckState.side(of: decision)))
    let told = tell(PastDecision(decided.card.profile, decision), &state, environment)
    return .merge(told, fetchPhotos(&state, environment), loadMore(&state, environment))
  }

  private func tell(
    _ one: PastDecision, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.deck.told.append(one)
    return ask(state, "decision", queue: Self.decisions, environment) {
      [dependencies] service throws(CatinderError) in
      let isMutual = try await service.decide(one.decision, on: one.profile.uid)
      dependencies.changeKeptDeck { $0.removeAll { $0.uid == one.profile.uid } }
      return isMutual
    } tell: {
      .deck(.answered(one.profile, one.decision, $0))
    }
  }

  func answered(
    _ profile: Profile, _ decision: Decision, _ result: Result<Bool, CatinderError>,
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    // Whoever has been taken back meanwhile is not waited for any more.
    let isTakenBack = state.deck.deck.cards.contains { $0.id == profile.uid }
    state.deck.told.removeAll { $0.profile.uid == profile.uid && $0.decision == decision }
    state.deck.unsent.removeAll { $0.profile.uid == profile.uid }
    switch result {
    case .success(let isMutual):
      state.deck.failure = nil
      let rest = resend(&state, environment)
      return isMutual ? .merge(rest, show(matchWith: profile, &state, environment)) : rest
    case .failure(.notFound): return .none
    case .failure(let error):
      if isTakenBack { return .none }
      state.deck.unsent.append(PastDecision(profile, decision))
      state.deck.failure = error
      return .none
    }
  }

  /// Tells the server once more what it has not taken.
  func resend(_ state: inout CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    let unsent = state.deck.unsent
    state.deck.unsent = []
    var effect = Effect<CatinderAction>.none
    for one in unsent { effect = .merge(effect, tell(one, &state, environment)) }
    return effect
  }

  // MARK: Taking back

  /// The newest first, as often as there is something to take back.
  func undo(_ state: inout CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    guard let decided = state.deck.deck.undo() else {
      return .notice(CatinderWords(environment.language).nothingToUndo)
    }
    let profile = decided.card.profile
    state.deck.turn.turn(.back(DeckState.side(of: decided.decision)))
    state.matches.removeAll { $0.uid == profile.uid }
    state.announced.remove(profile.uid)
    state.deck.told.removeAll { $0.profile.uid == profile.uid }
    let photos = fetchPhotos(&state, environment)
    if let index = state.deck.unsent.firstIndex(where: { $0.profile.uid == profile.uid }) {
      state.deck.unsent.remove(at: index)
      if state.deck.unsent.isEmpty { state.deck.failure = nil }
      return photos
    }
    let withdrawal = ask(state, "take back", queue: Self.decisions, environment) {
      [dependencies] service throws(CatinderError) in
      let withdrawal = try await service.undo(profile.uid)
      if withdrawal == .withdrawn { dependencies.changeKeptDeck { $0.insert(profile, at: 0) } }
      return withdrawal
    } tell: {
      .deck(.withdrawn(profile, $0))
    }
    // Further back goes what was decided before the program was started.
    let rest = state.deck.deck.canUndo ? .none : loadPast(state, environment)
    return .merge(photos, withdrawal, rest)
  }

  /// Asks what was decided before, once all that was decided here is told.
  func loadPast(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    ask(state, "decisions of before", queue: Self.decisions, environment) {
      service throws(CatinderError) in
      try await service.decisions()
    } tell: {
      .deck(.remembered($0))
    }
  }

  /// A match with messages stays, and so its card does not come back.
  func withdrawn(
    _ profile: Profile, _ result: Result<Withdrawal, CatinderError>,
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let words = CatinderWords(environment.language)
    switch result {
    case .success(.withdrawn), .failure(.notFound):
      forget(matchWith: profile.uid, &state)
      return .none
    case .success(.matchStays):
      state.deck.deck.drop(profile.uid)
      return .merge(
        fetchPhotos(&state, environment), .notice(words.matchStays(profile.name)))
    case .failure(let error): return .notice(words.words(error))
    }
  }
}

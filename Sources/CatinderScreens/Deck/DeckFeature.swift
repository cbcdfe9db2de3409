import AppRuntime
import CatinderDomain
import Core
import Semantics
import Toolkit

extension CatinderFeature {
  func updateDeck(
    _ state: inout CatinderState, _ action: DeckAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    switch action {
    case .loaded(let result): return take(result, &state, environment)
    case .decided(let decision): return decide(decision, &state, environment)
    case .answered(let profile, let decision, let result):
      return answered(profile, decision, result, &state, environment)
    case .undoTapped: return undo(&state, environment)
    case .remembered(.success(let past)):
      state.deck.deck.remember(past)
      return .none
    case .remembered(.failure): return .none
    case .withdrawn(let profile, let result): return withdrawn(profile, result, &state, environment)
    case .turned(let forward):
      if !state.deck.deck.turnTop(forward: forward) { state.deck.nudge.push(right: forward) }
      return .none
    case .infoTapped: return openTopCard(&state, environment)
    case .boostTapped, .boosted, .boostTicked: return updateBoost(&state, action, environment)
    case .startAgainTapped:
      state.deck.isStartAgainAsked = state.deck.canStartAgain
      return .none
    case .startAgainAnswered(let isWanted):
      state.deck.isStartAgainAsked = false
      return isWanted ? startAgain(state, environment) : .none
    case .startedAgain(let result): return restarted(result, &state, environment)
    case .photoLoaded(let name, let file):
      state.deck.photos[name] = file.map { .ready($0) } ?? .failed
      return .none
    }
  }

  // MARK: Loading

  /// Behind the decisions, so that nobody comes back who was decided on.
  func loadDeck(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    (state.deck.loading, state.deck.isAsking) = (.loading, true)
    return ask(state, "cats", keptAs: "cats", queue: Self.decisions, environment) {
      service throws(CatinderError) in
      try await service.profiles()
    } tell: {
      .deck(.loaded($0))
    }
  }

  /// Before the last card is gone, and once more when it is; meanwhile nothing changes on the screen,
  /// so that the keys of a hand that goes on stay in the deck.
  func loadMore(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard [0, 5].contains(state.deck.deck.cards.count) else { return .none }
    return loadQuietly(&state, environment)
  }

  private func loadQuietly(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let known = state.deck.loading
    defer { state.deck.loading = known }
    return loadDeck(&state, environment)
  }

  /// Others may have come since the deck was empty, and a server that failed may do better now.
  func lookAgain(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    if case .failed = state.deck.loading { return loadDeck(&state, environment) }
    return state.deck.isEmpty && !state.deck.isAsking ? loadQuietly(&state, environment) : .none
  }

  private func take(
    _ result: Result<[Profile], CatinderError>, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.deck.isAsking = false
    switch result {
    case .success(let profiles):
      state.deck.loading = .ready
      state.deck.deck.add(profiles)
    case .failure(let error): state.deck.loading = .failed(error)
    }
    return fetchPhotos(&state, environment)
  }

  /// Forgets what was decided, where the deck was seen to its end.
  private func startAgain(
    _ state: CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    ask(state, "start again", queue: Self.decisions, environment) {
      [dependencies] service throws(CatinderError) in
      try await service.startAgain()
      let profiles = try await service.profiles()
      dependencies.changeKeptDeck { $0 = profiles }
      return profiles
    } tell: {
      .deck(.startedAgain($0))
    }
  }

  private func restarted(
    _ result: Result<[Profile], CatinderError>, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    let words = CatinderWords(environment.language)
    guard case .failure(let error) = result else {
      (state.deck.deck, state.deck.unsent, state.deck.failure) = (Deck(), [], nil)
      return .merge(take(result, &state, environment), .notice(words.everybodyIsBack))
    }
    return .notice(words.words(error))
  }

  // MARK: Photos

  /// All of the top card, and the first of those behind it.
  func fetchPhotos(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let cards = state.deck.deck.cards
    var names = cards.first?.profile.photosNames ?? []
    names += cards.dropFirst().prefix(2).compactMap { $0.profile.photosNames.first }
    return fetch(names, &state, environment)
  }

  /// Fetches the photos that are not there yet, one after another, in the order of their names.
  func fetch(
    _ names: [String], _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let wanted = names.filter { state.deck.photos[$0] == nil }
    if wanted.isEmpty { return .none }
    for name in wanted { state.deck.photos[name] = .loading }
    let language = environment.language
    return .run("photos of cats") { [dependencies] send in
      for name in wanted {
        let service = try? await dependencies.service(language)
        var file: String?
        if let service { file = try? await dependencies.photos.file(name, from: service) }
        send(.deck(.photoLoaded(name, file: file)))
      }
    }
  }

  /// Tries again what could not be fetched or told.
  func retryDeck(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.deck.photos = state.deck.photos.filter { $0.value != .failed }
    return .merge(fetchPhotos(&state, environment), resend(&state, environment))
  }

  // MARK: Boost

  private func updateBoost(
    _ state: inout CatinderState, _ action: DeckAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .boostTapped where state.deck.canBoost:
      state.deck.isBoostAsked = true
      return ask(state, "boost", environment) { service throws(CatinderError) in
        try await service.boost()
      } tell: {
        .deck(.boosted($0))
      }
    case .boostTapped: return .notice(CatinderWords(environment.language).boostRuns)
    case .boosted(let result):
      state.deck.isBoostAsked = false
      switch result {
      case .success(let duration): state.deck.boost = Int(duration.components.seconds)
      case .failure(let error):
        return .notice(CatinderWords(environment.language).words(error))
      }
    case .boostTicked: state.deck.boost = state.deck.boost.map { $0 - 1 }
    default: return .none
    }
    if let left = state.deck.boost, left <= 0 { state.deck.boost = nil }
    return state.deck.boost == nil
      ? .none : .after(.seconds(1), id: Self.boost, .deck(.boostTicked))
  }
}

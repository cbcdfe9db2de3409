import AppRuntime
import CatinderDomain
import Toolkit

/// The deck of cards: decisions on cats, and their photos.
struct DeckFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout DeckState, _ action: DeckAction, _ environment: Environment
  ) -> Effect<DeckAction> {
    switch action {
    case .loaded(let result): return take(result, &state, environment)
    case .decided(let decision): return decide(decision, &state, environment)
    case .answered(let profile, let decision, let result):
      return answered(profile, decision, result, &state, environment)
    case .undoTapped: return undo(&state, environment)
    case .remembered(.success(let past)):
      state.deck.remember(past)
      return .none
    case .remembered(.failure): return .none
    case .withdrawn(let profile, let result): return withdrawn(profile, result, &state, environment)
    case .turned(let forward):
      if !state.deck.turnTop(forward: forward) { state.nudge.push(right: forward) }
      return .none
    case .infoTapped, .signal: return .none
    case .boostTapped, .boosted, .boostTicked: return updateBoost(&state, action, environment)
    case .startAgainTapped:
      state.isStartAgainAsked = state.canStartAgain
      return .none
    case .startAgainAnswered(let isWanted):
      state.isStartAgainAsked = false
      return isWanted ? startAgain(state, environment) : .none
    case .startedAgain(let result): return restarted(result, &state, environment)
    case .photoLoaded(let name, let file):
      state.photos[name] = file.map { .ready($0) } ?? .failed
      return .none
    }
  }

  // MARK: Loading
  /// Behind the decisions, so that nobody comes back who was decided on.
  func load(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    (state.loading, state.isAsking) = (.loading, true)
    return client.ask("cats", keptAs: "cats", queue: Self.decisions, environment) {
      service throws(CatinderError) in
      try await service.profiles()
    } tell: {
      .loaded($0)
    }
  }

  /// Before the last card is gone, and once more when it is; meanwhile nothing changes on the screen,
  /// so that the keys of a hand that goes on stay in the deck.
  func loadMore(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    guard [0, 5].contains(state.deck.cards.count) else { return .none }
    return loadQuietly(&state, environment)
  }

  private func loadQuietly(
    _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    let known = state.loading
    defer { state.loading = known }
    return load(&state, environment)
  }

  /// Others may have come since the deck was empty, and a server that failed may do better now.
  func lookAgain(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    if case .failed = state.loading { return load(&state, environment) }
    return state.isEmpty && !state.isAsking ? loadQuietly(&state, environment) : .none
  }

  private func take(
    _ result: Result<[Profile], CatinderError>, _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    state.isAsking = false
    switch result {
    case .success(let profiles):
      state.loading = .ready
      state.deck.add(profiles)
    case .failure(let error): state.loading = .failed(error)
    }
    return fetchPhotos(&state, environment)
  }

  /// Forgets what was decided, where the deck was seen to its end.
  private func startAgain(_ state: DeckState, _ environment: Environment) -> Effect<DeckAction> {
    client.ask("start again", queue: Self.decisions, environment) {
      [dependencies = client.dependencies] service throws(CatinderError) in
      try await service.startAgain()
      let profiles = try await service.profiles()
      dependencies.changeKeptDeck { $0 = profiles }
      return profiles
    } tell: {
      .startedAgain($0)
    }
  }

  private func restarted(
    _ result: Result<[Profile], CatinderError>, _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    let words = CatinderWords(environment)
    guard case .failure(let error) = result else {
      (state.deck, state.unsent, state.failure) = (Deck(), [], nil)
      return .merge(take(result, &state, environment), .notice(words.everybodyIsBack))
    }
    return .notice(words.words(error))
  }

  // MARK: Photos
  /// All of the top card, and the first of those behind it.
  func fetchPhotos(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    let cards = state.deck.cards
    var names = cards.first?.profile.photosNames ?? []
    names += cards.dropFirst().prefix(2).compactMap { $0.profile.photosNames.first }
    return fetch(names, &state, environment)
  }

  /// Fetches the photos that are not there yet, one after another, in the order of their names.
  func fetch(
    _ names: [String], _ state: inout DeckState, _ environment: Environment
  ) -> Effect<DeckAction> {
    let wanted = names.filter { state.photos[$0] == nil }
    if wanted.isEmpty { return .none }
    for name in wanted { state.photos[name] = .loading }
    let language = environment.language
    return .run("photos of cats") { [dependencies = client.dependencies] send in
      for name in wanted {
        let service = try? await dependencies.service(language)
        var file: String?
        if let service { file = try? await dependencies.photos.file(name, from: service) }
        send(.photoLoaded(name, file: file))
      }
    }
  }

  /// Tries again what could not be fetched or told.
  func retry(_ state: inout DeckState, _ environment: Environment) -> Effect<DeckAction> {
    state.photos = state.photos.filter { $0.value != .failed }
    return .merge(fetchPhotos(&state, environment), resend(&state, environment))
  }

  // MARK: Boost
  private func updateBoost(
    _ state: inout DeckState, _ action: DeckAction, _ environment: Environment
  ) -> Effect<DeckAction> {
    switch action {
    case .boostTapped where state.canBoost:
      state.isBoostAsked = true
      return client.ask("boost", environment) { service throws(CatinderError) in
        try await service.boost()
      } tell: {
        .boosted($0)
      }
    case .boostTapped: return .notice(CatinderWords(environment).boostRuns)
    case .boosted(let result):
      state.isBoostAsked = false
      switch result {
      case .success(let duration): state.boost = Int(duration.components.seconds)
      case .failure(let error): return .notice(CatinderWords(environment).words(error))
      }
    case .boostTicked: state.boost = state.boost.map { $0 - 1 }
    default: return .none
    }
    if let left = state.boost, left <= 0 { state.boost = nil }
    return state.boost == nil ? .none : .after(.seconds(1), id: Self.boost, .boostTicked)
  }

  private static let boost = "boost"

  /// Ends the countdown of a boost.
  var stop: Effect<DeckAction> { .cancel(Self.boost) }

  /// The queue of requests about others, in the order of the user's acts.
  static let decisions = "decisions"
}

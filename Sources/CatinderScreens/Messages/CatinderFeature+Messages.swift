import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func updateMessages(
    _ state: inout CatinderState, _ action: MessagesAction
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    switch action {
    case .opened:
      state.page = .messages
      return loadMatches(state)
    case .loaded(.success(let matches)):
      state.messages.loading = .ready
      state.messages.take(matches, me)
      if case .chat(let uid) = state.page { state.messages.markRead(uid, me) }
      return fetchFaces(&state)
    case .loaded(.failure(let error)):
      // What is known already goes on showing.
      if state.messages.loading != .ready { state.messages.loading = .failed(error) }
    case .moved(let index): state.messages.selection = partner(index, state)?.uid
    case .chosen(let index): return partner(index, state).map { openChat($0, &state) } ?? .none
    case .closed: state.page = .deck
    }
    return .none
  }

  private func partner(_ index: Int, _ state: CatinderState) -> Profile? {
    let matches = state.messages.matches
    guard let me = state.profile, matches.indices.contains(index) else { return nil }
    return matches[index].partner(of: me.uid)
  }

  func loadMatches(_ state: CatinderState) -> Effect<CatinderAction> {
    ask(state, "matches", keptAs: "matches") { service throws(CatinderError) in
      try await service.matches()
    } tell: {
      .messages(.loaded($0))
    }
  }

  private func fetchFaces(_ state: inout CatinderState) -> Effect<CatinderAction> {
    guard let me = state.profile else { return .none }
    // A list of hundreds asks for the photos of those that are likely to be seen.
    let faces = state.messages.matches.prefix(Self.faces).compactMap {
      $0.partner(of: me.uid).photosNames.first
    }
    return fetch(faces, &state)
  }

  private static var faces: Int { 30 }
}

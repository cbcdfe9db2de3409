import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func updateMessages(
    _ state: inout CatinderState, _ action: MessagesAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    switch action {
    case .opened:
      state.page = .messages
      return loadMatches(state, environment)
    case .loaded(let asked, .success(let matches)):
      return take(matches, asked: asked, &state, environment)
    case .loaded(_, .failure(let error)):
      // What is known already goes on showing.
      if state.messages.loading != .ready { state.messages.loading = .failed(error) }
    case .moved(let index): state.messages.selection = partner(index, state)?.uid
    case .chosen(let index):
      return partner(index, state).map { openChat($0, &state, environment) } ?? .none
    case .closed: state.page = .deck
    }
    return .none
  }

  /// What has happened since the list was asked for, it may lack: it is asked for once more, and shown
  /// meanwhile only where nothing else is.
  private func take(
    _ matches: [Match], asked: Int, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    let isOld = asked != state.messages.changes
    if isOld, state.messages.loading == .ready { return loadMatches(state, environment) }
    state.messages.loading = .ready
    state.messages.take(matches, me)
    // Of these, the server may not have heard yet that they were looked at.
    for (uid, chat) in state.chats {
      let isOpen = state.isShown && state.page == .chat(uid)
      if isOpen || chat.owesSeen { state.messages.markRead(uid, me) }
    }
    return .merge(fetchFaces(&state, environment), isOld ? loadMatches(state, environment) : .none)
  }

  private func partner(_ index: Int, _ state: CatinderState) -> Profile? {
    let matches = state.messages.matches
    guard let me = state.profile, matches.indices.contains(index) else { return nil }
    return matches[index].partner(of: me.uid)
  }

  func loadMatches(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    let asked = state.messages.changes
    return ask(state, "matches", keptAs: "matches", environment) { service throws(CatinderError) in
      try await service.matches()
    } tell: {
      .messages(.loaded(asked: asked, $0))
    }
  }

  private func fetchFaces(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile else { return .none }
    // A list of hundreds asks for the photos of those that are likely to be seen.
    let faces = state.messages.matches.prefix(Self.faces).compactMap {
      $0.partner(of: me.uid).photosNames.first
    }
    return fetch(faces, &state, environment)
  }

  private static var faces: Int { 30 }
}

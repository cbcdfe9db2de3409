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
      // A known list goes on showing.
      if state.messages.loading != .ready { state.messages.loading = .failed(error) }
    case .moved(let index): state.messages.selection = partner(index, state)?.uid
    case .chosen(let index):
      return partner(index, state).map { openChat($0, &state, environment) } ?? .none
    case .closed: state.page = .deck
    }
    return .none
  }

  /// Takes a list of the server.
  ///
  /// A list that was asked for before the newest change may lack it: it is asked for once more, and
  /// shows meanwhile only where no other list does.
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

/// The actions of the list of messages.
public enum MessagesAction: Sendable {
  case opened
  /// `asked`: the ``MessagesState/changes`` when it was.
  case loaded(asked: Int, Result<[Match], CatinderError>)
  case moved(Int)
  case chosen(Int)
  case closed
}

/// All who like each other with one, and what was written last.
struct MessagesState: Equatable, Sendable {
  /// The newest first.
  private(set) var matches: [Match] = []
  /// Counts what has happened: a list that was asked for before may know of it or not.
  private(set) var changes = 0
  var loading = DeckState.Loading.loading
  /// Whose row is selected; the first where that one is gone.
  var selection: ProfileID?
  /// True while nothing arrives by itself.
  var isCutOff = false
  /// False from the first failure on until there is a way again.
  var isConnected = true

  var unread: Int { matches.reduce(0) { $0 + $1.unread } }

  func index(of uid: ProfileID, _ me: ProfileID) -> Int? {
    matches.firstIndex { $0.partner(of: me).uid == uid }
  }

  /// Takes the server's list; a message that has arrived since it was asked stays.
  mutating func take(_ loaded: [Match], _ me: ProfileID) {
    let known = matches
    matches = loaded.map { match in
      guard let old = known.first(where: { $0.partner(of: me) == match.partner(of: me) }),
        let message = old.lastMessage, message.date > match.latest
      else { return match }
      var match = match
      (match.lastMessage, match.unread) = (message, old.unread)
      return match
    }
    sort()
  }

  /// One that is new, or known already.
  mutating func add(_ match: Match, _ me: ProfileID) {
    guard index(of: match.partner(of: me).uid, me) == nil else { return }
    changes += 1
    matches.append(match)
    sort()
  }

  mutating func remove(_ uid: ProfileID, _ me: ProfileID) {
    changes += 1
    matches.removeAll { $0.partner(of: me).uid == uid }
  }

  /// False where only the server knows the rest: there is no such match yet, or a list that came
  /// before this message may have counted it.
  mutating func take(_ message: Message, with uid: ProfileID, _ me: ProfileID, isRead: Bool) -> Bool
  {
    changes += 1
    guard let index = index(of: uid, me) else { return false }
    defer { sort() }
    let last = matches[index].lastMessage
    if last.map({ $0.date <= message.date }) ?? true { matches[index].lastMessage = message }
    if message.senderUid != uid || isRead || last?.id == message.id { return true }
    if let last, last.date >= message.date { return false }
    matches[index].unread += 1
    return true
  }

  /// One has looked at everything of another.
  mutating func markRead(_ uid: ProfileID, _ me: ProfileID) {
    guard let index = index(of: uid, me), matches[index].unread > 0 else { return }
    changes += 1
    matches[index].unread = 0
  }

  /// The server has heard what was looked at.
  mutating func noteSeen() { changes += 1 }

  /// The order of equals is that of before.
  private mutating func sort() {
    matches = matches.enumerated().sorted {
      ($0.element.latest, $1.offset) > ($1.element.latest, $0.offset)
    }.map(\.element)
  }
}

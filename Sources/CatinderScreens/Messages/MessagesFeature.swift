import AppRuntime
import CatinderDomain

/// The list of messages: all matches of the user, and the last message of each.
struct MessagesFeature: Sendable {
  let client: CatinderClient

  /// - Parameters:
  ///   - me: the user.
  ///   - seen: the partners whose chats were seen; the server may not have heard of it yet.
  func update(
    _ state: inout MessagesState, _ action: MessagesAction, me: ProfileID,
    seen: Set<ProfileID>, _ environment: Environment
  ) -> Effect<MessagesAction> {
    switch action {
    case .opened: return load(state, environment)
    case .loaded(let asked, .success(let matches)):
      return take(matches, asked: asked, &state, me: me, seen: seen, environment)
    case .loaded(_, .failure(let error)):
      // A known list goes on showing.
      if state.loading != .ready { state.loading = .failed(error) }
    case .moved(let index): state.selection = state.partner(index, me)?.uid
    case .chosen, .partingTapped, .closed, .signal: break
    }
    return .none
  }

  /// Takes a list of the server.
  ///
  /// A list that was asked for before the newest change may lack it: it is asked for once more, and
  /// shows meanwhile only where no other list does.
  private func take(
    _ matches: [Match], asked: Int, _ state: inout MessagesState, me: ProfileID,
    seen: Set<ProfileID>, _ environment: Environment
  ) -> Effect<MessagesAction> {
    let isOld = asked != state.changes
    if isOld, state.loading == .ready { return load(state, environment) }
    state.loading = .ready
    state.take(matches, me)
    for uid in seen { state.markRead(uid, me) }
    return isOld ? load(state, environment) : .none
  }

  func load(_ state: MessagesState, _ environment: Environment) -> Effect<MessagesAction> {
    let asked = state.changes
    return client.ask("matches", keptAs: "matches", environment) {
      service throws(CatinderError) in
      try await service.matches()
    } tell: {
      .loaded(asked: asked, $0)
    }
  }
}

/// The actions of the list of messages.
public enum MessagesAction: CatinderPartAction {
  case opened
  /// `asked`: the ``MessagesState/changes`` when it was.
  case loaded(asked: Int, Result<[Match], CatinderError>)
  case moved(Int)
  case chosen(Int)
  /// The match in a row is to be unmatched, blocked or reported.
  case partingTapped(Int)
  case closed
  case signal(CatinderSignal)
}

/// All who like each other with one, and what was written last.
struct MessagesState: Equatable, Sendable {
  /// The newest first.
  private(set) var matches: [Match] = []
  /// Counts what has happened: a list that was asked for before may know of it or not.
  private(set) var changes = 0
  var loading = DeckState.Loading.loading
  /// The match whose row is selected; the first where that one is gone.
  var selection: ProfileID?
  /// True while nothing arrives by itself.
  var isCutOff = false
  /// False from the first failure on until there is a way again.
  var isConnected = true

  var unread: Int { matches.reduce(0) { $0 + $1.unread } }

  /// The partner in a row; nil where there is no such row.
  func partner(_ index: Int, _ me: ProfileID) -> Profile? {
    matches.indices.contains(index) ? matches[index].partner(of: me) : nil
  }

  /// The names of the first photos of the partners that are likely to be seen.
  func faces(_ me: ProfileID) -> [String] {
    matches.prefix(30).compactMap { $0.partner(of: me).photosNames.first }
  }

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

  /// Leaves out a match that the server may still name.
  mutating func hide(_ uid: ProfileID, _ me: ProfileID) {
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

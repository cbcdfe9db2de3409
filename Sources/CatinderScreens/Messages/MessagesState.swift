import CatinderDomain

/// All who like each other with one, and what was written last.
struct MessagesState: Equatable, Sendable {
  /// The newest first.
  private(set) var matches: [Match] = []
  /// Counts what has happened: a list that was asked for before may know of it or not.
  private(set) var changes = 0
  var loading = DeckState.Loading.loading
  /// Whose row is selected; the first where that one is gone.
  var selection: ProfileID?
  /// Whether nothing arrives by itself at the moment.
  var isCutOff = false
  /// False from the first failure on until there is a way again.
  var isConnected = true

  var unread: Int { matches.reduce(0) { $0 + $1.unread } }

  func index(of uid: ProfileID, _ me: ProfileID) -> Int? {
    matches.firstIndex { $0.partner(of: me).uid == uid }
  }

  /// What the server says; a message that has arrived since it was asked stays.
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

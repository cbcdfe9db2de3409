import CatinderDomain
import Terminal
import Toolkit

/// The messages of two cats, and the draft of the next one.
struct ChatState: Equatable, Sendable {
  /// A message of one's own that the server has not confirmed yet.
  struct Outgoing: Equatable, Sendable {
    let message: OutgoingMessage
    /// As it shows.
    let shown: Message
    /// The reason why it was not sent; nil while it is on its way.
    var failure: CatinderError?
  }

  var partner: Profile
  var loading = DeckState.Loading.loading
  /// Those that the server has, the oldest first.
  private(set) var messages: [Message] = []
  /// The oldest first.
  var outgoing: [Outgoing] = []
  /// The text that is typed and not sent; it stays when the user goes elsewhere.
  var draft = ""
  /// True until the partner is told that everything was seen.
  var owesSeen = false
  /// The last of one's own messages that the other has looked at.
  private var lastSeen: String?
  /// True where the server may have older messages than it has given.
  var hasOlder = false

  init(partner: Profile) { self.partner = partner }

  /// Those that the server has not taken, the oldest first.
  var failed: [Outgoing] { outgoing.filter { $0.failure != nil } }
  var failure: CatinderError? { failed.first?.failure }
  /// The ones of the server, and behind them what is on its way.
  var shown: [Message] { messages + outgoing.map(\.shown) }

  /// A page of the server, the last or one before what is known.
  mutating func take(_ loaded: [Message], isLast: Bool) {
    let wasEmpty = messages.isEmpty
    for message in loaded { take(message) }
    if !isLast || wasEmpty { hasOlder = loaded.count >= CatinderLimits.messages }
  }

  /// One that is new, or that has come further.
  mutating func take(_ message: Message) {
    outgoing.removeAll { $0.shown.id == message.id }
    if let index = messages.firstIndex(where: { $0.id == message.id }) {
      messages[index].status = max(messages[index].status, message.status)
      return
    }
    let place = messages.lastIndex { $0.date <= message.date }.map { $0 + 1 } ?? 0
    messages.insert(message, at: place)
    if let lastSeen { markSeen(upTo: lastSeen) }
  }

  /// The other has looked at what was sent, up to a message: all of it for nil, and where that message
  /// is not known yet as soon as it is. What was sent since is not seen, and the answer to it may come
  /// first.
  mutating func markSeen(upTo last: String?) {
    if last != nil { lastSeen = last }
    let end = last.map { last in messages.firstIndex { $0.id == last } } ?? messages.indices.last
    guard let end else { return }
    for index in messages[...end].indices where messages[index].receiverUid == partner.uid {
      messages[index].status = .viewed
    }
  }

  mutating func fail(_ id: String, _ failure: CatinderError?) {
    guard let index = outgoing.firstIndex(where: { $0.shown.id == id }) else { return }
    outgoing[index].failure = failure
  }
}

/// One message as a chat shows it, below the name of its day where that begins with it.
struct ChatEntry {
  let id: String
  let day: String?
  let text: String
  let isOwn: Bool
  let hasFailed: Bool
  /// The time, and of one's own how far it has come.
  let foot: String
  /// The same, and who wrote it, in words.
  let spoken: String

  /// The rows and columns of its bubble in a width.
  struct Shape {
    let lines: [String]
    /// Of the bubble, with a blank at either side.
    let columns: Int
    /// True where the foot stands behind the last line, not below it.
    let isFootBeside: Bool

    var rows: Int { lines.count + (isFootBeside ? 0 : 1) }
  }

  /// At most 70 % of the width.
  func shape(in columns: Int) -> Shape {
    let most = max(1, columns * 7 / 10 - 2)
    let lines = TextWrapping.wrap(text, to: most)
    let widest = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let footColumns = DisplayWidth.of(foot)
    let beside = DisplayWidth.of(lines.last ?? "") + 2 + footColumns
    let isBeside = beside <= most
    let inner = max(widest, isBeside ? beside : footColumns)
    return Shape(lines: lines, columns: min(inner, most) + 2, isFootBeside: isBeside)
  }

  /// The words of a line where it is read out.
  func flatLines(in columns: Int) -> [String] {
    TextWrapping.wrap("\(spoken): \(text)", to: max(1, columns))
  }

  func rows(in columns: Int, isFlat: Bool) -> Int {
    (day == nil ? 0 : 1) + (isFlat ? flatLines(in: columns).count : shape(in: columns).rows)
  }
}

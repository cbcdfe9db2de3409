import CatinderDomain
import Core
import Semantics
import Terminal
import Toolkit

/// All matches, the newest first.
struct MessagesView {
  let state: MessagesState
  let me: ProfileID
  let photos: [String: DeckState.Photo]
  let moments: CatinderMoments
  let words: CatinderWords

  var body: Element<CatinderAction> {
    VStack {
      HStack(spacing: 1) {
        Button(CatinderID.messagesBack, "‹", hint: words.back, action: MessagesAction.closed)
        Text(words.messages, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
      }.element.map(CatinderAction.messages)
      if state.isCutOff {
        Text(words.disconnected, .warning, id: CatinderID.disconnected, semantics: .status)
      }
      content.fill()
    }
    .semantics(CatinderID.messages, .group, label: words.messages)
    .bindings(words.messages, bindings)
  }

  private var bindings: [KeyBinding<CatinderAction>] {
    let back = KeyBinding<CatinderAction>(
      "catinder.back", [.escape], words.back, .messages(.closed))
    if state.matches.isEmpty { return [back] }
    let parting = KeyBinding<CatinderAction>(
      "catinder.parting", ["x"], words.partingHint, .messages(.partingTapped(selection)))
    return [parting, back]
  }

  private var selection: Int { state.selection.flatMap { state.index(of: $0, me) } ?? 0 }

  /// The list beside an open chat.
  var beside: Element<CatinderAction> {
    Panel(words.messages) { list.map(CatinderAction.messages) }.element
  }

  private var content: Element<CatinderAction> {
    if !state.matches.isEmpty { return list.map(CatinderAction.messages) }
    switch state.loading {
    case .loading:
      return Spinner(CatinderID.messagesLoading, label: words.messagesLoading)
        .fill(horizontal: .center, vertical: .center)
    case .failed(let error):
      return StateView(
        CatinderID.messagesFailed, error.isOffline ? .offline(age: nil) : .failure,
        words.header(error), hint: words.reason(error),
        button: .retry(words.language, .messages(.opened))
      ).element
    case .ready:
      return StateView(
        CatinderID.messagesEmpty, .empty, words.noMessages, hint: words.noMessagesHint,
        button: .init(words.toDeck, key: "m", .messages(.closed))
      ).element
    }
  }

  private var list: Element<MessagesAction> {
    Responsive { size in
      let isTall = size.rows >= 15 && size.columns >= 60
      return list(rows: isTall ? MatchRow.tallRows : 1) {
        isTall ? $0.tall : $0.low(in: size.columns)
      }
    }
    .whenFlat { list(rows: 1) { Text($0.label).element } }
  }

  private func list(
    rows: Int, _ look: @escaping (MatchRow) -> Element<MessagesAction>
  ) -> Element<MessagesAction> {
    let matches = state.matches
    return List(
      CatinderID.messageList, label: words.messages, count: matches.count,
      selection: selection, rows: rows, key: { matches[$0].partner(of: me).uid.text },
      itemLabel: { row(matches[$0]).label }, openTitle: words.open, onMove: { .moved($0) },
      onOpen: { .chosen($0) }, row: { look(row(matches[$0])) }
    ).element
  }

  private func row(_ match: Match) -> MatchRow {
    MatchRow(match: match, me: me, photos: photos, moments: moments, words: words)
  }
}

/// One match in the list: a face, who it is, what was written last, and when.
struct MatchRow {
  let match: Match
  let me: ProfileID
  let photos: [String: DeckState.Photo]
  let moments: CatinderMoments
  let words: CatinderWords

  /// Of a row with a photo.
  static var tallRows: Int { FacePart<MessagesAction>.rows }

  private static let nameColumns = 12

  private var partner: Profile { match.partner(of: me) }

  /// The row in words for a screen reader.
  var label: String {
    let news = match.unread > 0 ? [words.unread(match.unread)] : []
    return ([partner.name] + news + [text, moments.brief(match.latest)]).joined(separator: ", ")
  }

  /// One line, with the first letter for a face; a long name leaves room for what was written, and when.
  func low(in columns: Int) -> Element<MessagesAction> {
    let name = DisplayWidth.truncate(partner.name, to: max(Self.nameColumns, columns / 3))
    return HStack(spacing: 1) {
      mark
      Text("(\(partner.name.prefix(1)))", .accent, semantics: nil)
      Text(name, match.unread > 0 ? .title : .text)
      Text(text, .muted).fill(flex: Flex(horizontal: 1))
      Text(moments.brief(match.latest), .muted)
    }.element
  }

  /// Three lines, with a photo.
  var tall: Element<MessagesAction> {
    HStack(spacing: 1) {
      mark
      face.body
      VStack {
        HStack(spacing: 1) {
          Text(partner.name, match.unread > 0 ? .title : .text).fill(flex: Flex(horizontal: 1))
          Text(moments.brief(match.latest), .muted)
        }
        Text(text, .muted)
      }.fill(flex: Flex(horizontal: 1))
    }.element
  }

  private var face: FacePart<MessagesAction> {
    FacePart(
      id: CatinderID.messageList.child("face").item(partner.uid), profile: partner,
      photos: photos, words: words)
  }

  /// The number of unread messages; the place stays where there are none.
  private var mark: Element<MessagesAction> {
    let count = match.unread > 9 ? "9+" : "\(match.unread)"
    return Text(match.unread > 0 ? "●\(count)" : "", .accent, semantics: nil).frame(columns: 3)
  }

  private var text: String {
    guard let message = match.lastMessage else { return words.newMatch }
    let line = message.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return message.senderUid == me ? words.own(line) : line
  }
}

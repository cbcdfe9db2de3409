import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// One match in the list: a face, who it is, what was written last, and when (C-50).
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

  /// What it is called where it is read out.
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

  /// How many there are that were not looked at; the place stays where there are none.
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

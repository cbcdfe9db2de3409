import Terminal
import Toolkit

/// The ways out of the deck, above it (C-10).
struct DeckBar {
  let unread: Int
  let words: CatinderWords

  var body: Element<CatinderAction> {
    HStack(spacing: 1) {
      Button(
        CatinderID.profileButton, words.profile, hint: words.profileHint,
        action: CatinderAction.own(.opened))
      Spacer().fill(flex: Flex(horizontal: 1))
      Button(
        CatinderID.messagesButton, words.messages + (unread > 0 ? " ●\(unread)" : ""),
        hint: words.messagesHint, action: CatinderAction.messages(.opened))
    }.frame(rows: 1)
  }
}

import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The five buttons below the card (C-10), with words where there is room for them.
struct DeckButtons {
  let state: DeckState
  let words: CatinderWords

  var body: Element<DeckAction> {
    Responsive { size in
      HStack(spacing: size.columns < 40 ? 0 : 1) { buttons(isWide: size.columns >= 76) }
        .fill(horizontal: .center, flex: Flex(horizontal: 1))
    }
    .frame(rows: 1)
    .whenFlat { buttons(isWide: true) }
  }

  private func buttons(isWide: Bool) -> [Element<DeckAction>] {
    let hasTop = state.deck.top != nil
    func button(
      _ id: Identifier, _ sign: String, _ title: String, _ isEnabled: Bool, _ action: DeckAction
    ) -> Element<DeckAction> {
      Button(
        id, isWide && !title.isEmpty ? "\(sign) \(title)" : sign, hint: title, isEnabled: isEnabled,
        action: action
      ).element
    }
    let boosted = "⚡" + (state.boost.map { " " + words.seconds($0) } ?? "")
    // As wide as without a boost: those beside it stay where a pointer has found them.
    let missing = DisplayWidth.of("⚡ " + words.boost) - DisplayWidth.of(boosted)
    let padding = String(
      repeating: " ", count: isWide && state.boost != nil ? max(0, missing) : 0)
    return [
      button(CatinderID.undo, "↶", words.undo, state.deck.canUndo, .undoTapped),
      button(CatinderID.dislike, "✕", words.dislike, hasTop, .decided(.dislike)),
      button(
        CatinderID.boost, boosted + padding, state.boost == nil ? words.boost : "",
        hasTop && state.canBoost, .boostTapped),
      button(CatinderID.like, "♥", words.likeTitle, hasTop, .decided(.like)),
      button(CatinderID.superlike, "★", words.superlike, hasTop, .decided(.superlike)),
    ]
  }
}

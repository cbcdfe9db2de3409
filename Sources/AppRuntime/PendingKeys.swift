import Terminal
import Toolkit

/// The keys of a sequence that has been begun.
///
/// The sequence is tried as typed first; then with each key of another layout as its key cap, and
/// with `Ctrl-J`, a line feed, as `Enter`.
struct PendingKeys {
  private(set) var strokes: [KeyStroke] = []

  mutating func take<Action>(
    _ stroke: KeyStroke, in frame: Frame<Action>, focus: Identifier?
  ) -> KeyMatch<Action> {
    let typed = strokes + [stroke]
    let capped = typed.map { $0 == .control("j") ? .enter : RussianLayout.latin($0) ?? $0 }
    var match = frame.match(typed, focus: focus)
    if case .none = match, capped != typed { match = frame.match(capped, focus: focus) }
    if case .begun = match { strokes = typed } else { strokes = [] }
    return match
  }

  mutating func clear() { strokes = [] }
}

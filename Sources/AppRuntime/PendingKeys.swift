import Terminal
import Toolkit

/// The keys of a sequence that has been begun.
///
/// On another layout each key counts as its key cap: the sequence is tried as typed first.
struct PendingKeys {
  private(set) var strokes: [KeyStroke] = []

  mutating func take<Action>(
    _ stroke: KeyStroke, in frame: Frame<Action>, focus: Identifier?
  ) -> KeyMatch<Action> {
    let typed = strokes + [stroke]
    let capped = typed.map { RussianLayout.latin($0) ?? $0 }
    var match = frame.match(typed, focus: focus)
    if case .none = match, capped != typed { match = frame.match(capped, focus: focus) }
    if case .begun = match { strokes = typed } else { strokes = [] }
    return match
  }

  mutating func clear() { strokes = [] }
}

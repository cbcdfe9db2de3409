import Semantics
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
    var match = frame.match(typed, focus: focus)
    if case .none = match, let capped = Self.capped(typed) {
      match = frame.match(capped, focus: focus)
    }
    if case .begun = match { strokes = typed } else { strokes = [] }
    return match
  }

  /// Nil where that is what was typed.
  private static func capped(_ typed: [KeyStroke]) -> [KeyStroke]? {
    let capped = typed.map { $0 == .control("j") ? .enter : RussianLayout.latin($0) ?? $0 }
    return capped == typed ? nil : capped
  }

  mutating func clear() { strokes = [] }
}

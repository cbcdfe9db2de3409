import Terminal

/// What footer and help say of a row of a table of keys, without what it does.
struct KeyLook: Equatable, Sendable {
  let keys: [KeySequence]
  let title: String
  let hint: HintPlace

  init(_ row: KeyBinding<some Any>) {
    (keys, title, hint) = (row.keys, row.title, row.hint)
  }

  init(_ swipe: SwipeAction<Any>) {
    (keys, title, hint) = (swipe.keys.map { KeySequence($0) }, swipe.title, swipe.hint)
  }

  func isOf(_ row: KeyBinding<some Any>) -> Bool {
    hint == row.hint && keys == row.keys && title == row.title
  }

  /// Whether this stroke alone performs it.
  func answers(_ stroke: KeyStroke) -> Bool { keys.contains { $0.single == stroke } }
}

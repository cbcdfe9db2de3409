import Terminal

/// What footer and help say of a row of a table of keys, without what it does.
struct KeyLook: Equatable, Sendable {
  /// By which it has a user's own keys.
  let name: String
  let keys: [KeySequence]
  let title: String
  let hint: HintPlace

  init(_ row: KeyBinding<some Any>) {
    (name, keys, title, hint) = (row.name, row.keys, row.title, row.hint)
  }

  init(_ swipe: SwipeAction<Any>) {
    (name, title, hint) = (swipe.name, swipe.title, swipe.hint)
    keys = swipe.keys.map { KeySequence($0) }
  }

  func isOf(_ row: KeyBinding<some Any>) -> Bool {
    name == row.name && hint == row.hint && keys == row.keys && title == row.title
  }

  /// Whether this stroke alone performs it.
  func answers(_ stroke: KeyStroke) -> Bool { keys.contains { $0.single == stroke } }
}

import Terminal

/// What a collection keeps between frames: how far it is scrolled, and what the pointer is about.
struct ItemState: ControlState {
  /// The selected item as it was drawn last; it stays where it is while others come and go above.
  struct Anchor: Equatable, Sendable {
    var key: String
    var top: Int
  }

  /// An item that the pointer took hold of: what it is, and where it stood then.
  struct Held: Equatable, Sendable {
    var key: String
    var index: Int
  }

  /// What a button that is held does.
  enum Gesture: Equatable, Sendable {
    case pressed(Held, at: Point)
    /// The item follows the pointer; at an edge the view scrolls on at a time.
    case reordering(Held, pointer: Point, nextStep: Duration?)
    /// All of it is pulled down from the top, by so many rows.
    case pulling(from: Point, rows: Int)
    case swiping(key: String, from: Point, columns: Int)
  }

  /// The rows above the view.
  var rows = 0
  var anchor: Anchor?
  /// The view was scrolled away from the selection; it stays there until the selection moves.
  var isFree = false
  /// The key of the item that was moved: the view does not go with it.
  var moved: String?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?
  var gesture: Gesture?
  /// By how many rows the pointer pulls all of it down; nil where it does not.
  var pulled: Int? {
    if case .pulling(_, let rows) = gesture { rows } else { nil }
  }
  /// The key of the item whose action is uncovered.
  var uncovered: String?
  var typed: TypeAhead?
  var pull: Pull?
  /// The widest that each column of a table has been.
  var widths: [Int] = []
}

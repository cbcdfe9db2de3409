import JourneyKit
import Semantics
import Terminal
import Toolkit

/// What the program showed when it had settled last.
struct ServeScreen: Encodable {
  /// Columns and rows.
  var size: [Int]
  /// Without the blanks at their ends.
  var rows: [String]
  /// Column and row from 0; left out where the cursor is hidden.
  var cursor: [Int]?
  var focus: String?
  /// What the screen means, a line for each node; empty for a program that says nothing of itself.
  var outline: [String]

  init(_ screen: Screen) {
    size = [screen.size.columns, screen.size.rows]
    rows = screen.rows(in: screen.surface.bounds)
    cursor = screen.cursor.map { [$0.x, $0.y] }
    focus = screen.focus?.name
    outline = screen.outline
  }
}

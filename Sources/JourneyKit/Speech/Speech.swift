import Semantics
import Terminal

/// The words of a reader of a terminal for the change from one screen to the next: the rows whose text has
/// changed, from the top, the row of the cursor if it has moved to another one, the word at the cursor if it
/// has moved within its row, and the thing in the focus where it is known.
struct Speech {
  let before: Screen
  let after: Screen
  /// The rows whose text has changed.
  let changedRows: [Int]

  init(before: Screen, after: Screen) {
    (self.before, self.after) = (before, after)
    changedRows = (0..<after.size.rows).filter { y in
      guard before.size == after.size else { return true }
      return before.surface.text(row: y) != after.surface.text(row: y)
    }
  }

  /// At most so many rows are said one by one.
  private static let most = 12

  var lines: [String] {
    let rows = changedRows.filter { !said($0).isEmpty }
    var lines = rows.prefix(Self.most).map { "row \($0): \(said($0))" }
    if rows.count > Self.most { lines.append("and \(rows.count - Self.most) more rows") }
    if let line = cursorLine { lines.append(line) }
    if let words = focusWords { lines.append("focus: \(words)") }
    return lines
  }

  /// The row without the blanks that only place it.
  private func said(_ y: Int) -> String {
    after.surface.text(row: y).split(separator: " ").joined(separator: " ")
  }

  // MARK: Cursor
  private var cursorLine: String? {
    guard let cursor = after.cursor, cursor != before.cursor || before.size != after.size,
      !changedRows.contains(cursor.y)
    else { return nil }
    let words = said(cursor.y)
    guard cursor.y == before.cursor?.y else {
      return "cursor: \(words.isEmpty ? "blank" : words)"
    }
    let row = after.surface.row(cursor.y).map(\.text)
    let word = row.dropFirst(cursor.x).prefix { $0 != " " }.joined()
    return "at: \(word.isEmpty ? "blank" : word)"
  }

  // MARK: Focus
  /// The thing that has the focus: as the program publishes it, or else as the cells at the cursor suggest.
  static func focus(of screen: Screen) -> SemanticNode? {
    if !screen.nodes.isEmpty {
      if let focus = screen.focus {
        return screen.nodes.first { $0.identifier == focus }
      }
      return screen.nodes.first { $0.traits.contains(.focused) }
    }
    guard let cursor = screen.cursor else { return nil }
    let around = screen.withInferredRoles.nodes.filter { $0.frame.contains(cursor) }
    return around.min { $0.frame.columns * $0.frame.rows < $1.frame.columns * $1.frame.rows }
  }

  private var focusWords: String? {
    guard let node = Self.focus(of: after) else { return nil }
    let words = Self.words(of: node)
    return words == Self.focus(of: before).map(Self.words) ? nil : words
  }

  /// `checkbox “Walk”, checked`
  private static func words(of node: SemanticNode) -> String {
    let states = node.traits.words.filter { !["focused", "focusable", "hovered"].contains($0) }
    let name = node.label.isEmpty ? node.role.rawValue : "\(node.role.rawValue) “\(node.label)”"
    return ([name] + (node.value.map { ["“\($0)”"] } ?? []) + states).joined(separator: ", ")
  }
}

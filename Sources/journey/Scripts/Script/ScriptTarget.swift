import JourneyKit
import Terminal

/// What the pointer goes to.
public enum ScriptTarget: Hashable, Sendable {
  case thing(Query)
  /// Whatever is there.
  case cell(Point)

  /// A query, or a column and a row from 0 as a list: `[3, 5]`.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .list(let parts) = node.kind else {
      self = .thing(try node.query())
      return
    }
    guard parts.count == 2 else { throw node.error(expected: "[column, row]") }
    self = .cell(Point(x: try parts[0].count(), y: try parts[1].count()))
  }
}

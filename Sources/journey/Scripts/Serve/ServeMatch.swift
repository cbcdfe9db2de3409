import JourneyKit
import Semantics
import Terminal
import Toolkit

/// What a query has found.
struct ServeMatch: Encodable {
  var text: String
  /// Column and row from 0, then the width and the height, in cells.
  var frame: [Int]
  var role: String?
  var identifier: String?
  var label: String?
  var value: String?
  var traits: [String]?

  init(_ match: Match) {
    text = match.text
    frame = [match.frame.minX, match.frame.minY, match.frame.columns, match.frame.rows]
    guard let node = match.node else { return }
    role = node.role.rawValue
    identifier = node.identifier?.name
    label = node.label
    value = node.value
    traits = node.traits.words
  }
}

import Semantics
import Terminal

/// What a query has found on one screen.
public struct Match: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing was found, where it is no node.
  enum Kind: String, Hashable, Sendable {
    case node, text, style, hyperlink, region, box, cursor, line
  }

  /// The node; nil for what was found on the screen as such.
  public var node: SemanticNode?
  /// Its place in the screen's list of nodes.
  var index: Int?
  let kind: Kind
  /// Where it stands; empty where it is out of view.
  public var frame: Rect
  /// The pieces that it is made of, where they fill less than the frame: words that go on in the
  /// next row.
  public var parts: [Rect]
  /// The words that were found, the label of a node, the title of a frame, the rows of a region.
  public var text: String
  /// The address of a hyperlink.
  public var address: String?
  /// What its label may be: a frame can have several titles.
  var names: [String]

  init(_ node: SemanticNode, index: Int) {
    self.node = node
    self.index = index
    kind = .node
    frame = node.frame
    parts = [node.frame]
    text = node.label
    names = [node.label]
  }

  init(_ kind: Kind, _ text: String, parts: [Rect], names: [String]? = nil) {
    self.kind = kind
    self.parts = parts
    frame = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    self.text = text
    self.names = names ?? [text]
  }

  /// `button "Save" #pets.save at row 3 col 5`
  public var description: String { "\(what) at row \(frame.minY) col \(frame.minX)" }

  private var what: String {
    if let node { return node.line }
    let words = kind == .box ? names.map(\.quoted).joined(separator: " ") : text.quoted
    return [kind.rawValue, words, address.map { "to \($0)" }].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The cell in the middle of it, or of its first piece: where a pointer goes.
  public var middle: Point {
    let part = parts.first ?? frame
    return Point(x: part.minX + (part.columns - 1) / 2, y: part.minY + (part.rows - 1) / 2)
  }

  /// Whether both are the same thing: one node, or one place.
  func isSame(as other: Match) -> Bool {
    if let index, let otherIndex = other.index { return index == otherIndex }
    return frame == other.frame
  }

  /// Whether it stands before another, as one reads.
  func isEarlier(than other: Match) -> Bool {
    (frame.minY, frame.minX) < (other.frame.minY, other.frame.minX)
  }
}

extension Rect {
  /// The smallest that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, columns: max(maxX, other.maxX) - left, rows: max(maxY, other.maxY) - top)
  }

  func contains(_ other: Rect) -> Bool { !other.isEmpty && intersection(other) == other }
}

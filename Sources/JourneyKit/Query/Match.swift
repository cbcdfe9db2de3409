import Semantics
import Terminal

/// A thing that a query has found on one screen.
public struct Match: Hashable, Sendable, CustomStringConvertible {
  /// The kind of thing that was found.
  enum Kind: String, Hashable, Sendable {
    case node, text, style, hyperlink, region, box, cursor, line
  }

  /// The node; nil if the thing was found in the cells alone.
  public var node: SemanticNode?
  /// The index of the node in the screen's list.
  var index: Int?
  let kind: Kind
  /// The place on the screen; empty if it is out of view.
  public var frame: Rect
  /// The pieces of the frame that belong to it, for example words that go on in the next row.
  public var parts: [Rect]
  /// The words that were found, the label of a node, the title of a frame, the rows of a region.
  public var text: String
  /// The address of a hyperlink.
  public var address: String?
  /// The texts that count as its label: a box can have several titles.
  var names: [String]

  init(_ node: SemanticNode, index: Int) {
    (self.node, self.index) = (node, index)
    kind = .node
    frame = node.frame
    parts = [node.frame]
    text = node.label
    names = [node.label]
  }

  init(_ kind: Kind, _ text: String, parts: [Rect], names: [String]? = nil) {
    (self.kind, self.parts) = (kind, parts)
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

  /// The cell in the middle of it, or of its first piece: the target of the pointer.
  public var middle: Point {
    let part = parts.first ?? frame
    return Point(x: part.minX + (part.columns - 1) / 2, y: part.minY + (part.rows - 1) / 2)
  }

  /// Returns true if both are the same thing: one node, or one place.
  func isSame(as other: Match) -> Bool {
    if let index, let otherIndex = other.index { return index == otherIndex }
    return frame == other.frame
  }

  /// Returns true if it stands before another in reading order.
  func isEarlier(than other: Match) -> Bool {
    (frame.minY, frame.minX) < (other.frame.minY, other.frame.minX)
  }
}

extension Rect {
  /// Returns the smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, columns: max(maxX, other.maxX) - left, rows: max(maxY, other.maxY) - top)
  }

  func contains(_ other: Rect) -> Bool { !other.isEmpty && intersection(other) == other }
}

// MARK: Reaching it with the pointer
extension Match {
  /// Returns the reason why the pointer cannot act on this match, as the end of a sentence; nil if it
  /// can.
  func obstacle(on screen: Screen) -> String? {
    if frame.isEmpty { return "is out of view" }
    if node?.traits.contains(.disabled) == true { return "is disabled" }
    if let dialog = screen.nodes.lastIndex(where: { $0.traits.contains(.modal) }),
      !isReached(past: dialog, on: screen)
    {
      return "is behind \(screen.nodes[dialog].line)"
    }
    return cover(on: screen).map { "is covered by \(screen.nodes[$0].line)" }
  }

  /// Returns true if it is in the dialog, a footer or a toast, which are reached in front of any
  /// dialog.
  private func isReached(past dialog: Int, on screen: Screen) -> Bool {
    let nodes = screen.nodes
    let open = nodes.indices.filter { $0 == dialog || [.footer, .toast].contains(nodes[$0].role) }
    guard let index else { return open.contains { nodes[$0].frame.contains(middle) } }
    return open.contains { $0 == index || screen.isDescendant(index, of: $0) }
  }

  /// Returns the floating node that was drawn later over the middle of this node. What is found on
  /// the screen as such is never covered.
  private func cover(on screen: Screen) -> Int? {
    guard let index else { return nil }
    let floating: Set<Role> = [.dialog, .alert, .toast, .menu, .help]
    return screen.nodes.indices.last { other in
      other > index && floating.contains(screen.nodes[other].role)
        && screen.nodes[other].frame.contains(middle) && !screen.isDescendant(other, of: index)
    }
  }
}

import Terminal
import Toolkit

/// What a query has found on one screen.
public struct Match: Hashable, Sendable, CustomStringConvertible {
  /// The node; nil for words that were found as such.
  public var node: SemanticNode?
  /// Its place in the screen's list of nodes.
  var index: Int?
  /// Where it stands; empty where it is out of view.
  public var frame: Rect
  /// The words that were found; the label of a node.
  public var text: String

  init(_ node: SemanticNode, index: Int) {
    self.node = node
    self.index = index
    frame = node.frame
    text = node.label
  }

  init(words: String, frame: Rect) {
    self.frame = frame
    text = words
  }

  public var description: String {
    let what = node?.line ?? "text \(text.quoted)"
    return "\(what) at row \(frame.minY) col \(frame.minX)"
  }
}

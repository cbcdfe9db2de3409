import Semantics
import Terminal

/// What a program showed once it had settled: the cells, and what they mean.
///
/// A value: later acts do not change it. Positions count from 0, as in ``Terminal/Point``.
public struct Screen: Hashable, Sendable {
  public var surface: Surface
  /// Where the cursor stands; nil where it is hidden.
  public var cursor: Point?
  /// Parents before their children; empty for a program that tells nothing of itself.
  public var nodes: [SemanticNode]
  public var focus: Identifier?
  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier]
  /// The hyperlinks, from the top; a program in process has none.
  public var links: [ScreenLink] = []
  /// The rows whose text goes on in the next one because it did not fit, as the terminal knows.
  public var wrappedRows: [Int] = []
  /// What the terminal knows besides; nil where there is none, as in process.
  public var facts: TerminalFacts?

  public init(
    surface: Surface, cursor: Point? = nil, nodes: [SemanticNode] = [], focus: Identifier? = nil,
    focusOrder: [Identifier] = []
  ) {
    self.surface = surface
    self.cursor = cursor
    self.nodes = nodes
    self.focus = focus
    self.focusOrder = focusOrder
  }

  public static let empty = Screen(surface: Surface(size: .zero))

  public var size: Size { surface.size }

  /// Every row without the blanks at its end.
  public var text: String { surface.text }

  /// Whether a node is inside another, at any depth.
  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var next = nodes[index].parent
    while let parent = next, nodes.indices.contains(parent) {
      if parent == ancestor { return true }
      // A parent stands before its children; a list that breaks this must not hang us.
      next = nodes[parent].parent.flatMap { $0 < parent ? $0 : nil }
    }
    return false
  }
}

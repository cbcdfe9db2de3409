import Terminal

/// What a settled frame meant, as one JSON line.
public struct FrameReport: Hashable, Sendable, Codable {
  /// The number of the request that it answers.
  public var sync: Int
  /// The number in the marker behind the frame's bytes.
  public var frame: Int
  public var size: Size
  public var focus: Identifier?
  public var cursor: Point?
  /// Parents before their children.
  public var nodes: [SemanticNode]
  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier]

  public init(
    sync: Int, frame: Int, size: Size, focus: Identifier?, cursor: Point?, nodes: [SemanticNode],
    focusOrder: [Identifier]
  ) {
    self.sync = sync
    self.frame = frame
    self.size = size
    self.focus = focus
    self.cursor = cursor
    self.nodes = nodes
    self.focusOrder = focusOrder
  }
}

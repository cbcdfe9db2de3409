import Terminal

/// Takes the room that is left along its stack, or a fixed number of blank cells.
public struct Spacer<Action>: Widget {
  private let length: Int?

  public init(_ length: Int? = nil) {
    self.length = length
  }

  public var flex: Flex { length == nil ? .both : .none }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(length ?? 0, available.columns), min(length ?? 0, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {}
}

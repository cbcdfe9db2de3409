import Terminal

/// Content that depends on the room it gets.
public struct Responsive<Action>: Widget {
  private let content: (Size) -> Element<Action>

  /// - Parameter content: called with the room that there is; must depend on nothing else that
  ///   changes.
  public init(_ content: @escaping (Size) -> Element<Action>) {
    self.content = content
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    content(available).measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    content(rect.size).render(in: rect, &canvas)
  }
}

import Terminal

/// Children on top of each other, each in the whole room; the last is in front.
public struct ZStack<Action>: Widget {
  private let children: [Element<Action>]

  public init(@ElementBuilder<Action> _ children: () -> [Element<Action>]) {
    self.children = children()
  }

  public var flex: Flex { Flex.union(children.map(\.flex)) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    children.reduce(.zero) { size, child in
      let asked = child.measure(available, context)
      return Size(max(size.columns, asked.columns), max(size.rows, asked.rows))
    }
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    for child in children { child.render(in: rect, &canvas) }
  }
}

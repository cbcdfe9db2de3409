import Terminal

/// How children stand across the axis of a stack.
public enum CrossAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// As wide (or high) as the stack.
  case fill
}

/// Children one below another.
public struct VStack<Action>: Widget {
  private let layout: StackLayout<Action>

  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    layout = StackLayout(
      children: children(), spacing: spacing, alignment: alignment, isVertical: true)
  }

  public var flex: Flex { layout.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    layout.measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    layout.render(in: rect, &canvas)
  }
}

/// Children side by side.
public struct HStack<Action>: Widget {
  private let layout: StackLayout<Action>

  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    layout = StackLayout(
      children: children(), spacing: spacing, alignment: alignment, isVertical: false)
  }

  public var flex: Flex { layout.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    layout.measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    layout.render(in: rect, &canvas)
  }
}

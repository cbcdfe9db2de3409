import Terminal

/// A part of the screen that belongs to another feature; its actions are lifted into ours.
struct Mapped<Inner, Action>: Widget {
  let content: Element<Inner>
  let transform: (Inner) -> Action

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    canvas.lifting(transform) { content.render(in: rect, &$0) }
  }
}

extension Element {
  /// The same element in a feature that wraps this one's actions.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> Element<Outer> {
    Element<Outer>(Mapped(content: self, transform: transform))
  }
}

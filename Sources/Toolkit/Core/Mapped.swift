import Terminal

/// A part of the screen that belongs to another feature; its actions are lifted into ours.
struct Mapped: Drawing {
  let content: Part
  let transform: (Any) -> Any

  var flex: Flex { content.flex }
  var fixed: FixedSize { content.fixed }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.lifting(transform) { content.draw(in: rect, on: painter) }
  }
}

extension Element {
  /// The same element in a feature that wraps this one's actions.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> Element<Outer> {
    Element<Outer>(Part(Mapped(content: part, transform: { transform(restored($0)) })))
  }
}

import Terminal

/// A child with room around it.
struct Padded<Action>: Widget {
  let content: Element<Action>
  let insets: Insets

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let inner = Rect(size: available).inset(insets).size
    let asked = content.measure(inner, context)
    return Size(
      min(available.columns, asked.columns + insets.left + insets.right),
      min(available.rows, asked.rows + insets.top + insets.bottom))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    content.render(in: rect.inset(insets), &canvas)
  }
}

extension Widget {
  public func padding(_ insets: Insets) -> Element<Action> {
    Element(Padded(content: Element(self), insets: insets))
  }

  public func padding(horizontal: Int = 0, vertical: Int = 0) -> Element<Action> {
    padding(Insets(horizontal: horizontal, vertical: vertical))
  }
}

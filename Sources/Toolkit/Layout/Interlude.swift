import Terminal

/// Content that stands in for the screen for a while, as where there is no room for it.
struct Interlude<Action>: Widget {
  let content: Element<Action>

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    canvas.beginInterlude()
    content.render(in: rect, &canvas)
  }
}

extension Widget {
  /// While this shows, focus, carets and scroll offsets of what showed before wait for it to come
  /// back; what is drawn here takes no focus.
  public func interlude() -> Element<Action> {
    Element(Interlude(content: Element(self)))
  }
}

import Terminal

/// One thing on a screen that is looked at, another on one that is read out.
struct FlatVariant: Drawing {
  let content: Part
  let flat: Part

  var flex: Flex { content.flex }

  private func chosen(_ context: RenderContext) -> Part { context.isFlat ? flat : content }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    chosen(context).measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    chosen(painter.context).draw(in: rect, on: painter)
  }
}

extension Widget {
  /// What takes its place where the screen is read out (``RenderContext/isFlat``): words for a
  /// drawing, one thing below another for two side by side; nothing for what only adorns.
  public func whenFlat(
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) -> Element<Action> {
    let flat = Part(
      stacking: parts(content()), spacing: 0, alignment: .fill, isVertical: true)
    return Element(Part(FlatVariant(content: element.part, flat: flat)))
  }
}

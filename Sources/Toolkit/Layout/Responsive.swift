import Terminal

/// Content that depends on the room it gets.
///
/// ```
/// Responsive { size in
///   size.columns < 60 ? Element(VStack { parts }) : Element(HStack(spacing: 1) { parts })
/// }
/// ```
public struct Responsive<Action>: PlainWidget {
  let part: Part

  /// - Parameter content: called with the room that there is; must depend on nothing else that
  ///   changes.
  public init(_ content: @escaping (Size) -> Element<Action>) {
    part = Part(Fitted { content($0).part })
  }
}

private struct Fitted: Drawing {
  let content: (Size) -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content(available).measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) { content(rect.size).draw(in: rect, on: painter) }
}

/// One thing on a screen that is looked at, another on one that is read out.
private struct FlatVariant: Drawing {
  let content: Part
  /// Made only where the screen is read out.
  let flat: () -> Part

  var flex: Flex { content.flex }
  private func chosen(_ context: RenderContext) -> Part { context.isFlat ? flat() : content }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    chosen(context).measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    chosen(painter.context).draw(in: rect, on: painter)
  }
}

extension Widget {
  /// Replaces it where the screen is read out (``RenderContext/isFlat``): words for a
  /// drawing, one thing below another for two side by side; nothing for what only adorns.
  public func whenFlat(
    @ElementBuilder<Action> _ content: @escaping () -> [Element<Action>]
  ) -> Element<Action> {
    let variant = FlatVariant(content: element.part) {
      Part(stacking: parts(content()), spacing: 0, alignment: .fill, isVertical: true)
    }
    return Element(Part(variant))
  }
}

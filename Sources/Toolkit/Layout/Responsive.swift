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

struct Fitted: Drawing {
  let content: (Size) -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content(available).measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    content(rect.size).draw(in: rect, on: painter)
  }
}

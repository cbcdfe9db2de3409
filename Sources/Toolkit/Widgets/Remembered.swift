import Terminal

/// A part that is drawn once and then put down as it was, as long as what it depends on is the same:
/// the items of a list, of which a key changes one or two.
///
/// It has to take no input, to move by nothing, and to show no picture, or it is drawn each time.
///
/// ```
/// Remembered(by: pet) { description(pet) }
/// ```
public struct Remembered<Action>: PlainWidget {
  @usableFromInline let part: Part

  /// - Parameters:
  ///   - key: all that the content depends on, besides theme, language and size; quick to compare.
  ///   - content: made only where it has to be drawn.
  @inlinable
  public init(
    by key: some Hashable & Sendable, _ content: @escaping () -> Element<Action>
  ) {
    part = Part(remembering: SketchKey(key), { content().part })
  }
}

extension Part {
  @usableFromInline
  init(remembering key: SketchKey, _ content: @escaping () -> Part) {
    self.init(Sketched(key: key, content: content))
  }
}

/// What is drawn once for a key.
struct Sketched: Drawing {
  let key: SketchKey
  let content: () -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content().measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.sketched(key, in: rect) { content().draw(in: rect, on: painter) }
  }
}

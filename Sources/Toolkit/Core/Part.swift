import Terminal

/// What a widget is to the walk, without the type of its actions.
protocol Drawing {
  var flex: Flex { get }
  /// The extents that it asks for in whatever room, as far as they are known without measuring.
  var fixed: FixedSize { get }
  func measure(_ available: Size, _ context: RenderContext) -> Size
  func draw(in rect: Rect, on painter: Painter)
}

extension Drawing {
  var fixed: FixedSize { FixedSize() }
}

/// The extents of a part that do not depend on what is in it; nil for the others.
struct FixedSize {
  var columns: Int?
  var rows: Int?
}

/// An ``Element`` as the walk handles it. Nothing is drawn, and no pointer is taken, outside the
/// rectangle that it gets, so a widget without room cannot cover its neighbours.
@usableFromInline
struct Part {
  private let drawing: AnyDrawing

  init(_ drawing: some Drawing, isSpacer: Bool = false) {
    self.drawing = DrawingBox(drawing, isSpacer: isSpacer)
  }

  var flex: Flex { drawing.flex }

  var fixed: FixedSize { drawing.fixed }

  /// A stack lets it grow along its own axis only.
  var isSpacer: Bool { drawing.isSpacer }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    drawing.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.clipped(to: rect) { drawing.draw(in: rect, on: painter) }
  }
}

/// A drawing behind one reference: trees are built anew for each frame, and copied while they are.
private class AnyDrawing {
  let flex: Flex
  let fixed: FixedSize
  let isSpacer: Bool

  init(flex: Flex, fixed: FixedSize, isSpacer: Bool) {
    self.flex = flex
    self.fixed = fixed
    self.isSpacer = isSpacer
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size { .zero }

  func draw(in rect: Rect, on painter: Painter) {}
}

private final class DrawingBox<Content: Drawing>: AnyDrawing {
  private let content: Content

  init(_ content: Content, isSpacer: Bool) {
    self.content = content
    super.init(flex: content.flex, fixed: content.fixed, isSpacer: isSpacer)
  }

  override func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  override func draw(in rect: Rect, on painter: Painter) { content.draw(in: rect, on: painter) }
}

/// The children of a container, as the walk handles them.
@inlinable
func parts<Action>(_ elements: [Element<Action>]) -> [Part] {
  var parts: [Part] = []
  parts.reserveCapacity(elements.count)
  for element in elements { parts.append(element.part) }
  return parts
}

/// Any widget as a drawing.
struct Erased<Content: Widget>: Drawing {
  let widget: Content

  var flex: Flex { widget.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    widget.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    var canvas = Canvas<Content.Action>(painter)
    widget.render(in: rect, &canvas)
  }
}

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

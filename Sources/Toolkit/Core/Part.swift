import Terminal

/// A widget as the walk sees it, without the type of its actions.
protocol Drawing {
  var flex: Flex { get }
  func measure(_ available: Size, _ context: RenderContext) -> Size
  func draw(in rect: Rect, on painter: Painter)
}

extension Drawing {
  /// All the room there is, unless a drawing says otherwise.
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }
}

/// A drawing of one row, as wide as its room.
protocol LineDrawing: Drawing {}

extension LineDrawing {
  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }
}

/// A drawing that adds something to one other, and takes exactly the room of that.
protocol Wrapper: Drawing { var content: Part { get } }

extension Wrapper {
  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }
}

/// An ``Element`` as the walk handles it. Nothing is drawn, and no pointer is taken, outside the
/// rectangle that it gets, so a widget without room cannot cover its neighbours.
struct Part {
  private let drawn: AnyDrawn
  /// True where a stack lets it grow along its own axis only.
  let isSpacer: Bool

  init(_ drawing: some Drawing, isSpacer: Bool = false) {
    drawn = Drawn(drawing)
    self.isSpacer = isSpacer
  }

  var flex: Flex { drawn.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    drawn.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.clipped(to: rect) { drawn.draw(in: rect, on: painter) }
  }
}

/// Any drawing, shared by all copies of a part: a tree of widgets is copied many times a frame.
private class AnyDrawn {
  let flex: Flex

  init(_ flex: Flex) { self.flex = flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size { available }
  func draw(in rect: Rect, on painter: Painter) {}
}

private final class Drawn<Content: Drawing>: AnyDrawn {
  private let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(content.flex)
  }

  override func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  override func draw(in rect: Rect, on painter: Painter) { content.draw(in: rect, on: painter) }
}

/// Returns the children of a container as the walk handles them.
func parts<Action>(_ elements: [Element<Action>]) -> [Part] { elements.map { $0.part } }

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
private struct Mapped: Wrapper {
  let content: Part
  let transform: (Any) -> Any

  func draw(in rect: Rect, on painter: Painter) {
    painter.lifting(transform) { content.draw(in: rect, on: painter) }
  }
}

extension Element {
  /// Returns the same element in a feature that wraps this one's actions.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> Element<Outer> {
    Element<Outer>(Part(Mapped(content: part, transform: { transform(restored($0)) })))
  }
}

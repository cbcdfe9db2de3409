import Terminal

/// What a widget is to the walk, without the type of its actions.
protocol Drawing {
  var flex: Flex { get }
  func measure(_ available: Size, _ context: RenderContext) -> Size
  func draw(in rect: Rect, on painter: Painter)
}

/// An ``Element`` as the walk handles it. Nothing is drawn, and no pointer is taken, outside the
/// rectangle that it gets, so a widget without room cannot cover its neighbours.
@usableFromInline
struct Part {
  private let drawing: any Drawing
  let flex: Flex
  /// A stack lets it grow along its own axis only.
  let isSpacer: Bool

  init(_ drawing: some Drawing, isSpacer: Bool = false) {
    self.drawing = drawing
    self.isSpacer = isSpacer
    flex = drawing.flex
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    drawing.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.clipped(to: rect) { drawing.draw(in: rect, on: painter) }
  }
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

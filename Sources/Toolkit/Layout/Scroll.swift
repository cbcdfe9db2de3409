import Terminal

/// Content that may be higher than its room; keys and wheel move it.
public struct Scroll<Action>: Widget {
  struct Offset: ControlState {
    var rows = 0
    /// The focus that was brought into view; once only, so that the wheel may leave it behind.
    var followed: Identifier?
  }

  private let id: Identifier
  private let label: String
  private let content: Element<Action>

  public init(
    _ id: Identifier, label: String, @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    self.id = id
    self.label = label
    let children = content()
    self.content = Element(VStack { children })
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let width = max(0, available.columns - 1)
    let asked = content.measure(Size(width, Self.height), context)
    return Size(
      min(asked.columns + 1, available.columns), min(asked.rows, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let width = max(0, rect.columns - 1)
    let total = content.measure(Size(width, Self.height), canvas.context).rows
    let limit = max(0, total - rect.rows)
    let kept = offset(showing: Size(width, total), in: rect, canvas.context)
    let offset = min(max(0, kept.rows), limit)
    canvas.keep(Offset(rows: offset, followed: canvas.context.focus), for: id)
    let node = SemanticNode(
      identifier: id, role: .group, label: label, traits: .focusable, actions: ["scroll"],
      frame: rect)
    canvas.add(target(rect, offset, limit, canvas.context.focus))
    canvas.add(scope(rect.rows, offset, limit, canvas.context))
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        let inner = Rect(x: rect.minX, y: rect.minY - offset, columns: width, rows: total)
        content.render(in: inner, &canvas)
      }
    }
    ScrollBar.draw(in: rect, offset: offset, visible: rect.rows, total: total, canvas.painter)
  }

  /// What was kept, moved to show a widget of the content that has just got the focus.
  private func offset(showing size: Size, in rect: Rect, _ context: RenderContext) -> Offset {
    var offset = context.control(id, as: Offset.self) ?? Offset()
    guard let focus = context.focus, focus != offset.followed else { return offset }
    let whole = Rect(size: size)
    let trial = Painter(surface: Surface(size: .zero), clip: whole, context: context)
    content.part.draw(in: whole, on: trial)
    guard let frame = trial.frame(of: focus) else { return offset }
    if frame.maxY > offset.rows + rect.rows { offset.rows = frame.maxY - rect.rows }
    if frame.minY < offset.rows { offset.rows = frame.minY }
    return offset
  }

  private func target(
    _ rect: Rect, _ offset: Int, _ limit: Int, _ focus: Identifier?
  ) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): move(to: offset - 3, limit, focus)
        case .wheel(.down): move(to: offset + 3, limit, focus)
        case .press: Response()
        default: nil
        }
      })
  }

  private func scope(
    _ page: Int, _ offset: Int, _ limit: Int, _ context: RenderContext
  ) -> BindingScope<Action> {
    let bindings = ListMove.allCases.filter { $0.isVertical }.map { step in
      KeyBinding<Action>("scroll.\(step)", step.keys, step.title(context.language), hint: .helpOnly)
      {
        let target = step.target(from: offset, count: limit + 1, page: page, columns: 1)
        return move(to: target, limit, context.focus)
      }
    }
    return BindingScope(title: label, owner: id, bindings: bindings)
  }

  private func move(to rows: Int, _ limit: Int, _ focus: Identifier?) -> Response<Action> {
    Response(control: (id, Offset(rows: min(max(0, rows), limit), followed: focus)))
  }

  /// The most rows that content may have.
  private static var height: Int { 10_000 }
}

/// A bar at the right edge that tells how much is above and below.
enum ScrollBar {
  static func draw(in rect: Rect, offset: Int, visible: Int, total: Int, _ painter: Painter) {
    guard total > visible, visible > 0, rect.rows > 0 else { return }
    let length = max(1, rect.rows * visible / total)
    let room = rect.rows - length
    let limit = total - visible
    let start = limit > 0 ? (offset * room + limit / 2) / limit : 0
    for row in 0..<rect.rows {
      let isThumb = row >= start && row < start + length
      painter.write(
        isThumb ? "┃" : "│", at: Point(x: rect.maxX - 1, y: rect.minY + row), role: .border)
    }
  }
}

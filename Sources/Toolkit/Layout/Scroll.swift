import Terminal

/// Content that may be higher than its room; keys and wheel move it.
public struct Scroll<Action>: Widget {
  struct Offset: ControlState {
    var rows = 0
    /// The focus that was brought into view; once only, so that the wheel may leave it behind.
    var followed: Identifier?
    /// Where the caret stood in the content when it was brought into view.
    var caret: Point?

    /// Moves as little as it takes for a part of the content to show.
    mutating func show(_ frame: Rect, in visible: Int) {
      if frame.maxY > rows + visible { rows = frame.maxY - visible }
      if frame.minY < rows { rows = frame.minY }
    }
  }

  private let id: Identifier
  private let label: String
  private let isFocusable: Bool
  private let content: Element<Action>

  /// - Parameter isFocusable: false where the content takes the focus itself, and is all to be
  ///   reached so; the caret of a field then stays in view while it moves.
  public init(
    _ id: Identifier, label: String, isFocusable: Bool = true,
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    self.id = id
    self.label = label
    self.isFocusable = isFocusable
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
    let state = Offset(rows: offset, followed: canvas.context.focus, caret: kept.caret)
    canvas.keep(state, for: id)
    let node = SemanticNode(
      identifier: id, role: .group, label: label, traits: isFocusable ? .focusable : [],
      actions: isFocusable ? ["scroll"] : [], frame: rect)
    canvas.add(target(rect, state, limit))
    if isFocusable { canvas.add(scope(rect.rows, state, limit, canvas.context.language)) }
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
    let isNew = context.focus != offset.followed
    guard let focus = context.focus, isNew || !isFocusable else { return offset }
    let whole = Rect(size: size)
    let trial = Painter(surface: Surface(size: .zero), clip: whole, context: context)
    content.part.draw(in: whole, on: trial)
    if isNew, let frame = trial.frame(of: focus) { offset.show(frame, in: rect.rows) }
    let caret = isFocusable ? nil : trial.painting.cursor
    if let caret, caret != offset.caret {
      offset.show(Rect(origin: caret, size: Size(1, 1)), in: rect.rows)
    }
    offset.caret = caret
    return offset
  }

  private func target(_ rect: Rect, _ offset: Offset, _ limit: Int) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: isFocusable, wish: isFocusable ? .whenFree : .none,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): move(offset, to: offset.rows - 3, limit)
        case .wheel(.down): move(offset, to: offset.rows + 3, limit)
        case .press: isFocusable ? Response() : nil
        default: nil
        }
      })
  }

  private func scope(
    _ page: Int, _ offset: Offset, _ limit: Int, _ language: Language
  ) -> BindingScope<Action> {
    let bindings = ListMove.allCases.filter { $0.isVertical }.map { step in
      KeyBinding<Action>("scroll.\(step)", step.keys, step.title(language), hint: .helpOnly) {
        let target = step.target(from: offset.rows, count: limit + 1, page: page, columns: 1)
        return move(offset, to: target, limit)
      }
    }
    return BindingScope(title: label, owner: id, bindings: bindings)
  }

  private func move(_ offset: Offset, to rows: Int, _ limit: Int) -> Response<Action> {
    var next = offset
    next.rows = min(max(0, rows), limit)
    return Response(control: (id, next))
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

import Terminal

/// Content that may be higher than its room; keys, wheel and a bar that can be dragged move it.
///
/// ```
/// Scroll("scroll.text", label: setup.say(en: "Diary", ru: "Дневник")) {
///   Text(diary, lines: nil)
///   Spacer(1)
///   Button("scroll.read", setup.say(en: "Read", ru: "Прочитано"), action: Action.readTapped)
///   Text(
///     state.isRead ? setup.say(en: "✓ read", ru: "✓ прочитано") : "", .success, id: "scroll.done")
/// }
/// ```
public struct Scroll<Action>: Widget {
  struct Offset: ControlState {
    var rows = 0
    /// The focus that was brought into view; once only, so that the wheel may leave it behind.
    var followed: Identifier?
    /// The row of the bar's thumb that the pointer holds.
    var grip: Int?
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
    let total = total(width, rect.rows, canvas.context)
    let limit = max(0, total - rect.rows)
    var offset = offset(showing: Size(width, total), in: rect, canvas.context)
    offset.rows = min(max(0, offset.rows), limit)
    offset.followed = canvas.context.focus
    canvas.keep(offset, for: id)
    let node = SemanticNode(
      identifier: id, role: .group, label: label, traits: .focusable, actions: ["scroll"],
      frame: rect)
    canvas.add(target(rect, offset, limit))
    canvas.add(scope(rect.rows, offset, limit, canvas.context.language))
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        let inner = Rect(x: rect.minX, y: rect.minY - offset.rows, columns: width, rows: total)
        content.render(in: inner, &canvas)
      }
      drawBar(in: rect, offset, total, canvas.painter)
    }
  }

  /// The rows of the content; what is flexible in it gets what is left of the room, if any is.
  private func total(_ width: Int, _ rows: Int, _ context: RenderContext) -> Int {
    let asked = content.measure(Size(width, Self.height), context).rows
    return content.flex.vertical > 0 ? max(asked, rows) : asked
  }

  private func drawBar(in rect: Rect, _ offset: Offset, _ total: Int, _ painter: Painter) {
    let bar = ScrollBar(
      id, in: rect, offset: offset.rows, visible: rect.rows, total: total, grip: offset.grip)
    bar.draw(on: painter) { rows, grip in
      var next = offset
      (next.rows, next.grip) = (rows, grip)
      return Response(control: (id, next), focus: .to(id))
    }
  }

  /// What was kept, moved to show a widget of the content that has just got the focus.
  private func offset(showing size: Size, in rect: Rect, _ context: RenderContext) -> Offset {
    var offset = context.control(id, as: Offset.self) ?? Offset()
    guard let focus = context.focus, focus != offset.followed, focus != id else { return offset }
    let whole = Rect(size: size)
    let trial = Painter(surface: Surface(size: .zero), clip: whole, context: context)
    content.part.draw(in: whole, on: trial)
    guard let frame = trial.frame(of: focus) else { return offset }
    if frame.maxY > offset.rows + rect.rows { offset.rows = frame.maxY - rect.rows }
    if frame.minY < offset.rows { offset.rows = frame.minY }
    return offset
  }

  private func target(_ rect: Rect, _ offset: Offset, _ limit: Int) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        // Where all shows, the wheel is for what is behind.
        case .wheel where limit == 0: nil
        case .wheel(.up): move(offset, to: offset.rows - 3, limit)
        case .wheel(.down): move(offset, to: offset.rows + 3, limit)
        case .press: Response()
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
    (next.rows, next.grip) = (min(max(0, rows), limit), nil)
    return Response(control: (id, next))
  }

  /// The most rows that content may have.
  private static var height: Int { 10_000 }
}

import Terminal

/// Buttons side by side, or one below another where they do not fit.
struct ButtonRow<Action>: Widget {
  private let buttons: [Element<Action>]

  init(@ElementBuilder<Action> _ buttons: () -> [Element<Action>]) {
    self.buttons = buttons()
  }

  private func body(_ columns: Int, _ context: RenderContext) -> Element<Action> {
    let room = Size(Int.max / 2, 1)
    let widths = buttons.map { $0.measure(room, context).columns }
    let whole = widths.reduce(2 * max(0, buttons.count - 1), +)
    if whole <= columns { return HStack(spacing: 2) { buttons }.element }
    return VStack(alignment: .leading) { buttons }.element
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    body(available.columns, context).measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    body(rect.columns, canvas.context).render(in: rect, &canvas)
  }
}

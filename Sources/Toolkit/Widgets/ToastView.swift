import Terminal

/// A short notice at the bottom of its room, in front of what is there; it takes no focus.
public struct ToastView<Action>: Widget {
  private let id: Identifier
  private let message: String
  private let onClick: Action

  public init(_ id: Identifier, _ message: String, onClick: Action) {
    self.id = id
    self.message = message
    self.onClick = onClick
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let lines = TextWrapping.wrap(
      Sanitizer.clean(message), to: max(1, min(rect.columns - 4, 60)))
    let shown = lines.prefix(max(0, min(5, rect.rows)))
    let width = (shown.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let frame = Rect(
      x: rect.maxX - width - 1, y: rect.maxY - shown.count, columns: width, rows: shown.count)
    canvas.fill(frame, role: .toast)
    for (row, line) in shown.enumerated() {
      let point = Point(x: frame.minX, y: frame.minY + row)
      let padding = String(repeating: " ", count: max(0, width - 1 - DisplayWidth.of(line)))
      canvas.write(" " + line + padding, at: point, role: .toast)
    }
    canvas.describe(
      SemanticNode(
        identifier: id, role: .toast, label: message, actions: ["press"], frame: frame))
    var target = Target<Action>(
      id, frame: frame,
      onMouse: { event in
        if case .press = event.kind { return .send(onClick) }
        return nil
      })
    target.isChrome = true
    canvas.add(target)
  }
}

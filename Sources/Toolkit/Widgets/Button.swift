import Terminal

/// Does one thing: with `Enter` or `Space` when it has the focus, or at a click.
public struct Button<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let isEnabled: Bool
  private let wish: FocusWish
  private let response: Response<Action>

  public init(
    _ id: Identifier, _ label: String, isEnabled: Bool = true, wish: FocusWish = .none,
    action: Action
  ) {
    self.init(id, label, isEnabled: isEnabled, wish: wish, response: .send(action))
  }

  init(
    _ id: Identifier, _ label: String, isEnabled: Bool = true, wish: FocusWish = .none,
    response: Response<Action>
  ) {
    self.id = id
    self.label = label
    self.isEnabled = isEnabled
    self.wish = wish
    var response = response
    response.pressed = id
    self.response = response
  }

  private var text: String { "[ \(label) ]" }

  private func role(_ isPressed: Bool, _ canvas: Canvas<Action>) -> ThemeRole {
    if !isEnabled { return .disabled }
    if isPressed { return .pressed }
    if canvas.isFocused(id) { return .buttonFocused }
    return canvas.isHovered(id) ? .hovered : .button
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(DisplayWidth.of(text), available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let isPressed = canvas.context.pressed[id] != nil
    let role = role(isPressed, canvas)
    let shown = DisplayWidth.truncate(text, to: rect.columns)
    let frame = Rect(x: rect.minX, y: rect.minY, columns: DisplayWidth.of(shown), rows: 1)
      .intersection(rect)
    canvas.write(shown, at: rect.origin, role: role)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .button, label: label,
        traits: !isEnabled ? .disabled : isPressed ? [.focusable, .pressed] : .focusable,
        actions: isEnabled ? ["press"] : [],
        frame: frame))
    guard isEnabled else { return }
    canvas.add(
      Target(
        id, frame: frame, isFocusable: true, wish: wish,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return response }
          return nil
        }))
    let press = KeyBinding<Action>("button.press", [.enter, .space], label) { response }
    canvas.add(BindingScope(title: label, owner: id, bindings: [press]))
  }
}

import Semantics
import Terminal

/// Does one thing: with `Enter` or `Space` when it has the focus, or at a click.
///
/// ```
/// Button("button.feed", setup.say(en: "Feed", ru: "Покормить"), action: Action.feedTapped)
/// ```
public struct Button<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let hint: String
  private let isEnabled: Bool
  private let wish: FocusWish
  private var response: Response<Action>

  /// - Parameter hint: what pressing it does, for hint and help; nil where the label says that.
  public init(
    _ id: Identifier, _ label: String, hint: String? = nil, isEnabled: Bool = true,
    wish: FocusWish = .none, action: Action
  ) {
    self.init(id, label, hint: hint, isEnabled: isEnabled, wish: wish, response: .send(action))
  }

  /// A button that may do more than send an action.
  init(
    _ id: Identifier, _ label: String, hint: String? = nil, isEnabled: Bool = true,
    wish: FocusWish = .none, response: Response<Action>
  ) {
    self.id = id
    self.label = label
    self.hint = HintTitle.of(hint ?? label)
    self.isEnabled = isEnabled
    self.wish = wish
    self.response = response
    self.response.pressed = id
  }

  private var text: String { "[ \(label) ]" }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(DisplayWidth.of(text), available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let isPressed = canvas.context.pressed[id] != nil
    let role = canvas.face(of: id, isEnabled: isEnabled, resting: .button)
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
    let press = KeyBinding<Action>("button.press", [.enter, .space], hint) { response }
    canvas.add(BindingScope(title: label, owner: id, bindings: [press]))
  }
}

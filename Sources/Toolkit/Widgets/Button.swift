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
  ) { self.init(id, label, hint: hint, isEnabled: isEnabled, wish: wish, response: .send(action)) }

  /// A button that may do more than send an action.
  init(
    _ id: Identifier, _ label: String, hint: String? = nil, isEnabled: Bool = true,
    wish: FocusWish = .none, response: Response<Action>
  ) {
    (self.id, self.label) = (id, label)
    self.hint = HintTitle.of(hint ?? label)
    (self.isEnabled, self.wish, self.response) = (isEnabled, wish, response)
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
        actions: isEnabled ? ["press"] : [], frame: frame))
    guard isEnabled else { return }
    canvas.add(Target(id, frame: frame, isFocusable: true, wish: wish, onPress: { _ in response }))
    let press = KeyBinding<Action>("button.press", [.enter, .space], hint) { response }
    canvas.add(BindingScope(title: label, owner: id, bindings: [press]))
  }
}

/// A sign in brackets beside a field, for the pointer; the field's own keys do the same.
struct FieldButton<Action> {
  let id: Identifier
  /// The field that has the focus after a click.
  let field: Identifier
  let sign: String
  let perform: () -> Response<Action>

  /// Returns the columns it took.
  func draw(at point: Point, _ canvas: inout Canvas<Action>) -> Int {
    let isPressed = canvas.context.pressed[id] != nil
    let role: ThemeRole = isPressed ? .pressed : canvas.isHovered(id) ? .hovered : .button
    let width = canvas.write("[\(sign)]", at: point, role: role)
    let frame = Rect(origin: point, size: Size(width, 1))
    canvas.describe(
      SemanticNode(identifier: id, role: .button, label: sign, actions: ["press"], frame: frame))
    canvas.add(
      Target(
        id, frame: frame,
        onPress: { _ in
          var response = perform()
          response.pressed = id
          response.focus = .to(field)
          return response
        }))
    return width
  }
}

/// Buttons side by side, or one below another where they do not fit.
struct ButtonRow<Action>: Widget {
  private let buttons: [Element<Action>]

  init(@ElementBuilder<Action> _ buttons: () -> [Element<Action>]) { self.buttons = buttons() }

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

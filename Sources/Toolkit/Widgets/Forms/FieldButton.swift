import Semantics
import Terminal

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
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          var response = perform()
          response.pressed = id
          response.focus = .to(field)
          return response
        }))
    return width
  }
}

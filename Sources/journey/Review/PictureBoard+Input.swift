import Core
import Terminal
import Toolkit

extension PictureBoard {
  func target(_ rect: Rect, _ offset: Offset, _ room: Size) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): move(offset, 0, -3, room)
        case .wheel(.down): move(offset, 0, 3, room)
        case .wheel(.left): move(offset, -6, 0, room)
        case .wheel(.right): move(offset, 6, 0, room)
        case .press(.left, _): hold(offset, at: event.position)
        case .drag(.left): drag(offset, to: event.position, room)
        case .release(.left): keep(Offset(point: offset.point))
        default: nil
        }
      })
  }

  func scope(_ offset: Offset, _ room: Size, _ language: Language) -> BindingScope<Action> {
    func move(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ x: Int, _ y: Int,
      hint: HintPlace = .helpOnly
    ) -> KeyBinding<Action> {
      KeyBinding("picture.\(name)", keys, title, hint: hint) { self.move(offset, x, y, room) }
    }
    let page = max(1, room.rows - 1)
    let bindings = [
      move("down", [.down, "j"], language.say(en: "down", ru: "вниз"), 0, 1),
      move("up", [.up, "k"], language.say(en: "up", ru: "вверх"), 0, -1),
      move("right", [.right, "l"], language.say(en: "right", ru: "вправо"), 4, 0),
      move("left", [.left, "h"], language.say(en: "left", ru: "влево"), -4, 0),
      move("pageDown", [.pageDown], language.say(en: "page down", ru: "страница вниз"), 0, page),
      move("pageUp", [.pageUp], language.say(en: "page up", ru: "страница вверх"), 0, -page),
      move("top", [.home], language.say(en: "to the corner", ru: "в угол"), -9_999, -9_999),
      move("bottom", [.end], language.say(en: "to the end", ru: "в конец"), 0, 9_999),
    ]
    let title = language.say(en: "Picture", ru: "Картинка")
    return BindingScope(title: title, owner: id, bindings: bindings)
  }

  private func move(_ offset: Offset, _ x: Int, _ y: Int, _ room: Size) -> Response<Action> {
    let point = Point(x: offset.point.x + x, y: offset.point.y + y)
    return keep(Offset(point: clamped(point, room)))
  }

  private func hold(_ offset: Offset, at position: Point) -> Response<Action> {
    let grip = Point(x: position.x + offset.point.x, y: position.y + offset.point.y)
    return keep(Offset(point: offset.point, grip: grip))
  }

  private func drag(_ offset: Offset, to position: Point, _ room: Size) -> Response<Action>? {
    guard let grip = offset.grip else { return nil }
    let point = clamped(Point(x: grip.x - position.x, y: grip.y - position.y), room)
    return keep(Offset(point: point, grip: grip))
  }

  private func keep(_ offset: Offset) -> Response<Action> {
    Response(control: (id, offset), focus: .to(id))
  }
}

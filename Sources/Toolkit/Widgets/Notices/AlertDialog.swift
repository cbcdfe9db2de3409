import Semantics
import Terminal

/// Something that the user must have read before going on; one button, which has the focus.
///
/// `Enter`, `Space`, `Esc`, and a click on the button or beside the box close it; the focus goes back
/// to where it was.
///
/// ```
/// AlertDialog(
///   "alert", title: setup.say(en: "Vaccination is due", ru: "Пора на прививку"),
///   message: setup.say(
///     en: "Barsik was last vaccinated a year ago.", ru: "Барсика прививали год назад."),
///   button: setup.say(en: "Understood", ru: "Понятно"), onClose: .closed)
/// ```
public struct AlertDialog<Action>: Widget {
  private let modal: Modal<Action>

  public init(
    _ id: Identifier, title: String, message: String, button: String, onClose: Action
  ) {
    modal = Modal(id, role: .alert, title: title, onDismiss: onClose) {
      Text(message, lines: nil)
      Spacer(1)
      Button(id.child("ok"), button, wish: .whenFree, action: onClose)
    }
  }

  public var flex: Flex { modal.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.render(in: rect, &canvas)
  }
}

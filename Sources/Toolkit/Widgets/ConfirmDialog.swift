import Semantics
import Terminal

/// A question with two answers, by `y` and `n` or its buttons; the safe one has the focus at first.
///
/// ```
/// ConfirmDialog(
///   "confirm", title: setup.say(en: "Forget the habit?", ru: "Забыть привычку?"),
///   message: setup.say(
///     en: "Forty days of morning runs are lost with it.",
///     ru: "Вместе с ней пропадут сорок дней пробежек."),
///   confirm: setup.say(en: "Forget", ru: "Забыть"),
///   cancel: setup.say(en: "Keep", ru: "Оставить"), onConfirm: .confirmed,
///   onCancel: .cancelled)
/// ```
public struct ConfirmDialog<Action>: Widget {
  private let modal: Modal<Action>
  private let answers: [KeyBinding<Action>]

  public init(
    _ id: Identifier, title: String, message: String, confirm: String, cancel: String,
    onConfirm: Action, onCancel: Action
  ) {
    answers = [
      KeyBinding("confirm.yes", ["y"], HintTitle.of(confirm), onConfirm),
      KeyBinding("confirm.no", ["n"], HintTitle.of(cancel), hint: .helpOnly, onCancel),
    ]
    modal = Modal(
      id, title: title, maxColumns: 56, dismissTitle: cancel, onDismiss: onCancel
    ) {
      Text(message, lines: nil)
      Spacer(1)
      HStack(spacing: 2) {
        Button(id.child("confirm"), confirm, action: onConfirm)
        Button(id.child("cancel"), cancel, wish: .whenFree, action: onCancel)
      }
    }
  }

  public var flex: Flex { modal.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.bindings(answers).render(in: rect, &canvas)
  }
}

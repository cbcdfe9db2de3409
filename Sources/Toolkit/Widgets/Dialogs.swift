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
    modal = Modal(id, title: title, maxColumns: 56, dismissTitle: cancel, onDismiss: onCancel) {
      Text(message, lines: nil)
      Spacer(1)
      HStack(spacing: 2) {
        Button(id.child("confirm"), confirm, action: onConfirm)
        Button(id.child("cancel"), cancel, wish: .whenFree, action: onCancel)
      }
    }
  }

  public var flex: Flex { modal.flex }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.bindings(answers).render(in: rect, &canvas)
  }
}

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

  public init(_ id: Identifier, title: String, message: String, button: String, onClose: Action) {
    modal = Modal(id, role: .alert, title: title, onDismiss: onClose) {
      Text(message, lines: nil)
      Spacer(1)
      Button(id.child("ok"), button, wish: .whenFree, action: onClose)
    }
  }

  public var flex: Flex { modal.flex }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.render(in: rect, &canvas)
  }
}

/// A question that is answered by a line of text.
///
/// What is wrong with the text stands below the field from the first time that it was to be sent;
/// the text stays. `Enter` sends, `Esc` and a click beside the box leave.
///
/// ```
/// PromptDialog(
///   "prompt", title: setup.say(en: "New habit", ru: "Новая привычка"),
///   message: setup.say(en: "What is it called?", ru: "Как она называется?"), text: state.text,
///   limit: 20, problem: problem(state), confirm: setup.say(en: "Add", ru: "Добавить"),
///   cancel: setup.say(en: "Cancel", ru: "Отмена"),
///   actions: .init(onChange: Action.typed, onSubmit: .added, onCancel: .cancelled)
/// ).element
/// ```
public struct PromptDialog<Action>: Widget {
  /// The actions of the text.
  public struct Actions {
    let onChange: (String) -> Action
    let onSubmit: Action
    let onCancel: Action

    /// - Parameter onSubmit: not sent while there is a problem.
    public init(onChange: @escaping (String) -> Action, onSubmit: Action, onCancel: Action) {
      (self.onChange, self.onSubmit, self.onCancel) = (onChange, onSubmit, onCancel)
    }
  }

  /// The mark of an attempt to send a text with a problem.
  struct Attempt: ControlState { var isMade = false }

  private let id: Identifier
  private let title: String
  private let message: String
  private let text: String
  private let placeholder: String
  private let limit: Int?
  private let isSelectedAtFirst: Bool
  private let problem: String?
  private let confirm: String
  private let cancel: String
  private let actions: Actions

  /// - Parameters:
  ///   - limit: the most grapheme clusters; a counter shows beside the field.
  ///   - isSelectedAtFirst: whether what is typed first takes the place of the text.
  ///   - problem: what is wrong with the text as it is; nil where it can be sent.
  public init(
    _ id: Identifier, title: String, message: String, text: String, placeholder: String = "",
    limit: Int? = nil, isSelectedAtFirst: Bool = false, problem: String? = nil, confirm: String,
    cancel: String, actions: Actions
  ) {
    (self.id, self.title, self.message, self.text) = (id, title, message, text)
    (self.placeholder, self.limit, self.isSelectedAtFirst) = (placeholder, limit, isSelectedAtFirst)
    (self.problem, self.confirm, self.cancel, self.actions) = (problem, confirm, cancel, actions)
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let attemptID = id.child("box")
    let attempt = canvas.context.control(attemptID, as: Attempt.self) ?? Attempt()
    canvas.keep(attempt, for: attemptID)
    modal(attempt.isMade).render(in: rect, &canvas)
  }

  private func modal(_ isTold: Bool) -> Modal<Action> {
    let send = KeyBinding<Action>("prompt.send", [.enter], HintTitle.of(confirm)) { submission }
    return Modal(
      id, title: title, maxColumns: 56, dismissTitle: cancel, onDismiss: actions.onCancel
    ) {
      Text(message, lines: nil)
      TextField(
        id.child("field"), label: message, text: text, placeholder: placeholder, limit: limit,
        message: isTold ? problem : nil, isInvalid: isTold && problem != nil,
        isSelectedAtFirst: isSelectedAtFirst, wish: .atOnce,
        handlers: .init(onChange: actions.onChange))
      Spacer(1)
      HStack(spacing: 2) {
        Button(id.child("confirm"), confirm, response: submission)
        Button(id.child("cancel"), cancel, action: actions.onCancel)
      }
    }.bindings([send])
  }

  /// A text with a problem is not sent; the problem is told, and the field has the focus again.
  private var submission: Response<Action> {
    if problem == nil { return .send(actions.onSubmit) }
    return Response(
      control: (id.child("box"), Attempt(isMade: true)), focus: .to(id.child("field")))
  }
}

import Core
import Semantics
import Terminal

/// The acts on a form as a whole, by keys, buttons and in answer to its question.
struct FormActs<Action> {
  let form: Form<Action>
  let state: FormState
  let words: Words<FormState>

  var firstInvalid: FormRow<Action>? { form.rows.first { $0.problem != nil } }

  var submit: Response<Action> {
    guard let firstInvalid else { return .send(form.handlers.onSubmit) }
    var tried = state
    tried.isTried = true
    return Response(control: (form.id, tried), focus: .to(firstInvalid.id))
  }

  private var leave: Response<Action> {
    .send(form.isChanged ? form.handlers.onAsk : form.handlers.onLeave)
  }

  // MARK: Words
  private var submitTitle: String {
    form.handlers.submitTitle ?? words.say(en: "save", ru: "сохранить")
  }

  private var leaveTitle: String { form.handlers.leaveTitle ?? words.say(en: "back", ru: "назад") }
  var changed: String { words.say(en: "not saved", ru: "не сохранено") }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Keys and buttons
  var bindings: [KeyBinding<Action>] {
    let next = words.say(en: "next field", ru: "следующее поле")
    let previous = words.say(en: "previous field", ru: "предыдущее поле")
    return [
      KeyBinding("form.submit", [.enter, .control("s")], submitTitle) { submit },
      KeyBinding("form.next", [.tab, .down], next) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], previous, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
      KeyBinding("form.leave", [.escape], leaveTitle) { leave },
    ]
  }

  var row: Element<Action> {
    VStack {
      Text(form.lack ?? "", .muted, lines: 2, id: form.id.child("lack"), semantics: lackRole)
      HStack(spacing: 2) {
        Button(
          form.id.child("submit"), Self.capitalized(submitTitle), isEnabled: form.lack == nil,
          response: submit)
        Button(form.id.child("leave"), Self.capitalized(leaveTitle), response: leave)
        if form.isChanged { changeMark }
      }
    }.element
  }

  /// The mark of a change; words that do not fit are left out whole.
  private var changeMark: Element<Action> {
    let mark = "● " + changed
    return Responsive { room in
      Text(DisplayWidth.of(mark) > room.columns ? "●" : mark, .warning, semantics: nil).element
    }
    .frame(rows: 1)
    .semantics(form.id.child("status"), .status, label: mark)
  }

  private var lackRole: Role? { form.lack == nil ? nil : .status }

  // MARK: The question
  /// Asked before a changed form is left: to save, to forget, or to go on.
  var question: Element<Action> {
    SaveQuestion(
      form.id.child("question"), of: form.label, language: words.language, save: savedFirst,
      discard: form.handlers.onLeave, stay: form.handlers.onStay
    ).element
  }

  /// The response that saves first; the question makes way where there is an error.
  private var savedFirst: Response<Action> {
    var response = submit
    if firstInvalid != nil { response.actions = [form.handlers.onStay] }
    return response
  }
}

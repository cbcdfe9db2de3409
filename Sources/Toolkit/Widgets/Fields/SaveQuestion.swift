import Core
import Semantics
import Terminal

/// Asks before something that was typed is left: to save it, to forget it, or to go on; the last has the
/// focus at first. A part of forms, of this package's own ones too.
package struct SaveQuestion<Action>: Widget {
  private let modal: Modal<Action>

  /// - Parameter form: the name of what was typed in.
  package init(
    _ id: Identifier, of form: String, language: Language, save: Response<Action>,
    discard: Action, stay: Action
  ) {
    let words = Words<FormState>(language)
    let saveTitle = words.say(en: "Save", ru: "Сохранить")
    let discardTitle = words.say(en: "Discard", ru: "Не сохранять")
    let stayTitle = words.say(en: "Keep editing", ru: "Продолжить")
    let question = Modal<Action>(
      id, title: words.say(en: "Save the changes?", ru: "Сохранить изменения?"),
      maxColumns: 56, dismissTitle: stayTitle, onDismiss: stay
    ) {
      Text(
        words.say(en: "“\(form)” has changed.", ru: "В форме «\(form)» есть изменения."),
        lines: nil)
      Spacer(1)
      ButtonRow {
        Button(id.child("save"), saveTitle, response: save)
        Button(id.child("discard"), discardTitle, action: discard)
        Button(id.child("stay"), stayTitle, wish: .whenFree, action: stay)
      }
    }
    modal = question.bindings([
      KeyBinding("form.save", ["s"], HintTitle.of(saveTitle)) { save },
      KeyBinding("form.discard", ["d"], HintTitle.of(discardTitle), discard),
    ])
  }

  package var flex: Flex { modal.flex }

  package func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.render(in: rect, &canvas)
  }
}

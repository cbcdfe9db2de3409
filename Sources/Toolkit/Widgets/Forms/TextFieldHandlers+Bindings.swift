import Core
import Terminal

extension TextField.Handlers {
  /// The keys that leave a field: to save or cancel, to the next one or the one before.
  ///
  /// - Parameters:
  ///   - submits: whether `Enter` is free for it.
  ///   - arrows: whether `↓` and `↑` are free to go to the neighbours.
  func bindings(submits: Bool, arrows: Bool, _ language: Language) -> [KeyBinding<Action>] {
    var rows: [KeyBinding<Action>] = []
    if submits, let onSubmit {
      let title = submitTitle.map(HintTitle.of) ?? language.say(en: "save", ru: "сохранить")
      rows.append(KeyBinding("field.submit", [.enter], title, onSubmit))
    }
    if let onCancel {
      let title = cancelTitle.map(HintTitle.of) ?? language.say(en: "cancel", ru: "отмена")
      rows.append(KeyBinding("field.cancel", [.escape], title, onCancel))
    }
    if let onNext {
      let title = language.say(en: "next field", ru: "следующее поле")
      rows.append(KeyBinding("field.next", arrows ? [.tab, .down] : [.tab], title, onNext))
    }
    if let onPrevious {
      let title = language.say(en: "previous field", ru: "предыдущее поле")
      let keys: [KeyStroke] = arrows ? [.backTab, .up] : [.backTab]
      rows.append(KeyBinding("field.previous", keys, title, hint: .helpOnly, onPrevious))
    }
    return rows
  }
}

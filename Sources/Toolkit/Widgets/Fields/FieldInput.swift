import Core
import Terminal

/// The input of a text field: keys, text and pointer.
final class FieldInput<Action> {
  private let field: TextField<Action>
  /// With the part of the text that shows, so that the next frame goes on from there.
  private let editing: TextEditing

  init(field: TextField<Action>, editing: TextEditing) {
    (self.field, self.editing) = (field, editing)
  }

  func insert(_ text: String) -> Response<Action> {
    var next = editing
    let fitted = next.insert(text, limit: field.limit)
    var response = changed(to: next)
    response.leavesOutHidden = editing.hides(text)
    if !fitted, let refuse = field.handlers.onRefuse { response.actions.append(refuse) }
    return response
  }

  func mouse(_ event: MouseEvent, in line: Rect) -> Response<Action>? {
    var next = editing
    let index = index(at: event.position.x - line.minX)
    switch event.kind {
    case .press(.left, 1): next.move(to: index)
    case .press(.left, 2): next.selectWord(at: index)
    case .press(.left, _): next.selectAll()
    case .drag(.left): next.move(to: index, selecting: true)
    default: return nil
    }
    return changed(to: next)
  }

  func scope(_ language: Language) -> BindingScope<Action> {
    let own = field.handlers.bindings(submits: true, arrows: field.offers == nil, language)
    return BindingScope(title: field.label, owner: field.id, bindings: own + edits(language))
  }

  /// Returns the bindings of the keys that change the text.
  private func edits(_ language: Language) -> [KeyBinding<Action>] {
    (field.offers == nil ? [] : suggestionBindings(language))
      + FieldEdit.rows.map { edit, name, keys in
        KeyBinding(name, sequences: keys, edit.title(language)) { self.performed(edit) }
      }
  }

  private func performed(_ edit: FieldEdit) -> Response<Action> {
    var next = editing
    edit.apply(to: &next)
    return changed(to: next)
  }

  private func suggestionBindings(_ language: Language) -> [KeyBinding<Action>] {
    let next = language.say(en: "next suggestion", ru: "следующий вариант")
    let previous = language.say(en: "previous suggestion", ru: "предыдущий вариант")
    return [
      KeyBinding("field.nextSuggestion", [.down], next) {
        self.take(self.field.suggestion(1, self.editing))
      },
      KeyBinding("field.previousSuggestion", [.up], previous, hint: .helpOnly) {
        self.take(self.field.suggestion(-1, self.editing))
      },
    ]
  }

  func take(_ suggestion: String?) -> Response<Action> {
    guard let suggestion else { return Response() }
    var next = editing
    next.replaceAll(with: suggestion)
    return changed(to: next, sought: editing.sought ?? field.text)
  }

  /// Returns the response to an edit. The text of before a suggestion stays known until the text is
  /// changed otherwise.
  private func changed(to next: TextEditing, sought: String? = nil) -> Response<Action> {
    var next = next
    let text = next.text
    next.sought = text == field.text ? editing.sought ?? sought : sought
    let actions = text == field.text ? [] : [field.handlers.onChange(text)]
    return Response(actions: actions, control: (field.id, next))
  }

  /// The cluster whose left edge is nearest; beside the field, one further on.
  private func index(at column: Int) -> Int {
    let start = editing.firstShown
    guard column >= 0 else { return start - 1 }
    var x = 0
    for index in start..<max(start, editing.characters.count) {
      let width = field.columns(of: editing.characters[index])
      if column < x + (width + 1) / 2 { return index }
      x += width
    }
    return editing.characters.count
  }
}

/// The edits of a text field by keys, in the habits of readline.
enum FieldEdit: String, CaseIterable {
  case left, right, wordLeft, wordRight, start, end
  case selectLeft, selectRight, selectWordLeft, selectWordRight, selectToStart, selectToEnd
  case selectAll
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
  case deleteToStart, deleteToEnd
  case undo, redo

  var keys: [KeyStroke] {
    switch self {
    case .left: [.left, .control("b")]
    case .right: [.right, .control("f")]
    case .wordLeft: [KeyStroke(.left, .control), KeyStroke(.left, .alt), .alt("b")]
    case .wordRight: [KeyStroke(.right, .control), KeyStroke(.right, .alt), .alt("f")]
    case .start: [.home, .control("a")]
    case .end: [.end, .control("e")]
    case .selectLeft: [KeyStroke(.left, .shift)]
    case .selectRight: [KeyStroke(.right, .shift)]
    case .selectWordLeft: [KeyStroke(.left, [.control, .shift])]
    case .selectWordRight: [KeyStroke(.right, [.control, .shift])]
    case .selectToStart: [KeyStroke(.home, .shift)]
    case .selectToEnd: [KeyStroke(.end, .shift)]
    case .selectAll: [.alt("a")]
    case .deleteBackward: [.backspace, .control("h")]
    case .deleteForward: [.delete, .control("d")]
    case .deleteWordBackward: [.control("w"), KeyStroke(.backspace, .alt)]
    case .deleteWordForward: [.alt("d"), KeyStroke(.delete, .control)]
    case .deleteToStart: [.control("u")]
    case .deleteToEnd: [.control("k")]
    case .undo: [.control("_"), .alt("u")]
    case .redo: [.control("r"), .alt("r")]
    }
  }

  /// All of them, with the names and keys of their rows, which no field changes.
  static let rows = allCases.map { edit in
    (edit: edit, name: "field.\(edit.rawValue)", keys: edit.keys.map { KeySequence($0) })
  }

  func apply(to editing: inout TextEditing) {
    switch self {
    case .left: editing.step(-1)
    case .right: editing.step(1)
    case .wordLeft: editing.stepWord(-1)
    case .wordRight: editing.stepWord(1)
    case .start: editing.move(to: 0)
    case .end: editing.move(to: editing.characters.count)
    case .selectLeft: editing.step(-1, selecting: true)
    case .selectRight: editing.step(1, selecting: true)
    case .selectWordLeft: editing.stepWord(-1, selecting: true)
    case .selectWordRight: editing.stepWord(1, selecting: true)
    case .selectToStart: editing.move(to: 0, selecting: true)
    case .selectToEnd: editing.move(to: editing.characters.count, selecting: true)
    case .selectAll: editing.selectAll()
    case .deleteBackward: editing.deleteBackward()
    case .deleteForward: editing.deleteForward()
    case .deleteWordBackward: editing.deleteWordBackward()
    case .deleteWordForward: editing.deleteWordForward()
    case .deleteToStart: editing.deleteToStart()
    case .deleteToEnd: editing.deleteToEnd()
    case .undo: editing.undo()
    case .redo: editing.redo()
    }
  }

  func title(_ language: Language) -> String {
    switch self {
    case .left: language.say(en: "left", ru: "влево")
    case .right: language.say(en: "right", ru: "вправо")
    case .wordLeft: language.say(en: "a word left", ru: "на слово влево")
    case .wordRight: language.say(en: "a word right", ru: "на слово вправо")
    case .start: language.say(en: "to the beginning", ru: "в начало")
    case .end: language.say(en: "to the end", ru: "в конец")
    case .selectLeft: language.say(en: "select left", ru: "выделить влево")
    case .selectRight: language.say(en: "select right", ru: "выделить вправо")
    case .selectWordLeft: language.say(en: "select a word left", ru: "выделить слово слева")
    case .selectWordRight: language.say(en: "select a word right", ru: "выделить слово справа")
    case .selectToStart: language.say(en: "select to the beginning", ru: "выделить до начала")
    case .selectToEnd: language.say(en: "select to the end", ru: "выделить до конца")
    case .selectAll: language.say(en: "select all", ru: "выделить всё")
    case .deleteBackward: language.say(en: "delete before the caret", ru: "удалить перед курсором")
    case .deleteForward: language.say(en: "delete after the caret", ru: "удалить за курсором")
    case .deleteWordBackward: language.say(en: "delete a word before", ru: "удалить слово слева")
    case .deleteWordForward: language.say(en: "delete a word after", ru: "удалить слово справа")
    case .deleteToStart: language.say(en: "delete to the beginning", ru: "удалить до начала")
    case .deleteToEnd: language.say(en: "delete to the end", ru: "удалить до конца")
    case .undo: language.say(en: "undo typing", ru: "отменить ввод")
    case .redo: language.say(en: "redo typing", ru: "вернуть ввод")
    }
  }
}

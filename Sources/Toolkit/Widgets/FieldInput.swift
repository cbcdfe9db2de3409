import Core
import Terminal

/// What keys, text and pointer do to a text field; behind one reference, as each of its rows has it.
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

  /// All that the rows are, but for what they do.
  private struct Shape: Equatable, Sendable {
    let language: Language
    let own: [KeyLook]
    let hasOffers: Bool
  }

  func scope(_ language: Language) -> Scope {
    let own = field.handlers.bindings(submits: true, arrows: field.offers == nil, language)
    let shape = Shape(
      language: language, own: own.map { KeyLook($0) }, hasOffers: field.offers != nil)
    return Scope(title: field.label, owner: field.id, shape: shape) {
      (own + self.edits(language)).map { $0.map { $0 } }
    }
  }

  /// What the keys do to the text.
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

  /// What was typed before a suggestion was taken holds until the text is changed otherwise.
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

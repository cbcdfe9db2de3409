import Terminal

/// What keys, text and pointer do to a text field.
struct FieldInput<Action> {
  let field: TextField<Action>
  /// With the part of the text that shows, so that the next frame goes on from there.
  let editing: TextEditing

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

  func bindings(_ language: Language) -> [KeyBinding<Action>] {
    var rows = field.handlers.bindings(
      submits: true, arrows: field.offers == nil, language)
    if field.offers != nil { rows += suggestionBindings(language) }
    return rows
      + FieldEdit.allCases.map { edit in
        KeyBinding("field.\(edit.rawValue)", edit.keys, edit.title(language), hint: .helpOnly) {
          var next = editing
          edit.apply(to: &next)
          return changed(to: next)
        }
      }
  }

  private func suggestionBindings(_ language: Language) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        "field.nextSuggestion", [.down],
        language.say(en: "next suggestion", ru: "следующий вариант")
      ) {
        take(field.suggestion(1, editing))
      },
      KeyBinding(
        "field.previousSuggestion", [.up],
        language.say(en: "previous suggestion", ru: "предыдущий вариант"), hint: .helpOnly
      ) { take(field.suggestion(-1, editing)) },
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

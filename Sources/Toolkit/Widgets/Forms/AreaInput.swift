import Core
import Terminal

/// What keys, text and pointer do to a text area.
struct AreaInput<Action> {
  let area: TextArea<Action>
  let state: AreaState
  let rows: TextRows
  /// How many rows show.
  let page: Int

  func insert(_ text: String) -> Response<Action> {
    var next = state
    let fitted = next.editing.insert(text, limit: area.limit)
    var response = changed(to: next)
    if !fitted, let refuse = area.handlers.onRefuse { response.actions.append(refuse) }
    return response
  }

  func mouse(_ event: MouseEvent, in room: Rect) -> Response<Action>? {
    let row = state.top + event.position.y - room.minY
    let index = rows.index(row: row, column: event.position.x - room.minX)
    var next = state
    switch event.kind {
    case .press(.left, 1): next.editing.move(to: index)
    case .press(.left, 2): next.editing.selectWord(at: index)
    case .press(.left, _): next.editing.selectLine(at: index)
    case .drag(.left): next.editing.move(to: index, selecting: true)
    case .wheel(.up): return scroll(-1)
    case .wheel(.down): return scroll(1)
    default: return nil
    }
    return changed(to: next)
  }

  /// Nil where there is no further to go, so that what is around it may scroll.
  private func scroll(_ direction: Int) -> Response<Action>? {
    var next = state
    next.top = min(max(0, state.top + direction), max(0, rows.ranges.count - page))
    return next.top == state.top ? nil : Response(control: (area.id, next))
  }

  func bindings(_ language: Language) -> [KeyBinding<Action>] {
    area.handlers.bindings(submits: area.enter == .submits, arrows: false, language)
      + [lineBreak(language)]
      + AreaEdit.allCases.filter { $0.works(state, rows) }.map { edit in
        binding("area.\(edit.rawValue)", edit.keys, edit.title(language)) {
          edit.apply(to: &$0, rows, page: page)
        }
      }
      + FieldEdit.allCases.filter { !AreaEdit.replaced.contains($0) }.map { edit in
        binding("field.\(edit.rawValue)", edit.keys, edit.title(language)) {
          edit.apply(to: &$0.editing)
          $0.goal = nil
        }
      }
  }

  private func lineBreak(_ language: Language) -> KeyBinding<Action> {
    let always = [KeyStroke(.enter, .alt), .control("j"), KeyStroke(.enter, .shift)]
    return KeyBinding(
      "area.break", area.enter == .submits ? always : [.enter] + always,
      language.say(en: "new line", ru: "новая строка")
    ) { insert("\n") }
  }

  private func binding(
    _ name: String, _ keys: [KeyStroke], _ title: String,
    edit: @escaping (inout AreaState) -> Void
  ) -> KeyBinding<Action> {
    KeyBinding(name, keys, title, hint: .helpOnly) {
      var next = state
      edit(&next)
      return changed(to: next, keepsGoal: true)
    }
  }

  private func changed(to next: AreaState, keepsGoal: Bool = false) -> Response<Action> {
    var next = next
    if !keepsGoal { next.goal = nil }
    let text = next.editing.text
    let actions = text == area.text ? [] : [area.handlers.onChange(text)]
    return Response(actions: actions, control: (area.id, next))
  }
}

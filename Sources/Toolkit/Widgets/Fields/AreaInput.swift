import Core
import Terminal

/// The input of a text area: keys, text and pointer.
struct AreaInput<Action> {
  let area: TextArea<Action>
  let state: AreaState
  let rows: TextRows
  /// The number of rows that show.
  let page: Int

  func insert(_ text: String) -> Response<Action> {
    var next = state
    let fitted = next.editing.insert(text, limit: area.limit)
    var response = changed(to: next)
    response.leavesOutHidden = state.editing.hides(text)
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
    _ name: String, _ keys: [KeyStroke], _ title: String, edit: @escaping (inout AreaState) -> Void
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

/// The keys of a text area that go by its rows; all others are those of a field.
enum AreaEdit: String, CaseIterable {
  case up, down, selectUp, selectDown, pageUp, pageDown
  case start, end, selectToStart, selectToEnd
  case textStart, textEnd, selectToTextStart, selectToTextEnd

  /// The edits that an area does by rows instead of on the whole text, as a field does.
  static let replaced: Set<FieldEdit> = [.start, .end, .selectToStart, .selectToEnd]

  var keys: [KeyStroke] {
    switch self {
    case .up: [.up]
    case .down: [.down]
    case .selectUp: [KeyStroke(.up, .shift)]
    case .selectDown: [KeyStroke(.down, .shift)]
    case .pageUp: [.pageUp]
    case .pageDown: [.pageDown]
    case .start: [.home, .control("a")]
    case .end: [.end, .control("e")]
    case .selectToStart: [KeyStroke(.home, .shift)]
    case .selectToEnd: [KeyStroke(.end, .shift)]
    case .textStart: [KeyStroke(.home, .control), .alt("<")]
    case .textEnd: [KeyStroke(.end, .control), .alt(">")]
    case .selectToTextStart: [KeyStroke(.home, [.control, .shift])]
    case .selectToTextEnd: [KeyStroke(.end, [.control, .shift])]
    }
  }

  /// Returns true if it leads anywhere; where it does not, the key is free for what is around the
  /// area.
  func works(_ state: AreaState, _ rows: TextRows) -> Bool {
    let row = rows.row(of: state.editing.caret)
    return switch self {
    case .up, .pageUp: row > 0
    case .down, .pageDown: row < rows.ranges.count - 1
    default: true
    }
  }

  func apply(to state: inout AreaState, _ rows: TextRows, page: Int) {
    switch self {
    case .up: step(-1, &state, rows)
    case .down: step(1, &state, rows)
    case .selectUp: step(-1, &state, rows, selecting: true)
    case .selectDown: step(1, &state, rows, selecting: true)
    case .pageUp: step(-max(1, page - 1), &state, rows)
    case .pageDown: step(max(1, page - 1), &state, rows)
    default:
      let (goal, isSelecting) = goal(state.editing, rows)
      state.editing.move(to: goal, selecting: isSelecting)
      state.goal = nil
    }
  }

  private func goal(_ editing: TextEditing, _ rows: TextRows) -> (Int, Bool) {
    let row = rows.row(of: editing.caret)
    return switch self {
    case .start: (rows.ranges[row].lowerBound, false)
    case .selectToStart: (rows.ranges[row].lowerBound, true)
    case .end: (rows.end(of: row), false)
    case .selectToEnd: (rows.end(of: row), true)
    case .textStart: (0, false)
    case .selectToTextStart: (0, true)
    case .textEnd: (editing.characters.count, false)
    case .selectToTextEnd: (editing.characters.count, true)
    default: (editing.caret, false)
    }
  }

  private func step(
    _ count: Int, _ state: inout AreaState, _ rows: TextRows, selecting: Bool = false
  ) {
    let caret = state.editing.caret
    let goal = state.goal ?? rows.column(of: caret)
    let row = rows.row(of: caret) + count
    let within = selecting ? row : min(max(0, row), rows.ranges.count - 1)
    state.editing.move(to: rows.index(row: within, column: goal), selecting: selecting)
    state.goal = goal
  }

  func title(_ language: Language) -> String {
    switch self {
    case .up: language.say(en: "a row up", ru: "на строку вверх")
    case .down: language.say(en: "a row down", ru: "на строку вниз")
    case .selectUp: language.say(en: "select a row up", ru: "выделить строку выше")
    case .selectDown: language.say(en: "select a row down", ru: "выделить строку ниже")
    case .pageUp: language.say(en: "a page up", ru: "на страницу вверх")
    case .pageDown: language.say(en: "a page down", ru: "на страницу вниз")
    case .start: language.say(en: "to the beginning of the row", ru: "в начало строки")
    case .end: language.say(en: "to the end of the row", ru: "в конец строки")
    case .selectToStart:
      language.say(en: "select to the beginning of the row", ru: "выделить до начала строки")
    case .selectToEnd:
      language.say(en: "select to the end of the row", ru: "выделить до конца строки")
    case .textStart: language.say(en: "to the beginning", ru: "в начало")
    case .textEnd: language.say(en: "to the end", ru: "в конец")
    case .selectToTextStart: language.say(en: "select to the beginning", ru: "выделить до начала")
    case .selectToTextEnd: language.say(en: "select to the end", ru: "выделить до конца")
    }
  }
}

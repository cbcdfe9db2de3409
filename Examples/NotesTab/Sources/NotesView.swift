import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// The look of the tab.
struct NotesView {
  typealias Action = NotesFeature.Action

  let state: NotesFeature.State
  let words: NotesWords

  var body: Element<Action> {
    ZStack {
      VStack {
        if state.search.isEditing { searchField }
        if state.found.isEmpty { empty } else { list }
      }
      if let draft = state.draft { prompt(draft) }
    }
    .semantics("notes", .screen, label: words.title)
    .bindings(
      words.title,
      [
        KeyBinding("notes.add", ["a", "+"], words.add, hint: .footerMain, .addTapped),
        KeyBinding("notes.search", ["/"], words.search, hint: .footerMain, .search(.opened)),
      ] + clearing)
  }

  /// `Enter` keeps what was found, so another key has to lead back to all notes.
  private var clearing: [KeyBinding<Action>] {
    if state.search.isEmpty { return [] }
    return [KeyBinding("notes.clearSearch", [.escape], words.clear, .search(.cleared))]
  }

  private var searchField: Element<Action> {
    SearchField(
      "notes.search", label: words.search, text: state.search.text, placeholder: words.search,
      limit: 60, status: "\(state.found.count)", submitTitle: words.show,
      clearTitle: words.clear, onEvent: Action.search
    ).padding(horizontal: 1)
  }

  private var empty: Element<Action> {
    let isSearch = !state.search.isEmpty
    return StateView(
      "notes.empty", .empty, isSearch ? words.noMatch : words.none,
      hint: isSearch ? words.noMatchHint : words.noneHint,
      button: isSearch ? nil : .init(words.add, key: "a", .addTapped)
    ).padding(horizontal: 1)
  }

  private var list: Element<Action> {
    List(
      "notes.list", label: words.title, count: state.found.count, selection: state.selection,
      key: { "\(state.found[$0].id)" }, itemLabel: { state.found[$0].text },
      onMove: { .moved(to: $0) },
      row: { Text(state.found[$0].text).element }
    )
    .swipe(SwipeAction("notes.delete", ["d", .delete], words.delete) { .deleteTapped($0) })
    .padding(horizontal: 1)
  }

  private func prompt(_ draft: String) -> Element<Action> {
    PromptDialog(
      "notes.prompt", title: words.add, message: words.question, text: draft, limit: 200,
      confirm: words.save, cancel: words.cancel,
      actions: .init(
        onChange: { .draftChanged($0) }, onSubmit: .addSubmitted, onCancel: .addCancelled)
    ).element
  }
}

/// Every text of the tab.
typealias NotesWords = Words<NotesFeature>

extension NotesWords {
  var title: String { say(en: "Notes", ru: "Заметки") }
  var add: String { say(en: "new note", ru: "новая заметка") }
  var question: String { say(en: "What is it?", ru: "О чём она?") }
  var save: String { say(en: "Save", ru: "Сохранить") }
  var cancel: String { say(en: "Cancel", ru: "Отмена") }
  var delete: String { say(en: "delete", ru: "удалить") }
  var search: String { say(en: "search", ru: "поиск") }
  var show: String { say(en: "show", ru: "показать") }
  var clear: String { say(en: "clear", ru: "очистить") }
  var none: String { say(en: "No notes", ru: "Заметок нет") }
  var noneHint: String {
    say(en: "Write down what you think of.", ru: "Запишите, что пришло в голову.")
  }

  var noMatch: String { say(en: "Nothing found", ru: "Ничего не найдено") }
  var noMatchHint: String { say(en: "Esc shows all notes.", ru: "Esc — показать все заметки.") }

  func deleted(_ text: String) -> String { say(en: "Deleted: \(text)", ru: "Удалено: \(text)") }

  /// The words behind “Undone:” and “Redone:”; nil for an act of another tab.
  func act(_ act: HistoryStep) -> String? {
    switch act.kind {
    case "note.add": say(en: "adding “\(act.subject)”", ru: "добавление «\(act.subject)»")
    case "note.delete":
      say(en: "deleting “\(act.subject)”", ru: "удаление «\(act.subject)»")
    default: nil
    }
  }
}

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
        if state.notes.isEmpty { empty } else { list }
      }
      if let draft = state.draft { prompt(draft) }
    }
    .semantics("notes", .screen, label: words.title)
    .bindings(
      words.title,
      [
        KeyBinding("notes.add", ["a", "+"], words.add, hint: .footerMain, .addTapped),
        KeyBinding("notes.search", ["/"], words.search, hint: .footerMain, .search(.opened)),
      ])
  }

  private var searchField: Element<Action> {
    SearchField(
      "notes.search", label: words.search, text: state.search.text, placeholder: words.search,
      limit: 60, status: "\(state.notes.count)", submitTitle: words.show,
      clearTitle: words.clear, onEvent: Action.search
    ).padding(horizontal: 1)
  }

  private var empty: Element<Action> {
    StateView(
      "notes.empty", .empty, words.none, hint: words.noneHint,
      button: .init(words.add, key: "a", .addTapped)
    ).padding(horizontal: 1)
  }

  private var list: Element<Action> {
    List(
      "notes.list", label: words.title, count: state.notes.count, selection: state.selection,
      key: { "\(state.notes[$0].id)" }, itemLabel: { state.notes[$0].text },
      onMove: { .moved(to: $0) },
      row: { Text(state.notes[$0].text).element }
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

  func deleted(_ text: String) -> String { say(en: "Deleted: \(text)", ru: "Удалено: \(text)") }

  /// The words for an act that was undone or redone; nil for an act of another tab.
  func act(_ act: HistoryStep) -> String? {
    switch act.kind {
    case "note.add": say(en: "new note “\(act.subject)”", ru: "заметка «\(act.subject)»")
    case "note.delete": deleted(act.subject)
    default: nil
    }
  }
}

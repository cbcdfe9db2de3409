import AppRuntime
import Core
import Toolkit

/// The Notes tab: a list of notes, a field to add one, and a search.
struct NotesFeature: Tab {
  static let name = "notes"
  static let actionNames = ["notes": "add clearSearch delete nextMatch previousMatch search"]

  struct State: Equatable, Sendable {
    var notes: [Note] = []
    var selection = 0
    var search = Search()
    /// The text of a new note; nil while none is typed.
    var draft: String?
  }

  enum Action: Sendable {
    case shown
    case loaded([Note])
    case moved(to: Int)
    case search(Search.Event)
    case addTapped
    case draftChanged(String)
    case addSubmitted
    case addCancelled
    case deleteTapped(Int)
  }

  let notes: NoteRepository

  func title(_ language: Language) -> String { NotesWords(language).title }

  func action(on event: TabEvent) -> Action? { event == .shown ? .shown : nil }

  /// Undo waits for this queue, so that it takes back what was saved last.
  var undoQueues: [String] { [Self.saves] }

  private static let saves = "saves"

  func words(for act: HistoryStep, _ environment: Environment) -> String? {
    NotesWords(environment).act(act)
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .shown: return observe(state)
    case .loaded(let notes):
      state.notes = notes
      state.selection = max(0, min(state.selection, notes.count - 1))
    case .moved(let index): state.selection = index
    case .search(let event):
      state.search.apply(event)
      return observe(state)
    case .addTapped: state.draft = ""
    case .draftChanged(let text): state.draft = text
    case .addCancelled: state.draft = nil
    case .addSubmitted:
      guard let text = state.draft, !text.allSatisfy(\.isWhitespace) else { break }
      (state.draft, state.selection) = (nil, 0)
      return .run("add note", queue: Self.saves) { [notes] _ in try await notes.add(text) }
    case .deleteTapped(let index):
      guard state.notes.indices.contains(index) else { break }
      let note = state.notes[index]
      let words = NotesWords(environment)
      return .run("delete note", queue: Self.saves) { [notes] send in
        try await notes.delete(note)
        send.notice(words.deleted(note.text))
      }
    }
    return .none
  }

  private func observe(_ state: State) -> Effect<Action> {
    let text = state.search.text
    return .observe("notes", { [notes] in notes.observe(text, onChange: $0) }, Action.loaded)
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    NotesView(state: state, words: NotesWords(environment)).body
  }
}

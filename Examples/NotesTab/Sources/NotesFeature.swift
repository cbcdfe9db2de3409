import AppRuntime
import Core
import Terminal
import Toolkit

/// The Notes tab: a list of notes, a field to add one, and a search.
public struct NotesFeature: Tab {
  public static let name = "notes"
  public static let actions = [
    ActionGroup(
      "notes", way: Phrase("open the notes first", "сначала откройте заметки"),
      [
        NamedAction("add", "a", "add a note", "добавить заметку"),
        NamedAction("delete", "d", "delete the note", "удалить заметку"),
        NamedAction("search", "/", "search for a note", "найти заметку"),
        NamedAction("clearSearch", .escape, "show all notes again", "показать все заметки"),
      ])
  ]

  public struct State: Equatable, Sendable {
    var all: [Note] = []
    /// The notes that the search finds.
    var found: [Note] = []
    var selection = 0
    var search = Search()
    /// The text of a new note; nil while none is typed.
    var draft: String?

    public init() {}

    mutating func find() {
      found = all.filter { search.query.matches($0.text) }
      selection = max(0, min(selection, found.count - 1))
    }
  }

  public enum Action: Sendable {
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

  private let notes: NoteRepository

  public init(_ notes: NoteRepository) { self.notes = notes }

  public func title(_ language: Language) -> String { NotesWords(language).title }

  public func action(on event: TabEvent) -> Action? { event == .shown ? .shown : nil }

  /// Undo waits for this queue, so that it takes back what was saved last.
  public var undoQueues: [String] { [Self.saves] }

  private static let saves = "saves"

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    NotesWords(environment).act(act)
  }

  public func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .shown: return .observe("notes", { [notes] in notes.observe(onChange: $0) }, Action.loaded)
    case .loaded(let notes):
      state.all = notes
      state.find()
    case .moved(let index): state.selection = index
    case .search(let event):
      state.search.apply(event)
      state.find()
    case .addTapped: state.draft = ""
    case .draftChanged(let text): state.draft = text
    case .addCancelled: state.draft = nil
    case .addSubmitted:
      guard let text = state.draft, !text.allSatisfy(\.isWhitespace) else { break }
      (state.draft, state.selection) = (nil, 0)
      return .run("add note", queue: Self.saves) { [notes] _ in try await notes.add(text) }
    case .deleteTapped(let index):
      guard state.found.indices.contains(index) else { break }
      let note = state.found[index]
      let words = NotesWords(environment)
      return .run("delete note", queue: Self.saves) { [notes] send in
        try await notes.delete(note)
        send.notice(words.deleted(note.text))
      }
    }
    return .none
  }

  public func view(_ state: State, _ environment: Environment) -> Element<Action> {
    NotesView(state: state, words: NotesWords(environment)).body
  }
}

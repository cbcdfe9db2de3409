import AppRuntime
import Core
import Semantics
import Toolkit

/// A list that is searched: what was found is marked, and `n` goes from one to the next.
struct SearchFieldSpecimen: Specimen {
  static let name = "search-field"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "Search", ru: "Поиск") }

  struct State: Equatable, Sendable {
    var search = Search()
    var selected = 0
    /// The row in which the search began. The selection goes back there where nothing is found, or
    /// the search is given up.
    var origin = 0
  }

  enum Action: Sendable {
    case moved(Int)
    case search(Search.Event)
    case stepped(Int)
  }

  private let words: PetNames
  private let count = 75

  init(_ setup: SpecimenSetup) {
    words = PetNames(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selected = index
    case .search(let event):
      apply(event, to: &state)
    case .stepped(let step): self.step(&state, from: state.selected, by: step)
    }
    return .none
  }

  private func apply(_ event: Search.Event, to state: inout State) {
    let wasEditing = state.search.isEditing
    state.search.apply(event)
    switch event {
    case .opened: state.origin = state.selected
    case .changed:
      state.selected = state.origin
      step(&state, from: state.origin - 1, by: 1)
    case .cleared where wasEditing: state.selected = state.origin
    case .cleared, .submitted: break
    }
  }

  private func step(_ state: inout State, from start: Int, by step: Int) {
    let found = state.search.index(after: start, step: step, count: count, label: line)
    if let found { state.selected = found }
  }

  private func line(_ pet: Int) -> String { "\(words.name(pet)), \(words.kind(pet))" }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      if state.search.isEditing {
        searchField(state)
      } else {
        Text(quoted(state) + status(state), .muted, id: "search.found", semantics: .status)
      }
      list(state)
    }
    .bindings(
      words.pets,
      state.search.bindings(
        words.language, onEvent: Action.search, onStep: Action.stepped))
  }

  private func searchField(_ state: State) -> Element<Action> {
    SearchField(
      "search.field", label: words.language.say(en: "Search", ru: "Поиск"),
      text: state.search.text,
      placeholder: words.language.say(en: "name or kind", ru: "кличка или вид"),
      status: status(state), onEvent: Action.search
    ).element
  }

  private func list(_ state: State) -> Element<Action> {
    List(
      "search.pets", label: words.pets, count: count, selection: state.selected,
      key: { "\($0)" }, itemLabel: line, onMove: { .moved($0) },
      row: { Element(Text(line($0), search: state.search.query)) }
    ).element
  }

  /// Returns the words that were looked for, where the field no longer says so.
  private func quoted(_ state: State) -> String {
    state.search.isEmpty ? "" : state.search.text + " — "
  }

  private func status(_ state: State) -> String {
    let language = words.language
    guard !state.search.isEmpty else {
      return language.say(en: "/ searches", ru: "/ — поиск")
    }
    let query = state.search.query
    let found = (0..<count).filter { query.matches(line($0)) }.count
    if found == 0 { return language.say(en: "nothing found", ru: "ничего не найдено") }
    return language.say(en: "\(found) found", ru: "найдено: \(found)")
  }
}

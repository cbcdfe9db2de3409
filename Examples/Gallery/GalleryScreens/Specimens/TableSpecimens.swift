import AppRuntime
import Core
import Semantics
import Toolkit

/// Two hundred pets in a table that is sorted by any of its columns.
struct TableSpecimen: Specimen {
  static let name = "table"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "Table", ru: "Таблица") }

  struct State: Equatable, Sendable {
    var order = Array(0..<200)
    var sort = TableSort(column: 0)
    var selection = ListSelection(0)
  }

  enum Action: Sendable {
    case sorted(TableSort)
    case moved(Int)
  }

  private let words: PetNames

  init(_ setup: SpecimenSetup) {
    words = PetNames(language: setup.language)
  }

  func initialState() -> State {
    var state = State()
    sort(&state)
    state.selection.move(to: 0, in: state.order)
    return state
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .sorted(let order):
      state.sort = order
      sort(&state)
      state.selection.follow(state.order)
    case .moved(let index): state.selection.move(to: index, in: state.order)
    }
    return .none
  }

  private func sort(_ state: inout State) {
    let sort = state.sort
    state.order.sort { first, second in
      let (a, b) = sort.isAscending ? (first, second) : (second, first)
      return switch sort.column {
      case 0: (words.order(words.name(a)), a) < (words.order(words.name(b)), b)
      case 1: (words.kind(a), a) < (words.kind(b), b)
      case 2: (words.years(a), a) < (words.years(b), b)
      default: (words.weight(a), a) < (words.weight(b), b)
      }
    }
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Table(
      "table.pets", label: words.pets, columns: columns, count: state.order.count,
      selection: state.selection.shown, sort: state.sort, key: { "\(state.order[$0])" },
      itemLabel: { words.name(state.order[$0]) }, onSort: { .sorted($0) },
      onMove: { .moved($0) }, cell: { cell(state.order[$0], column: $1) }
    ).element
  }

  /// Name and weight stay; where there is little room, first the note goes and then the kind.
  private var columns: [TableColumn] {
    let language = words.language
    return [
      TableColumn(
        "name", language.say(en: "Name", ru: "Кличка"), width: .flex(min: 12), priority: 3),
      TableColumn("kind", language.say(en: "Kind", ru: "Вид"), priority: 1),
      TableColumn(
        "age", language.say(en: "Age", ru: "Возраст"), alignment: .trailing, priority: 2),
      TableColumn(
        "weight", language.say(en: "Weight", ru: "Вес"), width: .fixed(9), alignment: .trailing,
        priority: 3),
      TableColumn(
        "note", language.say(en: "Note", ru: "Заметка"), width: .flex(share: 2, min: 20),
        isSortable: false),
    ]
  }

  private func cell(_ pet: Int, column: Int) -> Element<Action> {
    switch column {
    case 0: Text(words.name(pet)).element
    case 1: Text(words.kind(pet), .muted).element
    case 2: Text(words.age(pet)).element
    case 3: Text(words.weightText(pet)).element
    default: Text(note(pet), .muted).element
    }
  }

  private func note(_ pet: Int) -> String {
    let language = words.language
    return switch pet % 3 {
    case 0: language.say(en: "vaccinated in spring", ru: "весной сделана прививка")
    case 1:
      language.say(
        en: "eats only fish, and only in the morning", ru: "ест только рыбу, и только утром")
    default: ""
    }
  }
}

/// Cards in as many columns as fit, which can be put in another order.
struct CardGridSpecimen: Specimen {
  static let name = "card-grid"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String {
    language.say(en: "Card grid", ru: "Карточки")
  }

  struct State: Equatable, Sendable {
    var pets = Array(0..<60)
    var selection = ListSelection(0)
  }

  enum Action: Sendable {
    case moved(Int)
    case reordered(Int, Int)
  }

  private let words: PetNames

  init(_ setup: SpecimenSetup) {
    words = PetNames(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selection.move(to: index, in: state.pets)
    case .reordered(let from, let to):
      state.pets.insert(state.pets.remove(at: from), at: to)
      state.selection.follow(state.pets)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    CardGrid(
      "card-grid.pets", label: words.pets, count: state.pets.count,
      selection: state.selection.shown, rows: 4, columns: { max(1, $0 / 20) },
      key: { "\(state.pets[$0])" }, itemLabel: { words.name(state.pets[$0]) },
      onMove: { .moved($0) }, card: { card(state.pets[$0], isSelected: $1, isFocused: $2) }
    )
    .onReorder { .reordered($0, $1) }
    .element
  }

  private func card(_ pet: Int, isSelected: Bool, isFocused: Bool) -> Element<Action> {
    Panel(isSelected ? "›" : "", isFocused: isFocused) {
      description(pet)
    }.element
  }

  private func description(_ pet: Int) -> Element<Action> {
    VStack {
      Text(words.name(pet), .title)
      Text("\(words.kind(pet)), \(words.age(pet))", .muted)
    }.element
  }
}

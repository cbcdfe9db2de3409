import AppRuntime
import Core
import Semantics
import Toolkit

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

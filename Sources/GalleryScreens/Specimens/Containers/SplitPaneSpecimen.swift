import AppRuntime
import Core
import Semantics
import Toolkit

/// Pets beside what is known of the one that is selected, with a border that can be moved.
struct SplitPaneSpecimen: Specimen {
  static let name = "split-pane"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Split pane", ru: "Разделённая область")
  }

  struct State: Equatable, Sendable {
    var selection = 0
    var share: Int?
  }

  enum Action: Sendable {
    case petSelected(Int)
    case splitMoved(Int)
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .petSelected(let index): state.selection = index
    case .splitMoved(let share): state.share = share
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    SplitPane(
      "split", label: setup.say(en: "Divider", ru: "Граница"), share: 400, position: state.share,
      minimum: (16, 20), onMove: Action.splitMoved
    ) {
      pets(state)
    } second: {
      details(state)
    }.element
  }

  private func pets(_ state: State) -> Element<Action> {
    let all = SamplePet.all(setup.language)
    return List(
      "split.pets", label: setup.say(en: "Pets", ru: "Питомцы"), count: all.count,
      selection: state.selection, key: { all[$0].key }, itemLabel: { all[$0].name },
      onMove: Action.petSelected
    ) { Text(all[$0].name).element }.element
  }

  private func details(_ state: State) -> Element<Action> {
    let pet = SamplePet.all(setup.language)[state.selection]
    return VStack {
      Text(pet.name, .title, id: "split.name", semantics: .heading)
      Text(pet.story, lines: nil)
    }.padding(horizontal: 1)
  }
}

import AppRuntime
import Core
import Semantics
import Toolkit

/// The eighteen colours of habits.
struct ColorGridSpecimen: Specimen {
  static let name = "color-grid"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Colour grid", ru: "Выбор цвета")
  }

  struct State: Equatable, Sendable {
    var color: Int? = 4
  }

  enum Action: Sendable {
    case colorChosen(Int)
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
    case .colorChosen(let color): state.color = color
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      ColorGrid(
        "color.habit", setup.say(en: "Colour", ru: "Цвет"), selection: state.color,
        onChange: { .colorChosen($0) })
    }.element
  }
}

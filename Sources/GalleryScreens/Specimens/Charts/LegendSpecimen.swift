import AppRuntime
import Core
import Semantics
import Toolkit

/// The names of six series, in as many lines as they need.
struct LegendSpecimen: Specimen {
  static let name = "legend"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Legend", ru: "Обозначения")
  }

  struct State: Equatable, Sendable {}

  enum Action: Sendable {}

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  {}

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Legend(
      "legend.pets",
      names: [
        setup.say(en: "Cats", ru: "Кошки"), setup.say(en: "Dogs", ru: "Собаки"),
        setup.say(en: "Hedgehogs", ru: "Ежи"), setup.say(en: "Parrots", ru: "Попугаи"),
        setup.say(en: "Goldfish", ru: "Золотые рыбки"), setup.say(en: "Hamsters", ru: "Хомяки"),
      ]
    ).element
  }
}

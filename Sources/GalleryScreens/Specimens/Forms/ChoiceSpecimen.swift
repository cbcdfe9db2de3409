import AppRuntime
import Core
import Semantics
import Toolkit

/// A choice among few options, and one that takes more lines where there is little room.
struct ChoiceSpecimen: Specimen {
  static let name = "choice"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Choice", ru: "Выбор") }

  struct State: Equatable, Sendable {
    var scale = 0
    var wind = 1
  }

  enum Action: Sendable {
    case scaleChosen(Int)
    case windChosen(Int)
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
    case .scaleChosen(let scale): state.scale = scale
    case .windChosen(let wind): state.wind = wind
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(setup.say(en: "Temperature", ru: "Температура"), .muted)
      Choice(
        "choice.scale", setup.say(en: "Temperature", ru: "Температура"),
        options: ["°C", "°F", "K"],
        selection: state.scale, onChange: { .scaleChosen($0) })
      Spacer(1)
      Text(setup.say(en: "Wind", ru: "Ветер"), .muted)
      Choice(
        "choice.wind", setup.say(en: "Wind", ru: "Ветер"), options: winds, selection: state.wind,
        onChange: { .windChosen($0) })
    }.element
  }

  private var winds: [String] {
    [
      setup.say(en: "metres per second", ru: "метры в секунду"),
      setup.say(en: "kilometres per hour", ru: "километры в час"),
      setup.say(en: "knots", ru: "узлы"),
    ]
  }
}

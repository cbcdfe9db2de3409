import AppRuntime
import Core
import Semantics
import Toolkit

/// Options that need a word of explanation; one of them cannot be chosen now.
struct RadioGroupSpecimen: Specimen {
  static let name = "radio-group"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Radio group", ru: "Переключатель")
  }

  struct State: Equatable, Sendable {
    var food: Int? = 0
  }

  enum Action: Sendable {
    case foodChosen(Int)
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
    case .foodChosen(let food): state.food = food
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(setup.say(en: "Food", ru: "Корм"), .muted)
      RadioGroup(
        "radio.food", setup.say(en: "Food", ru: "Корм"), options: foods,
        selection: state.food, onChange: { .foodChosen($0) })
    }.element
  }

  private var foods: [RadioOption] {
    [
      RadioOption(
        setup.say(en: "Dry", ru: "Сухой"),
        note: setup.say(
          en: "Keeps for weeks; fresh water beside it.", ru: "Хранится долго; рядом нужна вода.")),
      RadioOption(
        setup.say(en: "Wet", ru: "Влажный"),
        note: setup.say(
          en: "Eaten up at once, or taken away.", ru: "Съесть сразу или убрать.")),
      RadioOption(
        setup.say(en: "Raw", ru: "Сырой"),
        note: setup.say(
          en: "Only when the vet has agreed.", ru: "Только с согласия врача."), isEnabled: false),
      RadioOption(setup.say(en: "Mixed", ru: "Смешанный")),
    ]
  }
}

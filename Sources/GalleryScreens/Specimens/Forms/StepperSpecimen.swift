import AppRuntime
import Core
import Semantics
import Toolkit

/// Steppers: small limits, wide ones in larger steps with a unit, and one that stands still.
struct StepperSpecimen: Specimen {
  static let name = "stepper"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Stepper", ru: "Счётчик") }

  struct State: Equatable, Sendable {
    var walks = 3
    var water = 250
  }

  enum Action: Sendable {
    case walksSet(Int)
    case waterSet(Int)
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
    case .walksSet(let walks): state.walks = walks
    case .waterSet(let water): state.water = water
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1, alignment: .leading) {
      Stepper(
        "stepper.walks", setup.say(en: "Walks a day", ru: "Прогулок в день"),
        value: state.walks, in: 1...6, labelColumns: 18, onChange: { .walksSet($0) })
      Stepper(
        "stepper.water", setup.say(en: "Water", ru: "Вода"), value: state.water, in: 100...2_000,
        step: 50, labelColumns: 18, format: { setup.say(en: "\($0) ml", ru: "\($0) мл") },
        onChange: { .waterSet($0) })
      Stepper(
        "stepper.legs", setup.say(en: "Legs", ru: "Лап"), value: 4, in: 0...4, labelColumns: 18,
        isEnabled: false, onChange: { .walksSet($0) })
    }.element
  }
}

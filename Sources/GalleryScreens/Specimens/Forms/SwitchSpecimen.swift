import AppRuntime
import Core
import Semantics
import Toolkit

/// Switches below each other, one of which cannot be pushed.
struct SwitchSpecimen: Specimen {
  static let name = "switch"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Switch", ru: "Выключатель")
  }

  struct State: Equatable, Sendable {
    var warnsOfRain = true
    var showsWind = false
  }

  enum Action: Sendable {
    case rainSwitched(Bool)
    case windSwitched(Bool)
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
    case .rainSwitched(let isOn): state.warnsOfRain = isOn
    case .windSwitched(let isOn): state.showsWind = isOn
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1, alignment: .leading) {
      Switch(
        "switch.rain", setup.say(en: "Warn of rain", ru: "Предупреждать о дожде"),
        isOn: state.warnsOfRain, labelColumns: 25, onChange: { .rainSwitched($0) })
      Switch(
        "switch.wind", setup.say(en: "Show the wind", ru: "Показывать ветер"),
        isOn: state.showsWind, labelColumns: 25, onChange: { .windSwitched($0) })
      Switch(
        "switch.place", setup.say(en: "Find my place", ru: "Определять местоположение"),
        isOn: false,
        labelColumns: 25, isEnabled: false, onChange: { .windSwitched($0) })
    }.element
  }
}

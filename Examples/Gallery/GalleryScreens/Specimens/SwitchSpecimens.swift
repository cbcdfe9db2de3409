import AppRuntime
import Core
import Semantics
import Toolkit

/// Check boxes, one that stands for several others, and one that cannot be changed.
struct CheckBoxSpecimen: Specimen {
  static let name = "check-box"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Check box", ru: "Флажок") }

  struct State: Equatable, Sendable {
    var isWalked = true
    var isFed = false

    var all: CheckBox<Action>.Mark { isWalked && isFed ? .on : isWalked || isFed ? .mixed : .off }
  }

  enum Action: Sendable {
    case walkChecked(Bool)
    case foodChecked(Bool)
    case allChecked(Bool)
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
    case .walkChecked(let isOn): state.isWalked = isOn
    case .foodChecked(let isOn): state.isFed = isOn
    case .allChecked(let isOn): (state.isWalked, state.isFed) = (isOn, isOn)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(alignment: .leading) {
      CheckBox(
        "check.all", setup.say(en: "All of today", ru: "Всё на сегодня"), mark: state.all,
        onChange: { .allChecked($0) })
      VStack(alignment: .leading) {
        CheckBox(
          "check.walk", setup.say(en: "Walk the dog", ru: "Выгулять собаку"),
          isOn: state.isWalked, onChange: { .walkChecked($0) })
        CheckBox(
          "check.food", setup.say(en: "Feed the cat", ru: "Покормить кошку"), isOn: state.isFed,
          onChange: { .foodChecked($0) })
        CheckBox(
          "check.vet", setup.say(en: "See the vet (closed)", ru: "К врачу (закрыто)"),
          isOn: true, isEnabled: false, onChange: { .walkChecked($0) })
      }.padding(horizontal: 2)
    }.element
  }
}

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

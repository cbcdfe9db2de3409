import AppRuntime
import Core
import Semantics
import Toolkit

/// A field that refuses to be empty.
struct ShakeSpecimen: Specimen {
  static let name = "shake"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Shake", ru: "Встряска")
  }

  struct State: Equatable, Sendable {
    var name = ""
    var refusals = 0
    var isRefused = false
    var saved = ""
  }

  enum Action: Sendable {
    case nameChanged(String)
    case saveTapped
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
    case .nameChanged(let name):
      state.name = name
      state.isRefused = false
    case .saveTapped:
      state.isRefused = state.name.isEmpty
      if state.isRefused { state.refusals += 1 } else { state.saved = state.name }
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      TextField(
        "shake.name", label: setup.say(en: "Name", ru: "Кличка"), text: state.name,
        placeholder: setup.say(en: "the name of your pet", ru: "кличка питомца"),
        message: state.isRefused
          ? setup.say(en: "A pet needs a name.", ru: "Питомцу нужна кличка.") : nil,
        handlers: .init(onChange: { .nameChanged($0) }, onSubmit: .saveTapped)
      )
      .shake("shake.field", trigger: state.refusals)
      Button("shake.save", setup.say(en: "Save", ru: "Сохранить"), action: Action.saveTapped)
      Text(
        setup.say(en: "Saved: \(state.saved)", ru: "Сохранено: \(state.saved)"), .muted,
        id: "shake.saved")
    }.element
  }
}

import AppRuntime
import Core
import Semantics
import Toolkit

/// A word that has to be read.
struct AlertSpecimen: Specimen {
  static let name = "alert"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Alert", ru: "Предупреждение")
  }

  struct State: Equatable, Sendable {
    var isOpen = false
    var read = 0
  }

  enum Action: Sendable {
    case opened, closed
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
    case .opened: state.isOpen = true
    case .closed:
      state.isOpen = false
      state.read += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      VStack(spacing: 1, alignment: .leading) {
        Button("alert.feed", setup.say(en: "Feed", ru: "Покормить"), action: Action.opened)
        Button(
          "alert.open", setup.say(en: "What is due", ru: "Что пора сделать"),
          action: Action.opened)
        Text(setup.say(en: "Read: \(state.read)", ru: "Прочитано: \(state.read)"), id: "alert.read")
      }
      if state.isOpen {
        AlertDialog(
          "alert", title: setup.say(en: "Vaccination is due", ru: "Пора на прививку"),
          message: setup.say(
            en: "Barsik was last vaccinated a year ago.", ru: "Барсика прививали год назад."),
          button: setup.say(en: "Understood", ru: "Понятно"), onClose: .closed)
      }
    }.element
  }
}

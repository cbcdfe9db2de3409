import AppRuntime
import Core
import Semantics
import Toolkit

/// A dialog of any content in front of what it is about.
struct ModalSpecimen: Specimen {
  static let name = "modal"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String { language.say(en: "Dialog", ru: "Диалог") }

  struct State: Equatable, Sendable {
    var isOpen = false
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
    case .closed: state.isOpen = false
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      VStack(alignment: .leading) {
        Button("modal.open", setup.say(en: "About", ru: "О программе"), action: Action.opened)
      }
      if state.isOpen {
        Modal("modal", title: setup.say(en: "About", ru: "О программе"), onDismiss: .closed) {
          Text(setup.say(en: "A home for your pets.", ru: "Дом для ваших питомцев."), lines: nil)
          Spacer(1)
          Button("modal.close", setup.say(en: "Close", ru: "Закрыть"), action: .closed)
        }
      }
    }.element
  }
}

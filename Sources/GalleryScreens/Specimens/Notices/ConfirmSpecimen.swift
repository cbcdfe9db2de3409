import AppRuntime
import Core
import Semantics
import Toolkit

/// A question before what cannot be taken back.
struct ConfirmSpecimen: Specimen {
  static let name = "confirm"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Confirm", ru: "Вопрос")
  }

  struct State: Equatable, Sendable {
    var isAsking = false
    var answer = ""
  }

  enum Action: Sendable {
    case asked, confirmed, cancelled
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
    case .asked: state.isAsking = true
    case .confirmed: state = State(answer: setup.say(en: "Forgotten.", ru: "Забыто."))
    case .cancelled: state = State(answer: setup.say(en: "Kept.", ru: "Оставлено."))
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      VStack(spacing: 1, alignment: .leading) {
        Button(
          "confirm.ask", setup.say(en: "Forget the habit", ru: "Забыть привычку"),
          action: Action.asked)
        Text(state.answer, id: "confirm.answer")
      }
      if state.isAsking {
        ConfirmDialog(
          "confirm", title: setup.say(en: "Forget the habit?", ru: "Забыть привычку?"),
          message: setup.say(
            en: "Forty days of morning runs are lost with it.",
            ru: "Вместе с ней пропадут сорок дней пробежек."),
          confirm: setup.say(en: "Forget", ru: "Забыть"),
          cancel: setup.say(en: "Keep", ru: "Оставить"), onConfirm: .confirmed,
          onCancel: .cancelled)
      }
    }.element
  }
}

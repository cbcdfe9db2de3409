import AppRuntime
import Core
import Semantics
import Toolkit

/// What can be done with a walk that is planned.
struct ActionSheetSpecimen: Specimen {
  static let name = "action-sheet"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Action sheet", ru: "Лист действий")
  }

  struct State: Equatable, Sendable {
    var isOpen = false
    var last = ""
  }

  enum Action: Sendable {
    case opened, left
    case did(String)
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
    case .left: state.isOpen = false
    case .did(let what): state = State(last: what)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      VStack(spacing: 1, alignment: .leading) {
        Text(setup.say(en: "Sunday, 9:00: the park", ru: "Воскресенье, 9:00: парк"))
        Button(
          "sheet.open", setup.say(en: "What to do with it", ru: "Что с ней сделать"),
          action: Action.opened)
        Text(state.last, .muted, id: "sheet.last")
      }
      if state.isOpen {
        ActionSheet(
          "sheet", title: setup.say(en: "Walk in the park", ru: "Прогулка в парке"),
          items: items, cancel: setup.say(en: "Leave it", ru: "Оставить как есть"), onCancel: .left)
      }
    }.element
  }

  private var items: [MenuItem<Action>] {
    let later = setup.say(en: "An hour later", ru: "На час позже")
    let friend = setup.say(en: "Ask a friend along", ru: "Позвать друга")
    let share = setup.say(en: "Send to the calendar", ru: "Отправить в календарь")
    let cancel = setup.say(en: "Cancel the walk", ru: "Отменить прогулку")
    return [
      MenuItem("later", later, action: .did(later)),
      MenuItem("friend", friend, action: .did(friend)),
      MenuItem("share", share, isEnabled: false, action: .did(share)),
      MenuItem("cancel-walk", cancel, isDangerous: true, action: .did(cancel)),
    ]
  }
}

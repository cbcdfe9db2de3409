import AppRuntime
import Core
import Semantics
import Terminal
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

/// Notices that wait for each other, one of them with a way back.
struct ToastSpecimen: Specimen {
  static let name = "toast"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Notices in a queue", ru: "Очередь сообщений")
  }

  struct State: Equatable, Sendable {
    var walks = 3
    /// The number of pets that were removed and can come back.
    var removed = 0
    var toasts = ToastQueue()
  }

  enum Action: Sendable {
    case removed, restored, synced, failed
    case toast(ToastQueue.Event)
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
    case .removed:
      guard state.walks > 0 else { return .none }
      state.walks -= 1
      state.removed += 1
      return show(
        &state,
        Notice(
          setup.say(en: "Walk removed.", ru: "Прогулка удалена."), binding: "walks.undo",
          topic: "walks"))
    case .restored:
      guard state.removed > 0 else { return .none }
      state.walks += 1
      state.removed -= 1
      return show(
        &state, Notice(setup.say(en: "Walk is back.", ru: "Прогулка вернулась."), topic: "walks"))
    case .synced:
      return show(&state, Notice(setup.say(en: "All is saved.", ru: "Всё сохранено.")))
    case .failed:
      let words = setup.say(
        en: "The forecast did not come: no connection.", ru: "Прогноз не пришёл: нет связи.")
      return show(&state, Notice(words, .failure))
    case .toast(let event): return state.toasts.handle(event).map(id: "walks", Action.toast)
    }
  }

  private func show(_ state: inout State, _ notice: Notice) -> Effect<Action> {
    state.toasts.show(notice).map(id: "walks", Action.toast)
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    walks(state)
      .toasts("toast", state.toasts, onEvent: Action.toast)
      .bindings(setup.say(en: "Walks", ru: "Прогулки"), keys(state))
  }

  private func keys(_ state: State) -> [KeyBinding<Action>] {
    if state.removed == 0 { return [] }
    return [KeyBinding("walks.undo", ["u"], setup.say(en: "undo", ru: "отменить"), .restored)]
  }

  private func walks(_ state: State) -> Element<Action> {
    VStack(alignment: .leading) {
      Text(
        setup.say(en: "Walks: \(state.walks)", ru: "Прогулок: \(state.walks)"), id: "walks.count")
      Button(
        "walks.remove", setup.say(en: "Remove one", ru: "Удалить одну"), action: Action.removed)
      Button("walks.save", setup.say(en: "Save", ru: "Сохранить"), action: Action.synced)
      Button(
        "walks.forecast", setup.say(en: "Forecast", ru: "Прогноз"), action: Action.failed)
    }.fill(vertical: .leading)
  }
}

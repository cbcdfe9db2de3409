import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Nothing yet, an error, no connection: each as a page, and as one line above what is old.
struct StateViewSpecimen: Specimen {
  static let name = "state-view"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Empty, error, offline", ru: "Пусто, ошибка, нет связи")
  }

  struct State: Equatable, Sendable {
    var kind = 0
    var tries = 0
  }

  enum Action: Sendable {
    case kindSelected(Int)
    case retryTapped, addTapped
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
    case .kindSelected(let kind): state.kind = kind
    case .retryTapped, .addTapped: state.tries += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      SubTabBar(
        "states", label: setup.say(en: "State", ru: "Состояние"), titles: kinds,
        selection: state.kind, onSelect: Action.kindSelected)
      stage(state)
      Text(
        setup.say(en: "Tried: \(state.tries)", ru: "Попыток: \(state.tries)"), .muted,
        id: "states.tries")
    }.element
  }

  private var kinds: [(key: String, title: String)] {
    [
      ("empty", setup.say(en: "Empty", ru: "Пусто")),
      ("failure", setup.say(en: "Error", ru: "Ошибка")),
      ("offline", setup.say(en: "Offline", ru: "Нет связи")),
      ("banner", setup.say(en: "Banner", ru: "Строка")),
    ]
  }

  private func stage(_ state: State) -> Element<Action> {
    switch state.kind {
    case 0: empty
    case 1: failure
    case 2: offline
    default:
      VStack {
        offline.frame(rows: 1)
        Spacer(1)
        Text(setup.say(en: "Kazan: +4 °C, rain", ru: "Казань: +4 °C, дождь"))
      }.fill(vertical: .leading)
    }
  }

  private var empty: Element<Action> {
    StateView(
      "state", .empty, setup.say(en: "No habits yet", ru: "Привычек пока нет"),
      hint: setup.say(en: "Begin with a small one.", ru: "Начните с маленькой."),
      art: "  _\n (_)\n \\|/\n__|__",
      button: .init(setup.say(en: "Add a habit", ru: "Добавить"), key: "a", .addTapped)
    ).element
  }

  private var failure: Element<Action> {
    StateView(
      "state", .failure, setup.say(en: "No weather", ru: "Нет погоды"),
      hint: setup.say(en: "The server did not answer.", ru: "Сервер не ответил."),
      button: .retry(setup.language, .retryTapped)
    ).element
  }

  private var offline: Element<Action> {
    StateView(
      "state", .offline(age: .seconds(2 * 3600)),
      setup.say(en: "No connection", ru: "Нет связи"), hint: "",
      button: .retry(setup.language, .retryTapped)
    ).element
  }
}

/// A forecast that wants more room than a choice may leave it.
struct TooSmallSpecimen: Specimen {
  static let name = "too-small"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Too small", ru: "Мало места")
  }

  struct State: Equatable, Sendable {
    var presses = 0
  }

  enum Action: Sendable {
    case refreshed
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
    case .refreshed: state.presses += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    forecast(state)
      .requiring(Size(36, 8), "small")
  }

  private func forecast(_ state: State) -> Element<Action> {
    VStack(spacing: 1, alignment: .leading) {
      Text(
        setup.say(
          en: "This needs 36×8 cells. A smaller window tells so.",
          ru: "Здесь нужно 36×8 знаков. В окне поменьше об этом сообщается."), lines: nil)
      Button(
        "small.refresh", setup.say(en: "Refresh", ru: "Обновить"), action: Action.refreshed)
      Text(
        setup.say(en: "Refreshed: \(state.presses)", ru: "Обновлено: \(state.presses)"),
        id: "small.count")
    }.element
  }
}

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

/// A question that is answered in a line, and what is wrong with some answers.
struct PromptSpecimen: Specimen {
  static let name = "prompt"
  static let family = SpecimenFamily.notices

  static func title(_ language: Language) -> String {
    language.say(en: "Prompt", ru: "Запрос")
  }

  struct State: Equatable, Sendable {
    var isAsking = false
    var text = ""
    var habits: [String] = []
  }

  enum Action: Sendable {
    case asked, added, cancelled
    case typed(String)
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State {
    State(habits: [setup.say(en: "Morning run", ru: "Пробежка")])
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .asked: state.isAsking = true
    case .typed(let text): state.text = text
    case .added:
      state.habits.append(state.text)
      state.text = ""
      state.isAsking = false
    case .cancelled: state.isAsking = false
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      VStack(spacing: 1, alignment: .leading) {
        Button(
          "prompt.ask", setup.say(en: "New habit", ru: "Новая привычка"), action: Action.asked)
        Text(state.habits.joined(separator: ", "), lines: nil, id: "prompt.habits")
      }
      if state.isAsking { prompt(state) }
    }.element
  }

  private func prompt(_ state: State) -> Element<Action> {
    PromptDialog(
      "prompt", title: setup.say(en: "New habit", ru: "Новая привычка"),
      message: setup.say(en: "What is it called?", ru: "Как она называется?"), text: state.text,
      limit: 20, problem: problem(state), confirm: setup.say(en: "Add", ru: "Добавить"),
      cancel: setup.say(en: "Cancel", ru: "Отмена"),
      actions: .init(onChange: Action.typed, onSubmit: .added, onCancel: .cancelled)
    ).element
  }

  private func problem(_ state: State) -> String? {
    if state.text.allSatisfy({ $0 == " " }) {
      return setup.say(en: "It needs a name.", ru: "Нужно название.")
    }
    guard state.habits.contains(state.text) else { return nil }
    return setup.say(en: "You have this one already.", ru: "Такая уже есть.")
  }
}

/// Actions on a walk that is planned.
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

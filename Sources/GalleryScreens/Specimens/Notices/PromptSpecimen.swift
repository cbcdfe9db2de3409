import AppRuntime
import Core
import Semantics
import Toolkit

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

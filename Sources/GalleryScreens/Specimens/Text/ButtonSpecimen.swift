import AppRuntime
import Core
import Semantics
import Toolkit

/// A button, one that cannot be pressed now, and what came of it.
struct ButtonSpecimen: Specimen {
  static let name = "button"
  static let family = SpecimenFamily.text

  static func title(_ language: Language) -> String { language.say(en: "Button", ru: "Кнопка") }

  struct State: Equatable, Sendable {
    var presses = 0
  }

  enum Action: Sendable {
    case feedTapped
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
    case .feedTapped: state.presses += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      Button("button.feed", setup.say(en: "Feed", ru: "Покормить"), action: Action.feedTapped)
      Button(
        "button.wash", setup.say(en: "Wash", ru: "Помыть"), isEnabled: false,
        action: Action.feedTapped)
      Text(times(state.presses), id: "button.count")
    }.element
  }

  private func times(_ count: Int) -> String {
    let language = setup.language
    let times = language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return language.say(en: "Fed \(count) \(times)", ru: "Покормлен \(count) \(times)")
  }
}

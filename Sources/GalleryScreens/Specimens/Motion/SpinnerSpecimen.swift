import AppRuntime
import Core
import Semantics
import Toolkit

/// Work whose end is not known, and a button that answers meanwhile.
struct SpinnerSpecimen: Specimen {
  static let name = "spinner"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Spinner", ru: "Индикатор работы")
  }

  struct State: Equatable, Sendable {
    var isWalking = true
    var barks = 0
  }

  enum Action: Sendable {
    case walkTapped, barkTapped
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
    case .walkTapped: state.isWalking.toggle()
    case .barkTapped: state.barks += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      if state.isWalking {
        Spinner("spinner.walk", label: setup.say(en: "Walking the dog", ru: "Гуляем с собакой"))
      } else {
        Text(setup.say(en: "At home", ru: "Дома"), id: "spinner.home")
      }
      Spinner<Action>("spinner.plain")
      HStack(spacing: 2) {
        Button(
          "spinner.toggle",
          state.isWalking
            ? setup.say(en: "Come home", ru: "Вернуться домой")
            : setup.say(en: "Take a walk", ru: "Пойти гулять"), action: Action.walkTapped)
        Button("spinner.bark", setup.say(en: "Bark", ru: "Гавкнуть"), action: Action.barkTapped)
      }
      Text(barks(state.barks), id: "spinner.barks")
    }.element
  }

  private func barks(_ count: Int) -> String {
    let times = setup.language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return setup.say(en: "Barked \(count) \(times)", ru: "Гавкнул \(count) \(times)")
  }
}

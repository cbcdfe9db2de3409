import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

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

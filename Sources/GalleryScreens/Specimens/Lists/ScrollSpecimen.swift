import AppRuntime
import Core
import Semantics
import Toolkit

/// A page of a diary that is higher than its room.
struct ScrollSpecimen: Specimen {
  static let name = "scroll"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "Scroll", ru: "Прокрутка") }

  struct State: Equatable, Sendable {
    var isRead = false
  }

  enum Action: Sendable {
    case readTapped
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
    case .readTapped: state.isRead = true
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Scroll("scroll.text", label: setup.say(en: "Diary", ru: "Дневник")) {
      Text(diary, lines: nil)
      Spacer(1)
      Button("scroll.read", setup.say(en: "Read", ru: "Прочитано"), action: Action.readTapped)
      Text(
        state.isRead ? setup.say(en: "✓ read", ru: "✓ прочитано") : "", .success, id: "scroll.done")
    }.element
  }

  private var diary: String {
    (1...12).map { day in
      setup.say(
        en: "Day \(day). We walked from the harbour up to the old town, and Biscuit found every "
          + "puddle on the way. In the evening it cleared up, and we counted the boats.",
        ru: "День \(day). Мы прошли от гавани до старого города, и Барсик не пропустил ни одной "
          + "лужи по дороге. К вечеру прояснилось, и мы считали лодки.")
    }.joined(separator: "\n\n")
  }
}

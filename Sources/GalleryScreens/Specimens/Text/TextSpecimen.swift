import AppRuntime
import Core
import Semantics
import Toolkit

/// Text in its roles, wrapped, cut and aligned.
struct TextSpecimen: Specimen {
  static let name = "text"
  static let family = SpecimenFamily.text

  static func title(_ language: Language) -> String { language.say(en: "Text", ru: "Текст") }

  struct State: Equatable, Sendable {}

  typealias Action = Void

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  { .none }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(alignment: .fill) {
      Text(setup.say(en: "Olive", ru: "Олива"), .title)
      Text(about, lines: nil)
      Divider()
      Text(about, .muted, id: "text.cut")
      Text(setup.say(en: "in the middle", ru: "посередине"), .accent, alignment: .center)
      Text(setup.say(en: "at the end", ru: "в конце"), .success, alignment: .trailing)
      HStack(spacing: 1) {
        Emoji("🏝️", label: setup.say(en: "Island", ru: "Остров"))
        Text("Bora Bora")
      }
      Text("Ёжик · 日本語 · e\u{301}\u{302} · كلب", .warning)
    }.element
  }

  private var about: String {
    setup.say(
      en: "Sleeps on the warm side of the sofa, and knows when it is time for a walk.",
      ru: "Спит на тёплой стороне дивана и знает, когда пора гулять.")
  }
}

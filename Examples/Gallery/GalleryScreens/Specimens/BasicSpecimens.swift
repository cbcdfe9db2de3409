import AppRuntime
import Core
import Semantics
import Terminal
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

/// Parts beside, below and in front of each other.
struct LayoutSpecimen: Specimen {
  static let name = "layout"
  static let family = SpecimenFamily.text

  static func title(_ language: Language) -> String {
    language.say(en: "Layout", ru: "Расположение")
  }

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
      Responsive { size in
        size.columns < 60 ? Element(VStack { parts }) : Element(HStack(spacing: 1) { parts })
      }
    }.element
  }

  private var name: String { setup.say(en: "Olive", ru: "Олива") }

  @ElementBuilder<Action> private var parts: [Element<Action>] {
    Panel(setup.say(en: "A grid", ru: "Сетка")) {
      GridLayout(rows: facts.map { [Element(Text($0, .muted)), Element(Text($1))] })
        .padding(horizontal: 1)
    }
    Panel(setup.say(en: "Stacks", ru: "Стопки")) {
      VStack(alignment: .fill) {
        HStack {
          Text(name)
          Spacer()
          Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
        }
        ZStack {
          Text(String(repeating: "·", count: 30), .muted)
          Text(setup.say(en: "in front", ru: "впереди"), .accent)
        }
      }
      .padding(horizontal: 1)
    }
  }

  private var facts: [(String, String)] {
    setup.language == .english
      ? [("Kind", "cat"), ("Born", "1 May 2023"), ("Chip", "643 094 100 123 456")]
      : [("Вид", "кошка"), ("Рождение", "1 мая 2023"), ("Чип", "643 094 100 123 456")]
  }
}

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

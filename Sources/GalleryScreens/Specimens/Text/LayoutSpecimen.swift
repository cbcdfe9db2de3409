import AppRuntime
import Core
import Terminal
import Toolkit

/// How parts stand beside, below and in front of each other.
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

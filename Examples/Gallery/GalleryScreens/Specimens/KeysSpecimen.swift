import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// A list with keys of its own, one of them a prefix: for hints, help, palette and which-key.
struct KeysSpecimen: Specimen {
  static let name = "keys"
  static let family = SpecimenFamily.program

  static func title(_ language: Language) -> String {
    language.say(en: "Keys, help and commands", ru: "Клавиши, справка и команды")
  }

  enum Order: Hashable, Sendable {
    case name, age
  }

  struct State: Equatable, Sendable {
    var order = Order.name
    var walks = 0
  }

  enum Action: Sendable {
    case orderChosen(Order)
    case walkTapped
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
    case .orderChosen(let order): state.order = order
    case .walkTapped: state.walks += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      pets(state).map { Element(Text($0)) }
      Spacer(1)
      Text(
        setup.say(en: "Walks today: \(state.walks)", ru: "Прогулок сегодня: \(state.walks)"),
        .muted, id: "keys.walks")
    }
    .semantics("keys.pets", .group, label: setup.say(en: "Pets", ru: "Питомцы"))
    .bindings(setup.say(en: "Pets", ru: "Питомцы"), bindings)
  }

  private func pets(_ state: State) -> [String] {
    let ages =
      setup.language == .english
      ? ["Barsik": 7, "Olive": 3, "Zorro": 1] : ["Барсик": 7, "Олива": 3, "Зорро": 1]
    let sorted = ages.sorted { a, b in
      state.order == .name ? a.key < b.key : a.value < b.value
    }
    return sorted.map { "\($0.key), \($0.value)" }
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding("keys.walk", ["w"], setup.say(en: "walk", ru: "гулять"), .walkTapped),
      sort("n", .name, setup.say(en: "sort by name", ru: "по кличке")),
      sort("a", .age, setup.say(en: "sort by age", ru: "по возрасту")),
    ]
  }

  private func sort(_ key: KeyStroke, _ order: Order, _ title: String) -> KeyBinding<Action> {
    KeyBinding("keys.sort.\(order)", sequences: [KeySequence("s", key)], title) {
      .send(.orderChosen(order))
    }
  }
}

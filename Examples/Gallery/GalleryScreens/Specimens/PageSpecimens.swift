import AppRuntime
import Core
import Semantics
import Toolkit

/// From the pets to one of them, to its papers, to a single one.
struct NavigationStackSpecimen: Specimen {
  static let name = "navigation-stack"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Navigation stack", ru: "Стопка страниц")
  }

  struct State: Equatable, Sendable {
    /// The choices on each page, from the first.
    var opened: [Int] = []
    var selection = 0
  }

  enum Action: Sendable {
    case moved(Int)
    case opened(Int)
    case wentTo(Int)
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
    case .moved(let index): state.selection = index
    case .opened(let index):
      state.opened.append(index)
      state.selection = 0
    case .wentTo(let page):
      state.selection = state.opened[page]
      state.opened.removeLast(state.opened.count - page)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    NavigationStack("nav", pages: pages(state), onGo: Action.wentTo).element
  }

  /// Returns the choices of a page; none on the last one.
  private func choices(_ depth: Int) -> [(key: String, title: String)] {
    switch depth {
    case 0: SamplePet.all(setup.language).map { ($0.key, $0.name) }
    case 1:
      [
        ("papers", setup.say(en: "Papers", ru: "Документы")),
        ("walks", setup.say(en: "Walks", ru: "Прогулки")),
        ("food", setup.say(en: "Food", ru: "Питание")),
      ]
    case 2:
      [
        ("rabies", setup.say(en: "Rabies vaccination", ru: "Прививка от бешенства")),
        ("passport", setup.say(en: "Travel passport", ru: "Паспорт для поездок")),
      ]
    default: []
    }
  }

  private func pages(_ state: State) -> [NavigationPage<Action>] {
    let root = NavigationPage("pets", setup.say(en: "Pets", ru: "Питомцы"), list(0, state))
    return [root]
      + state.opened.enumerated().map { depth, index in
        let choice = choices(depth)[index]
        return NavigationPage(choice.key, choice.title, list(depth + 1, state))
      }
  }

  private func list(_ depth: Int, _ state: State) -> Element<Action> {
    let choices = choices(depth)
    guard !choices.isEmpty else {
      return Text(
        setup.say(en: "Valid until 6 March 2027.", ru: "Действует до 6 марта 2027 года."),
        lines: nil, id: "nav.end"
      ).element
    }
    return List(
      "nav.list", label: setup.say(en: "Choices", ru: "Разделы"), count: choices.count,
      selection: state.selection, key: { choices[$0].key }, itemLabel: { choices[$0].title },
      onMove: Action.moved, onOpen: Action.opened
    ) { Text(choices[$0].title).element }.element
  }
}

/// The pages of a first start, and what comes after them.
struct OnboardingSpecimen: Specimen {
  static let name = "onboarding"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Onboarding", ru: "Знакомство")
  }

  enum State: Equatable, Sendable {
    case page(Int)
    case skipped, finished

    var page: Int {
      if case .page(let page) = self { page } else { 0 }
    }
  }

  enum Action: Sendable {
    case pageShown(Int)
    case skipped, finished, againTapped
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { .page(0) }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .pageShown(let page): state = .page(page)
    case .skipped: state = .skipped
    case .finished: state = .finished
    case .againTapped: state = .page(0)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    switch state {
    case .page:
      Onboarding(
        "welcome", pages: pages, page: state.page,
        actions: .init(onMove: Action.pageShown, onSkip: .skipped, onFinish: .finished)
      ).element
    case .skipped: end(setup.say(en: "Skipped.", ru: "Пропущено."))
    case .finished: end(setup.say(en: "You are in.", ru: "Добро пожаловать."))
    }
  }

  private func end(_ words: String) -> Element<Action> {
    VStack(spacing: 1, alignment: .leading) {
      Text(words, id: "welcome.end")
      Button("welcome.again", setup.say(en: "Again", ru: "Ещё раз"), action: Action.againTapped)
    }.element
  }

  private var pages: [OnboardingPage] {
    [
      OnboardingPage(
        art: "   \\ | /\n  -- O --\n   / | \\",
        title: setup.say(en: "The weather for a walk", ru: "Погода для прогулки"),
        line: setup.say(
          en: "See when it is dry enough for paws.", ru: "Видно, когда лапам будет сухо.")),
      OnboardingPage(
        art: "  /\\_/\\\n ( o.o )\n  > ^ <",
        title: setup.say(en: "All about your pets", ru: "Всё о ваших питомцах"),
        line: setup.say(
          en: "Papers, food and habits in one place.",
          ru: "Документы, питание и привычки в одном месте.")),
      OnboardingPage(
        art: " _____\n|  .  |____\n|_____|  . |\n   |_______|",
        title: setup.say(en: "Where to go together", ru: "Куда отправиться вместе")),
      OnboardingPage(
        art: "   *\n  ***\n *****\n   |",
        title: setup.say(en: "Premium lifts the limits", ru: "Премиум снимает ограничения"),
        line: setup.say(en: "More pets, more places.", ru: "Больше питомцев, больше мест.")),
    ]
  }
}

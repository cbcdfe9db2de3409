import AppRuntime
import Core
import Semantics
import Toolkit

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

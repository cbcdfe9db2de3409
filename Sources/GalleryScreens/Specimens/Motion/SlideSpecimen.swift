import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Three screens, one behind the other.
struct SlideSpecimen: Specimen {
  static let name = "slide"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Slide between screens", ru: "Смена экранов")
  }

  struct State: Equatable, Sendable {
    var page = 0
    var feeds = 0
  }

  enum Action: Sendable {
    case nextTapped, backTapped, feedTapped
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
    case .nextTapped: state.page = min(2, state.page + 1)
    case .backTapped: state.page = max(0, state.page - 1)
    case .feedTapped: state.feeds += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Button(
          "slide.back", setup.say(en: "Back", ru: "Назад"), isEnabled: state.page > 0,
          action: Action.backTapped)
        Button(
          "slide.next", setup.say(en: "Next", ru: "Дальше"), isEnabled: state.page < 2,
          action: Action.nextTapped)
      }
      page(state).fill().slide("slide.pages", key: state.page, depth: state.page)
    }
    .bindings(
      Self.title(setup.language),
      [
        KeyBinding(
          "slide.next", ["n"], setup.say(en: "next screen", ru: "следующий экран"), .nextTapped),
        KeyBinding(
          "slide.back", ["b"], setup.say(en: "screen before", ru: "предыдущий экран"), .backTapped),
        KeyBinding("slide.feed", ["f"], setup.say(en: "feed", ru: "покормить"), .feedTapped),
      ])
  }

  private func page(_ state: State) -> Element<Action> {
    let titles = [
      setup.say(en: "Pets", ru: "Питомцы"), setup.say(en: "Murka", ru: "Мурка"),
      setup.say(en: "Murka’s meals", ru: "Обеды Мурки"),
    ]
    let texts = [
      setup.say(en: "Murka, Barsik and Rex live here.", ru: "Здесь живут Мурка, Барсик и Рекс."),
      setup.say(
        en: "A cat of three years, fond of warm places.", ru: "Кошка, три года, любит тепло."),
      setup.say(en: "Fed today: \(state.feeds)", ru: "Кормили сегодня: \(state.feeds)"),
    ]
    return Panel(titles[state.page]) {
      Text(texts[state.page], lines: 3, id: "slide.text")
    }.element
  }
}

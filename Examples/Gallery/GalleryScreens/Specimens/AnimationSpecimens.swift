import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// A dog that jumps until it is told to stop.
struct AnimationSpecimen: Specimen {
  static let name = "animation"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Frame animation", ru: "Анимация из кадров")
  }

  struct State: Equatable, Sendable {
    var isPlaying = true
  }

  enum Action: Sendable {
    case playTapped
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
    case .playTapped: state.isPlaying.toggle()
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Button(
        "animation.play",
        state.isPlaying
          ? setup.say(en: "Sit!", ru: "Сидеть!") : setup.say(en: "Jump!", ru: "Прыгай!"),
        action: Action.playTapped)
      FrameAnimation<Action>(
        "animation.dog", label: setup.say(en: "A jumping dog", ru: "Собака прыгает"),
        frames: TextFrames.jumpingDog, isPlaying: state.isPlaying)
    }.element
  }
}

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

/// A field that refuses to be empty.
struct ShakeSpecimen: Specimen {
  static let name = "shake"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Shake", ru: "Встряска")
  }

  struct State: Equatable, Sendable {
    var name = ""
    var refusals = 0
    var isRefused = false
    var saved = ""
  }

  enum Action: Sendable {
    case nameChanged(String)
    case saveTapped
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
    case .nameChanged(let name):
      state.name = name
      state.isRefused = false
    case .saveTapped:
      state.isRefused = state.name.isEmpty
      if state.isRefused { state.refusals += 1 } else { state.saved = state.name }
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      TextField(
        "shake.name", label: setup.say(en: "Name", ru: "Кличка"), text: state.name,
        placeholder: setup.say(en: "the name of your pet", ru: "кличка питомца"),
        message: state.isRefused
          ? setup.say(en: "A pet needs a name.", ru: "Питомцу нужна кличка.") : nil,
        handlers: .init(onChange: { .nameChanged($0) }, onSubmit: .saveTapped)
      )
      .shake("shake.field", trigger: state.refusals)
      Button("shake.save", setup.say(en: "Save", ru: "Сохранить"), action: Action.saveTapped)
      Text(
        setup.say(en: "Saved: \(state.saved)", ru: "Сохранено: \(state.saved)"), .muted,
        id: "shake.saved")
    }.element
  }
}

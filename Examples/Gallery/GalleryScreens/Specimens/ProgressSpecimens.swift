import AppRuntime
import Core
import Semantics
import Toolkit

/// Work whose end is not known, and a button that answers meanwhile.
struct SpinnerSpecimen: Specimen {
  static let name = "spinner"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Spinner", ru: "Индикатор работы")
  }

  struct State: Equatable, Sendable {
    var isWalking = true
    var barks = 0
  }

  enum Action: Sendable {
    case walkTapped, barkTapped
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
    case .walkTapped: state.isWalking.toggle()
    case .barkTapped: state.barks += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      if state.isWalking {
        Spinner("spinner.walk", label: setup.say(en: "Walking the dog", ru: "Гуляем с собакой"))
      } else {
        Text(setup.say(en: "At home", ru: "Дома"), id: "spinner.home")
      }
      Spinner<Action>("spinner.plain")
      HStack(spacing: 2) {
        Button(
          "spinner.toggle",
          state.isWalking
            ? setup.say(en: "Come home", ru: "Вернуться домой")
            : setup.say(en: "Take a walk", ru: "Пойти гулять"), action: Action.walkTapped)
        Button("spinner.bark", setup.say(en: "Bark", ru: "Гавкнуть"), action: Action.barkTapped)
      }
      Text(barks(state.barks), id: "spinner.barks")
    }.element
  }

  private func barks(_ count: Int) -> String {
    let times = setup.language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return setup.say(en: "Barked \(count) \(times)", ru: "Гавкнул \(count) \(times)")
  }
}

/// A download that is under way, one that has ended, and one whose length nobody knows.
struct ProgressSpecimen: Specimen {
  static let name = "progress"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Progress bar", ru: "Ход работы")
  }

  struct State: Equatable, Sendable {
    var parts = 0
    var isRunning = false
  }

  enum Action: Sendable {
    case startTapped, ticked
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
    case .startTapped:
      if state.parts == Self.whole { state.parts = 0 }
      state.isRunning.toggle()
    case .ticked: state.parts += 1
    }
    if state.parts == Self.whole { state.isRunning = false }
    return state.isRunning ? .after(.seconds(3), id: "tick", .ticked) : .cancel("tick")
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      Button(
        "progress.start",
        state.isRunning
          ? setup.say(en: "Pause", ru: "Остановить") : setup.say(en: "Download", ru: "Скачать"),
        action: Action.startTapped)
      ProgressBar<Action>(
        "progress.map", label: setup.say(en: "Map of Tbilisi", ru: "Карта Тбилиси"),
        value: Double(state.parts) / Double(Self.whole))
      ProgressBar<Action>(
        "progress.photos", label: setup.say(en: "Looking for photos", ru: "Ищем фотографии"),
        value: nil)
      ProgressBar<Action>(
        "progress.weather", label: setup.say(en: "Forecast", ru: "Прогноз"), value: 1)
    }.element
  }

  /// The parts of the download.
  private static let whole = 40
}

/// Grey lines until the forecast has come.
struct SkeletonSpecimen: Specimen {
  static let name = "skeleton"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Skeleton", ru: "Контур до загрузки")
  }

  struct State: Equatable, Sendable {
    var isLoading = true
  }

  enum Action: Sendable {
    case loadTapped
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
    case .loadTapped: state.isLoading.toggle()
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      Button(
        "skeleton.load",
        state.isLoading
          ? setup.say(en: "Show", ru: "Показать") : setup.say(en: "Reload", ru: "Обновить"),
        action: Action.loadTapped)
      if state.isLoading {
        Skeleton(
          "skeleton.forecast", rows: 5,
          label: setup.say(en: "loading the forecast", ru: "загружаем прогноз"))
      } else {
        Text(
          setup.say(
            en: "Tuesday: sun and a light wind from the sea. Good for a walk with the dog.",
            ru: "Вторник: солнце и лёгкий ветер с моря. Хорошо для прогулки с собакой."),
          lines: 5, id: "skeleton.text")
      }
    }.element
  }
}

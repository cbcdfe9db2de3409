import AppRuntime
import Core
import Semantics
import Toolkit

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

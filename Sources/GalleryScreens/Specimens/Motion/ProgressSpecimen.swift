import AppRuntime
import Core
import Semantics
import Toolkit

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

import AppRuntime
import Core
import JourneyKit
import JourneyKitInProcess
import PetsDomain
import ProfileScreens
import Shell
import Terminal
import Toolkit

/// A state of a screen that is worth a look, and how a user gets there.
struct Scene: Sendable {
  typealias Way = @MainActor @Sendable (_ app: Journey, _ language: Language) async throws -> Void

  /// Every screen is looked at in these.
  static let sizes = [Size(80, 24), Size(120, 40), Size(40, 12)]

  /// `Pets/List`
  let screen: String
  let state: String
  let records: Records
  let first: [ShellAction]
  let sizes: [Size]
  /// The address of the developer.
  let contact: String?
  let way: Way

  /// What the program starts with.
  enum Records: Sendable {
    case none, demo
    /// Nothing at all: the very first run, told which tab to show; and not told.
    case first, untold
    /// One pet of which only this is known.
    case one(PetField, String)
    case many(Int)
    /// Of a place, as the network tells it; of one without a network; of none.
    case weather(WeatherAnswers)
    case offline, nowhere
    /// Photos of countries, as the network has them.
    case photos(PhotoAnswers)
  }

  init(
    _ screen: String, _ state: String, _ records: Records = .demo,
    first: [ShellAction] = [.started], sizes: [Size] = Scene.sizes,
    contact: String? = nil,
    way: @escaping Way = { _, _ in }
  ) {
    self.screen = screen
    self.state = state
    self.records = records
    self.first = first
    self.sizes = sizes
    self.contact = contact
    self.way = way
  }

  static let all =
    today + list + card + health + shell + introduction + profile + weather + weatherPlaces
    + trackers
    + trackerForm + travel + catinder

  /// What a screen names that depends on the machine, fixed.
  static let folder = "/srv/anna/.local/share/moggy/"
  static let about = AboutInfo(
    version: "1.2.3", build: "release, x86_64",
    parts: [
      .init("Swift", "6.3", licence: "Apache-2.0"), .init("ncurses", "6.4", licence: "MIT (X11)"),
      .init("SQLite", "3.40.1", licence: "public domain"), .init("GRDB", "7.10", licence: "MIT"),
      .init("swift-argument-parser", "1.8", licence: "Apache-2.0"),
    ])

  func launch(_ language: Language, _ theme: ThemeName) -> Launch {
    var launch = Launch(language: language, theme: theme)
    launch.contact = contact
    switch records {
    case .none: break
    case .first: launch.isFirstRun = true
    case .untold: (launch.isFirstRun, launch.keepsTab) = (true, true)
    case .demo: launch.demo = true
    case .one(let field, let text): launch.pets = [Launch.pet(field, text)]
    case .many(let count): launch.pets = Launch.pets(count)
    case .weather(let answers):
      launch.tab = .weather
      launch.timeZone = "Europe/Berlin"
      launch.answers = (try? answers.all) ?? [:]
    case .offline: (launch.tab, launch.timeZone) = (.weather, "Europe/Berlin")
    case .nowhere: launch.tab = .weather
    case .photos(let answers): launch.answers = (try? answers.all) ?? [:]
    }
    return launch
  }
}

extension JourneyCase {
  /// Goes to a scene in process, and says what is to be done there.
  @MainActor
  func visit(
    _ scene: Scene, _ size: Size, _ language: Language = .english, _ theme: ThemeName = .dark,
    _ look: (Journey, InProcessDriver<ShellFeature>) async throws -> Void
  ) async throws {
    try await inProcess(
      scene.launch(language, theme), size: size, shownFolder: Scene.folder, about: Scene.about,
      first: scene.first
    ) { app, driver in
      try await scene.way(app, language)
      try await look(app, driver)
    }
  }
}

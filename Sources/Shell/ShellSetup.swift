import AppRuntime
import Core
import Foundation
import Persistence
import PetsDomain
import Places
import Scheduling
import Terminal
import Toolkit
import TrackersDomain
import TravelDomain
import WeatherDomain
import WeatherScreens

/// Puts the program together on a database; the real program and a test start the same way.
public enum ShellSetup {
  /// The tables of every tab.
  public static var schemas: [StoreSchema] { Tabs.all.compactMap(\.schema) }

  /// A session that has not been given its first action: send ``ShellAction/started``.
  ///
  /// - Throws: an error of the database when the settings cannot be read.
  @MainActor
  public static func session(
    on store: DataStore, options: ShellOptions, clock: any AppClock, size: Size,
    colorDepth: ColorDepth, tabs entries: [TabEntry] = Tabs.all
  ) async throws -> Session<ShellFeature> {
    let settings = try await ProgramSettings(store, options)
    let environment = try await environment(store, options, settings, clock)
    let services = try await TabServices(
      store: store, options: options, clock: clock, environment: environment)
    var tabs: [AnyTab] = []
    for entry in entries { tabs.append(try await entry.make(services)) }
    let feature = ShellFeature(
      tabs: tabs, store: store, themes: options.themes.names, reminders: services.trackers
    ) {
      try await ProgramSettings(store, options)
    }
    let running = Store(
      feature, state: try await state(store, options, settings, tabs), environment: environment,
      activity: store.activity, clock: clock)
    return Session(running, size: size, context: context(options, colorDepth))
  }

  /// The theme, language and terminal that frames are drawn with.
  @MainActor
  private static func context(
    _ options: ShellOptions, _ colorDepth: ColorDepth
  ) -> @MainActor (Environment) -> RenderContext {
    { environment in
      let terminal = environment.terminal
      let theme = options.themes.theme(
        environment.theme, depth: colorDepth,
        isLightTerminal: terminal.background?.isLight ?? options.isLightTerminal)
      var context = RenderContext(theme: theme, language: environment.language)
      context.keymap = options.keymap
      context.firstWeekday = environment.units.weekStart.weekday
      environment.view.apply(
        to: &context, depth: environment.theme.depth(on: colorDepth), terminal: terminal,
        environment: options.environment)
      return context
    }
  }

  private static func environment(
    _ store: DataStore, _ options: ShellOptions, _ settings: ProgramSettings, _ clock: any AppClock
  ) async throws -> Environment {
    var environment = Environment()
    environment.regionUnits = Units(environment: options.environment)
    environment.timeZone = options.timeZone
    environment.now = clock.now
    settings.apply(to: &environment)
    let hasPremium = try await Settings(store).value(of: ShellSettings.hasPremium)
    environment.hasPremium = options.isDemo || hasPremium
    return environment
  }

  private static func state(
    _ store: DataStore, _ options: ShellOptions, _ settings: ProgramSettings, _ tabs: [AnyTab]
  ) async throws -> ShellState {
    let kept = try await Settings(store).value(of: ShellSettings.tab)
    let names = tabs.map(\.name)
    let opensToday = try await Settings(store).value(of: ShellSettings.opensToday)
    let usual = names.contains(kept) ? kept : names.first { $0 != TodayFeature.name } ?? ""
    let tab = options.tab ?? (opensToday ? TodayFeature.name : usual)
    var state = ShellState(tabs: tabs, tab: tab, storedView: settings.storedView)
    state.recentCommands = try await Settings(store).value(of: ShellSettings.recentCommands)
    let isIntroduced = try await Settings(store).value(of: ShellSettings.isIntroduced)
    state.isTabGiven = options.tab != nil
    if !options.isDemo, !isIntroduced { state.front = .introduction(page: 0) }
    return state
  }

  /// Makes a store that of a user who knows the program and has Premium: without the introduction.
  public static func skipIntroduction(in store: DataStore) async throws {
    let settings = Settings(store)
    try await settings.set(ShellSettings.isIntroduced, to: true)
    try await settings.set(ShellSettings.hasPremium, to: true)
    var trackers = try await settings.value(of: TrackersSettings.key)
    trackers.isOnboarded = true
    try await settings.set(TrackersSettings.key, to: trackers)
  }

  /// Makes a tab the one that is shown first: for tests.
  public static func keep(tab name: String, in store: DataStore) async throws {
    try await Settings(store).set(ShellSettings.tab, to: name)
  }

  /// True where more than one pet may be added; for programs without a screen.
  public static func hasPremium(in store: DataStore) async throws -> Bool {
    try await Settings(store).value(of: ShellSettings.hasPremium)
  }

  /// The language that was chosen on the screen; nil where none was. For programs without a screen.
  public static func language(in store: DataStore) async throws -> Language? {
    try await Settings(store).value(of: ShellSettings.language)
  }

  /// The settings that a backup that is taken back brings along.
  public static func restored(settings isWanted: Bool) -> RestoredSettings {
    isWanted ? .taken(but: ShellSettings.kept) : .stay
  }

  /// Keeps what a user has chosen for the weather, before any program opens the records: for tests.
  public static func keep(_ weather: WeatherSettings, in store: DataStore) async throws {
    try await Settings(store).set(WeatherSettings.key, to: weather)
  }

  /// The settings of the Weather tab; for programs without a screen.
  public static func weatherSettings(in store: DataStore) async throws -> WeatherSettings {
    try await Settings(store).value(of: WeatherSettings.key)
  }

  /// The units that hold, as chosen or as the environment's region has them; for programs without a
  /// screen.
  public static func units(
    in store: DataStore, environment: [String: String]
  ) async throws -> Units {
    let chosen = try await Settings(store).value(of: ShellSettings.units)
    return chosen.units(in: Units(environment: environment))
  }

  /// The weather with all that stands behind it; nothing is opened or asked before its first use.
  public static func weather(
    on store: DataStore, options: ShellOptions, clock: any AppClock
  ) -> WeatherDependencies {
    WeatherSetup(store: store, options: options, clock: clock).dependencies
  }

  /// The settings of the travels; for programs without a screen.
  public static func travelSettings(in store: DataStore) async throws -> TravelSettings {
    try await Settings(store).value(of: TravelSettings.key)
  }

  // MARK: Photos and samples
  /// Tries a picture by drawing one cell of it; where nothing draws pictures, all are taken.
  public static func photoCheck(_ load: PictureLoader?) -> PhotoCheck {
    { path in
      guard let load else { return nil }
      do {
        _ = try await load(PictureRequest(file: path, size: Size(1, 1), depth: .none))
        return nil
      } catch { return problem(error as? PictureFailure ?? .unreadable, path) }
    }
  }

  private static func problem(_ failure: PictureFailure, _ path: String) -> AttachmentProblem {
    switch failure {
    case .missing: .noFile(path: Sanitizer.clean(path))
    case .unreadable: .brokenPicture
    case .tooLarge: .tooManyPixels
    case .gaveUp: .tooCostly
    case .notStarted: .noDecoder
    }
  }

  /// Fills empty records with the samples of all tabs, in a language.
  ///
  /// - Parameters:
  ///   - files: where photos of pets are kept; nil for none.
  ///   - places: without the file there are no travels.
  public static func addDemo(
    to store: DataStore, clock: any AppClock, timeZone: TimeZone, language: Language, files: URL?,
    places: PlacesFile
  ) async throws {
    let pets = PetRepository(store, clock: clock, timeZone: timeZone, folder: files)
    try await pets.addDemo(language)
    let travel = TravelRepository(
      store, gazetteer: try? Gazetteer(places), clock: clock, timeZone: timeZone,
      language: language)
    try await travel.addDemo()
    let trackers = TrackersRepository(store, clock: clock, timeZone: timeZone)
    try await trackers.addDemo(language)
    try await addDemoWeather(to: store)
  }

  /// Weather of a place that nobody has to ask for, unless a place was chosen before.
  private static func addDemoWeather(to store: DataStore) async throws {
    let kept = Settings(store)
    var settings = try await kept.value(of: WeatherSettings.key)
    if settings.home != nil { return }
    settings.home = DefaultPlace(.typed, WeatherPlace.sample)
    settings.provider = .sample
    try await kept.set(WeatherSettings.key, to: settings)
  }
}

import AppRuntime
import CatinderScreens
import Core
import FilePrompts
import Foundation
import Persistence
import PetsDomain
import PetsScreens
import ProfileScreens
import Scheduling
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// Puts the program together on a database; the real program and a test start the same way.
public enum ShellSetup {
  /// What every tab keeps in the database.
  public static var schemas: [StoreSchema] {
    [
      PetRepository.schema, FavouritePlaces.schema, TravelRepository.schema,
      TrackersRepository.schema,
    ]
  }

  /// A session that has not been given its first action: send ``ShellAction/started``.
  ///
  /// - Throws: an error of the database when the settings cannot be read.
  @MainActor
  public static func session(
    on store: DataStore, options: ShellOptions, clock: any AppClock, size: Size,
    colorDepth: ColorDepth
  ) async throws -> Session<ShellFeature> {
    let used =
      try await PetRepository.countEverAdded(in: store)
      + TrackersRepository.countEverAdded(in: store)
    let identifiers = IdentifierSource(seed: options.seed, used: used)
    let pets = PetRepository(
      store, clock: clock, timeZone: options.timeZone, folder: options.filesFolder,
      checkPhoto: photoCheck(options.loadPicture), makeID: { identifiers.next() })
    let weather = weather(on: store, options: options, clock: clock)
    let travel = TravelSetup(
      store: store, options: options, clock: clock, weather: weather, makeID: identifiers.next
    ).dependencies
    let records = TrackersRepository(
      store, clock: clock, timeZone: options.timeZone, makeID: { identifiers.next() })
    let trackers = TrackersDependencies(
      repository: { records.with(weekStart: $0) },
      drafts: trackerDrafts(Drafts(store)),
      paths: TypedPath(environment: options.environment), now: { clock.now },
      timeZone: options.timeZone,
      save: { try await Settings(store).set(TrackersSettings.key, to: $0) })
    let catinder = CatinderSetup(store: store, options: options, clock: clock).dependencies
    let feature = ShellFeature(
      dependencies(store, weather, trackers, travel, catinder, pets, options))
    let chosen = try await ChosenSettings(store, options)
    let state = try await state(store, options, chosen, pets)
    let running = Store(
      feature, state: state, environment: environment(options, chosen),
      activity: store.activity, clock: clock)
    return Session(running, size: size) { environment in
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
    _ options: ShellOptions, _ chosen: ChosenSettings
  ) -> Environment {
    var environment = Environment()
    (environment.language, environment.theme) = (chosen.language, chosen.theme)
    environment.units = chosen.units.units(in: Units(environment: options.environment))
    (environment.view, environment.timeZone) = (chosen.view, options.timeZone)
    return environment
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
  public static func keep(_ tab: ShellTab, in store: DataStore) async throws {
    try await Settings(store).set(ShellSettings.tab, to: tab.rawValue)
  }

  /// Whether more than one pet may be added; for programs without a screen.
  public static func hasPremium(in store: DataStore) async throws -> Bool {
    try await Settings(store).value(of: ShellSettings.hasPremium)
  }

  /// Which settings a backup that is taken back brings along.
  public static func restored(settings isWanted: Bool) -> RestoredSettings {
    isWanted ? .taken(but: ShellSettings.kept) : .stay
  }

  private static func state(
    _ store: DataStore, _ options: ShellOptions, _ chosen: ChosenSettings,
    _ pets: PetRepository
  ) async throws -> ShellState {
    let settings = Settings(store)
    let tab = try await settings.value(of: ShellSettings.tab)
    var state = ShellState(
      tab: options.tab ?? ShellTab(rawValue: tab) ?? .weather, language: chosen.language,
      theme: chosen.theme, dataFolder: options.dataFolder, about: options.about,
      today: pets.today, sort: chosen.sort,
      weather: chosen.weather, trackers: chosen.trackers, travel: chosen.travel,
      now: pets.now)
    state.pets.photos = PhotoSettings(
      fit: chosen.photoFit, lastFolder: try await settings.value(of: ShellSettings.photoFolder))
    state.profile.regionUnits = Units(environment: options.environment)
    state.profile.units = chosen.units
    let units = chosen.units.units(in: state.profile.regionUnits)
    state.pets.weightUnit = units.weight
    if options.isDemo { state.trackers.settings.isOnboarded = true }
    state.storedView = chosen.storedView
    let hasPremium = try await settings.value(of: ShellSettings.hasPremium)
    state.hasPremium = options.isDemo || hasPremium
    let isIntroduced = try await settings.value(of: ShellSettings.isIntroduced)
    if !options.isDemo, !isIntroduced { state.front = .introduction(page: 0) }
    state.profile.contact = options.contact
    state.profile.themes = options.themes.names
    state.profile.languageOrigin = options.language == nil ? nil : options.languageOrigin
    state.profile.themeOrigin = options.theme == nil ? nil : options.themeOrigin
    return state
  }

  private static func dependencies(
    _ store: DataStore, _ weather: WeatherDependencies, _ trackers: TrackersDependencies,
    _ travel: TravelDependencies, _ catinder: CatinderDependencies, _ pets: PetRepository,
    _ options: ShellOptions
  ) -> ShellDependencies {
    let settings = Settings(store)
    return ShellDependencies(
      weather: weather, trackers: trackers, travel: travel, catinder: catinder, pets: pets,
      drafts: drafts(Drafts(store)),
      photos: PhotoSource(paths: TypedPath(environment: options.environment)),
      watchUndo: { watchUndo(of: store, $0) },
      undo: { try await store.undo().map(HistoryStep.init) },
      redo: { try await store.redo().map(HistoryStep.init) },
      backUp: { _ = try await store.backUpIfDue() },
      checkRecords: { await store.checkIfDue() },
      watchDamage: { tell in
        let watch = store.observeDamage(tell)
        return Subscription { withExtendedLifetime(watch) {} }
      },
      repair: store.repair,
      forgetRepair: { try await store.forgetRepair() },
      desk: RecordsDesk(
        store: store, pets: pets, paths: TypedPath(environment: options.environment),
        timeZone: options.timeZone,
        filesFolder: options.filesFolder, version: options.about.version
      ).desk,
      loadSettings: { try await ChosenSettings(store, options) },
      saveLanguage: { try await settings.set(ShellSettings.language, to: $0) },
      saveTheme: { try await settings.set(ShellSettings.theme, to: $0) },
      saveSort: { try await settings.set(ShellSettings.sortsByName, to: $0 == .name) },
      savePhotoFit: { try await settings.set(PhotoFit.setting, to: $0) },
      savePhotoFolder: { try await settings.set(ShellSettings.photoFolder, to: $0) },
      saveTab: { try await settings.set(ShellSettings.tab, to: $0.rawValue) },
      saveView: { try await settings.set(ShellSettings.view, to: $0) },
      saveUnits: { try await settings.set(ShellSettings.units, to: $0) },
      saveIntroduced: { try await settings.set(ShellSettings.isIntroduced, to: $0) },
      savePremium: { try await settings.set(ShellSettings.hasPremium, to: $0) },
      writeMail: options.writeMail)
  }

  /// Where it cannot be known, nothing is offered; the key works all the same.
  private static func watchUndo(
    of store: DataStore, _ tell: @escaping @Sendable (Bool) -> Void
  ) -> Subscription {
    let watch = store.observeUndo { tell((try? $0.get())?.canUndo ?? false) }
    return Subscription { withExtendedLifetime(watch) {} }
  }

  // MARK: Drafts

  private static let draftKey = "pets.edit"

  private static func drafts(_ drafts: Drafts) -> PetDrafts {
    PetDrafts(
      load: { await drafts.draft(PetDraft.self, for: draftKey) },
      save: { await drafts.keep($0, for: draftKey) })
  }
}

extension HistoryStep {
  fileprivate init(_ act: Act) {
    self.init(kind: act.kind, subject: act.subject)
  }
}

import AppRuntime
import Core
import CursesHost
import Foundation
import Interchange
import Networking
import Persistence
import Pictures
import Places
import Scheduling
import Shell
import Terminal
import Toolkit
import WeatherDomain

/// From parsed options to the first frame; what goes wrong ends in one line and an exit status of
/// sysexits(3).
@MainActor
struct Startup {
  private let options: MoggyCommand
  private let settings: StartSettings
  private let environment: [String: String]
  /// The programs that are asked for keys and for the place; stopped at the end.
  private let programs = RunningPrograms()

  nonisolated init(options: MoggyCommand, settings: StartSettings, environment: [String: String]) {
    (self.options, self.settings, self.environment) = (options, settings, environment)
  }

  func begin() {
    let events = TerminalEvents()
    // Until the program runs there is nothing to save, and the supervisor gives the terminal back.
    events.onEnd = { reason in exit(reason.status) }
    Task {
      do { try await start(events) } catch { fail(error) }
    }
  }

  private func start(_ events: TerminalEvents) async throws {
    let inspection = InspectionPort(environment: environment)
    let manualClock = inspection == nil ? nil : ManualClock(now: options.now?.date ?? Date())
    let clock: any AppClock = manualClock ?? LoopClock(startingAt: options.now?.date)
    try CursesScreen.check(environment: environment)
    let (store, folder, lock) = try open(clock)
    let demoFolder = folder == nil ? DemoFolder() : nil
    Running.keepUntilExit(demoFolder)
    let files = folder.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? demoFolder?.url
    if options.demo { try await fillDemo(store, clock, files) }
    let screen = try CursesScreen(
      environment: environment, isMouseEnabled: settings.file.hasMouse ?? true, colorDepth: depth)
    let pictures = PictureService(cacheFolder: pictureCache)
    let load: PictureLoader = { try await pictures.picture(for: $0) }
    let live = try network.live(clock, language)
    let session = try await ShellSetup.session(
      on: store, options: try shellOptions(folder, files, load, clock, live), clock: clock,
      size: screen.size, colorDepth: screen.colorDepth)
    screen.isMouseEnabled = session.store.environment.view.hasMouse
    session.loadPicture = load
    let query = TerminalQuery(environment: environment, isInspected: inspection != nil)
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock, query: query, clock: clock)
    program.onSuspendRefused = { session.send(.suspendRefused) }
    program.onEnding = { [programs] in
      live.shutDown()
      programs.stop()
    }
    program.onSaving = { session.send(.savingWaited($0)) }
    program.onLateFailure = { error in
      guard let error = error as? DataStoreError else { return nil }
      return CommandFailure(unsaved: error, session.store.environment.language).tell().rawValue
    }
    Running.keep(program, lock)
    program.start(.started)
    // Not with the first frame, which would come later by it.
    Running.keep(clock.schedule(after: .seconds(1)) { store.prepareForActs() })
    if let notice = settings.notice(in: session.store.environment.language) {
      session.tell(.notice(notice))
    }
    try options.crashTest?.perform()
  }

  private var depth: ColorDepth? { settings.theme == ThemeName.none ? ColorDepth.none : nil }

  // MARK: Records
  private func open(
    _ clock: any AppClock
  ) throws -> (store: DataStore, folder: String?, lock: InstanceLock?) {
    let activity = Activity()
    if options.demo, options.location.data == nil {
      let store = try DataStore(
        .inMemory, schemas: ShellSetup.schemas, activity: activity, clock: clock)
      return (store, nil, nil)
    }
    let folders = try options.location.folders(environment)
    try folders.create()
    let lock = try InstanceLock(at: folders.lock)
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: activity, clock: clock)
    return (store, folders.data.path(percentEncoded: false), lock)
  }

  /// Drawn pictures can be had anew, so that they need not be kept where there is no folder.
  private var pictureCache: URL? {
    if options.demo, options.location.data == nil { return nil }
    return (try? options.location.folders(environment))?.cache.appending(path: "pictures")
  }

  private func fillDemo(_ store: DataStore, _ clock: any AppClock, _ files: URL?) async throws {
    try await ShellSetup.addDemo(
      to: store, clock: clock, timeZone: timeZone, language: language, files: files,
      places: PlacesFile(path: options.places, environment: environment))
  }

  // MARK: Options
  private var network: NetworkChoice {
    NetworkChoice(
      fixtures: options.fixtures, authorities: options.authorities, contact: settings.file.contact)
  }

  private var language: Language { settings.language ?? localeLanguage }
  private var localeLanguage: Language { Language(environment: environment) }
  private var timeZone: TimeZone { options.timeZone?.timeZone ?? .current }

  private func shellOptions(
    _ folder: String?, _ files: URL?, _ load: @escaping PictureLoader,
    _ clock: any AppClock, _ live: LiveHTTPClient
  ) throws -> ShellOptions {
    var shell = ShellOptions(
      language: settings.language, theme: settings.theme, themes: settings.file.themes,
      timeZone: timeZone, seed: options.seed?.number, localeLanguage: localeLanguage,
      isLightTerminal: Theme.isLight(colorfgbg: environment["COLORFGBG"]), dataFolder: folder,
      about: Versions.about)
    shell.filesFolder = files
    shell.loadPicture = load
    shell.isDemo = options.demo
    shell.tab = options.tab?.name
    shell.http = network.client(clock, insteadOf: live)
    shell.line = live
    // Where files stand for the network, the machine is not asked either.
    shell.location = options.fixtures == nil ? GeoClueProgram(among: programs) : NoLocation()
    if options.location.data != nil || !options.demo {
      shell.folders = try options.location.folders(environment)
    }
    shell.places = PlacesFile(path: options.places, environment: environment)
    let configFolder = try? options.location.folders(environment).config
    let choices = WeatherChoices(
      section: settings.file.weather, environment: environment, folder: configFolder,
      programs: programs)
    shell.weather = choices.configuration
    shell.catinder = options.catinder?.address
    shell.weatherKey = choices.key
    let travel = settings.file.travel
    shell.photoServer = travel.server
    shell.photoKey = KeyPlaces(
      file: travel.keyFile, variable: travel.keyVariable, command: travel.keyCommand
    ).key(environment, folder: configFolder, among: programs)
    shell.contact = settings.file.contact
    shell.writeMail = MailProgram(environment: environment).write
    shell.languageOrigin = settings.languageOrigin
    shell.themeOrigin = settings.themeOrigin
    shell.hasMotion = settings.hasMotion
    shell.isFlat = options.flat ? true : settings.file.isFlat
    shell.hasMouse = settings.file.hasMouse
    shell.pictures = settings.file.pictures
    shell.keymap = settings.file.keymap
    shell.environment = environment
    return shell
  }

  private func fail(_ error: any Error) -> Never {
    ProgramEnd.end(ProgramEnd.report(error, language))
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum Running {
  private static var kept: [AnyObject] = []

  /// Removes what was only for this run, however the program leaves.
  static func keepUntilExit(_ folder: DemoFolder?) {
    guard let folder else { return }
    demoFolder = folder
    atexit { MainActor.assumeIsolated { Running.demoFolder?.remove() } }
  }

  private static var demoFolder: DemoFolder?

  static func keep(_ objects: AnyObject?...) { kept += objects.compactMap { $0 } }
}

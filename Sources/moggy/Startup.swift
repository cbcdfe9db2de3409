import AppRuntime
import CursesHost
import Dispatch
import Foundation
import Persistence
import PetsDomain
import ProfileScreens
import Scheduling
import Shell
import Terminal
import Toolkit

/// From parsed options to the first frame; what goes wrong ends in one line and an exit status of
/// sysexits(3).
@MainActor
struct Startup {
  private let options: MoggyCommand
  private let environment: [String: String]

  nonisolated init(options: MoggyCommand, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  func begin() {
    let events = TerminalEvents()
    Task {
      do { try await start(events) } catch { fail(error) }
    }
  }

  private func start(_ events: TerminalEvents) async throws {
    let inspection = InspectionPort(environment: environment)
    let manualClock = inspection == nil ? nil : ManualClock(now: options.now?.date ?? Date())
    let clock: any AppClock = manualClock ?? LiveClock(startingAt: options.now?.date)
    try CursesScreen.check(environment: environment)
    let (store, folder, lock) = try open(clock)
    if options.demo { try await fillDemo(store, clock) }
    let screen = try CursesScreen(environment: environment, colorDepth: depth)
    let session = try await ShellSetup.session(
      on: store, options: shellOptions(folder), clock: clock, size: screen.size,
      colorDepth: screen.colorDepth)
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock)
    Running.keep(program, lock)
    program.start(.started)
    tell(store.openReport, session)
    try options.crashTest?.perform()
  }

  private var depth: ColorDepth? { options.theme == Theme.Kind.none ? ColorDepth.none : nil }

  // MARK: Records

  private func open(
    _ clock: any AppClock
  ) throws -> (store: DataStore, folder: String, lock: InstanceLock?) {
    let activity = Activity()
    if options.demo, options.data == nil {
      let store = try DataStore(
        .inMemory, schemas: ShellSetup.schemas, activity: activity, clock: clock)
      return (store, "—", nil)
    }
    let folders = try folders
    try folders.create()
    let lock = try InstanceLock(at: folders.lock)
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: activity, clock: clock)
    return (store, folders.data.path(percentEncoded: false), lock)
  }

  private var folders: Folders {
    get throws {
      guard let data = options.data else {
        return try Folders(application: "moggy", environment: environment)
      }
      return Folders(under: URL(filePath: data, directoryHint: .isDirectory).absoluteURL)
    }
  }

  private func fillDemo(_ store: DataStore, _ clock: any AppClock) async throws {
    let pets = PetRepository(store, clock: clock, timeZone: timeZone)
    guard try await pets.page(PetQuery(limit: 1)).total == 0 else { return }
    let samples = PetSamples.demo(
      language == .russian ? .russian : .english, today: pets.today, now: clock.now)
    try await pets.addAll(samples)
  }

  // MARK: Options

  private var language: Language { options.language ?? localeLanguage }

  /// POSIX order: LC_ALL, LC_MESSAGES, LANG; the first that is not empty.
  private var localeLanguage: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    return Language(locale: names.first { !$0.isEmpty } ?? "")
  }

  private var timeZone: TimeZone { options.timeZone?.timeZone ?? .current }

  private func shellOptions(_ folder: String) -> ShellOptions {
    ShellOptions(
      language: options.language, theme: options.theme, timeZone: timeZone, seed: options.seed,
      localeLanguage: localeLanguage,
      isLightTerminal: Theme.isLight(colorfgbg: environment["COLORFGBG"]), dataFolder: folder,
      about: .init(version: Versions.program, parts: Versions.parts))
  }

  // MARK: Words at the start

  private func tell(_ report: OpenReport, _ session: Session<ShellFeature>) {
    switch report {
    case .fresh, .opened: break
    case .restored(let date, let file):
      session.send(.restoredFromBackup(date, damaged: file.lastPathComponent))
    case .startedEmpty(let file): session.send(.startedEmpty(damaged: file.lastPathComponent))
    }
  }

  private func fail(_ error: any Error) -> Never {
    ErrorOutput.write("moggy: \(error)")
    exit(StartupStatus.code(of: error))
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum Running {
  private static var kept: [AnyObject] = []

  static func keep(_ objects: AnyObject?...) {
    kept += objects.compactMap { $0 }
  }
}

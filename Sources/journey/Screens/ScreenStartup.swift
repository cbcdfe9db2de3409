import AppRuntime
import ArgumentParser
import Core
import CursesHost
import FoundationEssentials
import Glibc
import Scheduling
import Terminal
import Toolkit

/// The start of a command with a screen of its own on the terminal, up to the first frame: the review of snapshots,
/// the watch of journeys.
@MainActor
struct ScreenStartup<Root: Feature> {
  private let environment: [String: String]
  private let first: Root.Action
  private let session: @MainActor (ScreenSetting) throws -> Session<Root>

  /// - Parameters:
  ///   - first: sent when the first frame stands.
  ///   - session: what is shown; what it throws is told, and ends the command.
  nonisolated init(
    environment: [String: String], first: Root.Action,
    session: @escaping @MainActor @Sendable (ScreenSetting) throws -> Session<Root>
  ) {
    (self.environment, self.first, self.session) = (environment, first, session)
  }

  func begin() {
    let events = TerminalEvents()
    events.onEnd = { reason in exit(reason.status) }
    do { try start(events) } catch {
      exit(CommandStatus.dataError.saying("\(error)").rawValue)
    }
  }

  private func start(_ events: TerminalEvents) throws {
    let inspection = InspectionPort(environment: environment)
    let manualClock = inspection == nil ? nil : ManualClock(now: Date(timeIntervalSince1970: 0))
    let clock: any AppClock = manualClock ?? LoopClock(startingAt: Date())
    let screen = try CursesScreen(environment: environment, colorDepth: nil)
    let session = try session(
      ScreenSetting(
        language: Language(environment: environment), clock: clock, size: screen.size,
        colorDepth: screen.colorDepth))
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock,
      query: TerminalQuery(environment: environment, isInspected: inspection != nil), clock: clock)
    Running.program = program
    program.start(first)
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum Running { static var program: AnyObject? }

/// The surroundings of a command's screen: the terminal's, or those of a test.
public struct ScreenSetting {
  let language: Language
  let clock: any AppClock
  let size: Size
  let colorDepth: ColorDepth

  public init(language: Language, clock: any AppClock, size: Size, colorDepth: ColorDepth) {
    (self.language, self.clock) = (language, clock)
    (self.size, self.colorDepth) = (size, colorDepth)
  }

  /// Puts a feature together with its colours; the real program and a test start the same way.
  @MainActor
  func session<Root: Feature>(_ feature: Root, _ state: Root.State) -> Session<Root> {
    var known = Environment()
    known.language = language
    let store = Store(
      feature, state: state, environment: known, activity: Activity(), clock: clock)
    let (themes, colorDepth) = (ThemeCatalogue(), colorDepth)
    return Session(store, size: size) { environment in
      let background = environment.terminal.background
      let theme = themes.theme(
        .auto, depth: colorDepth, isLightTerminal: background?.isLight ?? false)
      var context = RenderContext(theme: theme, language: environment.language)
      context.depth = colorDepth
      context.isMotionReduced = true
      return context
    }
  }
}

extension Language {
  /// The language of messages (POSIX, locale(7)): the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    self.init(locale: names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "")
  }
}

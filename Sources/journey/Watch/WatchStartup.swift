import AppRuntime
import ArgumentParser
import Core
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Scheduling
import Synchronization
import Terminal
import Toolkit

/// The start of the watch on a terminal, up to the first frame.
@MainActor
struct WatchStartup {
  private let journeys: WatchedJourneys
  private let environment: [String: String]

  nonisolated init(journeys: WatchedJourneys, environment: [String: String]) {
    (self.journeys, self.environment) = (journeys, environment)
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
    let session = WatchSetup.session(
      .live(journeys), language: language, clock: clock, size: screen.size,
      colorDepth: screen.colorDepth)
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock,
      query: TerminalQuery(environment: environment, isInspected: inspection != nil), clock: clock)
    RunningWatch.program = program
    program.start(.started)
  }

  private var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(locale: locale ?? "")
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum RunningWatch { static var program: AnyObject? }

/// Puts the watch together; the real program and a test start the same way.
public enum WatchSetup {
  @MainActor
  public static func session(
    _ work: WatchWork, language: Language, clock: any AppClock, size: Size, colorDepth: ColorDepth
  ) -> Session<WatchFeature> {
    var known = Environment()
    known.language = language
    let store = Store(
      WatchFeature(work), state: WatchState(), environment: known, activity: Activity(),
      clock: clock)
    let themes = ThemeCatalogue()
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

extension WatchWork {
  /// The work on the files of this machine.
  static func live(_ journeys: WatchedJourneys) -> WatchWork {
    let package = FileManager.default.currentDirectoryPath
    let pending = PendingFolder(JourneyOutput(package: package).pending)
    let known = TouchingFiles(journeys)
    return WatchWork(
      run: { files in
        var verdict = journeys.run(files ?? known.read().keys.sorted())
        verdict.isOfAll = files == nil
        return verdict
      },
      touched: { paths in
        known.read().filter { !$0.value.isDisjoint(with: paths) }.keys.sorted()
      },
      watch: { tell in
        let files = try WatchedFiles(folders: WatchedJourneys.folders(known.read()), onChange: tell)
        return Subscription { files.end() }
      },
      accept: { name in
        let review = SnapshotReview(pending, who: GitIdentity(folder: package).words)
        try review.accept(review.chosen([name]), reason: "watched")
      },
      screen: { known.screen(of: $0) })
  }
}

/// The files of a watch, and the screens of their failures, each read from its trace once.
private final class TouchingFiles: Sendable {
  private let journeys: WatchedJourneys
  private let screens = Mutex<[ReportCase: Screen]>([:])

  init(_ journeys: WatchedJourneys) { self.journeys = journeys }

  func read() -> [String: Set<String>] { journeys.touching() }

  /// The last screen of the trace, with its nodes; without a trace, that of the report.
  func screen(of one: ReportCase) -> Screen {
    if let known = screens.withLock({ $0[one] }) { return known }
    let screen = Self.read(one)
    screens.withLock { screens in
      if screens.count > 20 { screens = [:] }
      screens[one] = screen
    }
    return screen
  }

  private static func read(_ one: ReportCase) -> Screen {
    let trace = one.attachments.last { $0.name == "trace" }.flatMap { attachment in
      let folder = URL(fileURLWithPath: attachment.path).deletingLastPathComponent()
      return try? Trace(path: folder.appending(path: "trace.json").path)
    }
    if let last = (try? trace?.decodedScreens())?.last { return last }
    return one.failures.lazy.compactMap(\.screen).first.map { KeptScreen($0).screen } ?? .empty
  }
}

import AppRuntime
import ArgumentParser
import Core
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Scheduling
import Terminal
import Toolkit

/// The start of the review, from pending snapshots to the first frame.
@MainActor
struct ReviewStartup {
  private let review: SnapshotReview
  private let names: [String]
  private let environment: [String: String]

  nonisolated init(review: SnapshotReview, names: [String], environment: [String: String]) {
    (self.review, self.names, self.environment) = (review, names, environment)
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
    let session = try ReviewSetup.session(
      review, names: names, language: language, clock: clock, size: screen.size,
      colorDepth: screen.colorDepth)
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock,
      query: TerminalQuery(environment: environment, isInspected: inspection != nil), clock: clock)
    Running.program = program
    program.start(.helpClosed)
  }

  private var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(locale: locale ?? "")
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum Running { static var program: AnyObject? }

/// Puts the review together; the real program and a test start the same way.
public enum ReviewSetup {
  /// - Parameter names: those to show; empty for all that are pending.
  /// - Throws: ``JourneyKit/SnapshotReviewError`` where a name is not pending.
  @MainActor
  public static func session(
    _ review: SnapshotReview, names: [String] = [], language: Language, clock: any AppClock,
    size: Size, colorDepth: ColorDepth
  ) throws -> Session<ReviewFeature> {
    let state = ReviewState(try review.chosen(names))
    var known = Environment()
    known.language = language
    let store = Store(
      ReviewFeature(review, names: names), state: state, environment: known, activity: Activity(),
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

import AppRuntime
import CursesHost
import Foundation
import GalleryScreens
import Pictures
import Scheduling
import Terminal
import Toolkit

/// From parsed options to the first frame.
@MainActor
struct GalleryStartup {
  private let options: GalleryCommand
  private let environment: [String: String]

  nonisolated init(options: GalleryCommand, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  func begin() {
    let events = TerminalEvents()
    events.onEnd = { reason in exit(reason.status) }
    do { try start(events) } catch {
      ErrorOutput.write("gallery: \(error)")
      exit(EX_USAGE)
    }
  }

  private func start(_ events: TerminalEvents) throws {
    let inspection = InspectionPort(environment: environment)
    let manualClock = inspection == nil ? nil : ManualClock(now: options.moment)
    let clock: any AppClock = manualClock ?? LoopClock(startingAt: options.moment)
    let isColorless = options.theme == ThemeName.none
    let screen = try CursesScreen(
      environment: environment, colorDepth: isColorless ? ColorDepth.none : nil)
    var setup = options.setup
    setup.environment = environment
    setup.atlas = GallerySetup.atlas(environment: environment)
    let session = GallerySetup.session(
      setup, clock: clock, size: screen.size, colorDepth: screen.colorDepth)
    let pictures = PictureService(cacheFolder: nil)
    session.loadPicture = { try await pictures.picture(for: $0) }
    let query = TerminalQuery(environment: environment, isInspected: inspection != nil)
    let program = TerminalProgram(
      screen: screen, session: session, events: events, inspection: inspection,
      manualClock: manualClock, query: query, clock: clock)
    Running.program = program
    program.start(.started)
  }
}

/// Holds what must live as long as the process.
@MainActor
private enum Running {
  static var program: AnyObject?
}

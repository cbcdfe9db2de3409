import FoundationEssentials
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal

/// A program between two commands: its output is read as it comes, and it ends when nobody asks for it any
/// more.
@MainActor
final class KeptSession {
  private let program: [String]
  private let idle: Duration
  private(set) var journey: Journey?
  private var lastUse = ContinuousClock.now
  /// The requests that are under way.
  private var underWay = 0
  private var tasks: [Task<Void, Never>] = []

  init(program: [String], idle: Duration) { (self.program, self.idle) = (program, idle) }

  /// Notes that a request begins.
  func begin() { underWay += 1 }

  func end() {
    underWay -= 1
    lastUse = .now
  }

  /// - Parameter onIdle: called once nobody has asked for the idle time.
  func keep(_ journey: Journey, onIdle: @escaping @MainActor () -> Void) {
    self.journey = journey
    lastUse = .now
    tasks = [
      Task { [weak self] in
        while let end = self?.idleEnd, !Task.isCancelled {
          guard end <= .now else {
            await Reactor.shared.wait(for: [], until: end)
            continue
          }
          return onIdle()
        }
      },
      Task { [weak self] in
        while let self, !Task.isCancelled { await self.readOutput() }
      },
    ]
  }

  func stop() {
    for task in tasks { task.cancel() }
    journey = nil
  }

  private var idleEnd: ContinuousClock.Instant {
    underWay > 0 ? .now + idle : lastUse + idle
  }

  /// Reads what the program writes between requests: it would stand still once nobody takes its output.
  private func readOutput() async {
    guard let driver = journey?.driver as? ProcessDriver, driver.ending == nil else {
      // It may be launched anew.
      return await Reactor.shared.wait(for: [], until: .now + .seconds(1))
    }
    await driver.waitForOutput(until: .now + .seconds(60))
    if underWay == 0 {
      _ = driver.endingByItself()
    } else {
      // An act reads it itself.
      await Reactor.shared.wait(for: [], until: .now + .milliseconds(20))
    }
  }

  func record(_ name: String) -> SessionAnswer.Session {
    let driver = journey?.driver
    let size = driver?.screen.size ?? .zero
    return SessionAnswer.Session(
      name: name, program: program, process: (driver as? ProcessDriver)?.processID,
      size: [size.columns, size.rows], ending: driver?.ending.map(ServeEnding.init),
      idle: Int((ContinuousClock.now - lastUse) / .seconds(1)))
  }
}

/// The screen of a session as a watcher has been sent it.
@MainActor
struct WatchedPicture {
  private var painter = ScreenPainter()
  private var size = Size.zero
  private var words = ""

  /// Returns the line that brings the watcher to the screen of now; nil if nothing has changed.
  mutating func frame(of app: Journey) -> [UInt8]? {
    _ = app.driver.endingByItself()
    let (surface, cursor) = Self.picture(of: app)
    let paint = painter.paint(surface, cursor: cursor)
    let words = app.driver.ending.map { "\($0)" } ?? app.acts.last ?? ""
    guard !paint.isEmpty || size != surface.size || words != self.words else { return nil }
    (size, self.words) = (surface.size, words)
    let frame = SessionFrame(
      size: [size.columns, size.rows], paint: paint, words: Sanitizer.clean(words))
    let encoder = JSONEncoder()
    return Array((try? encoder.encode(frame)) ?? Data()) + [0x0A]
  }

  /// The terminal of the program as it is now; its last screen after its end.
  private static func picture(of app: Journey) -> (Surface, Point?) {
    guard let display = app.driver.display, app.driver.ending == nil
    else { return (app.screen.surface, app.screen.cursor) }
    let cursor = display.cursor
    return (display.surface, cursor.isVisible ? cursor.position : nil)
  }
}

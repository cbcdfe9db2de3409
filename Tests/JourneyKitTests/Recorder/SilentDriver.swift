import JourneyKit
import Terminal
import VirtualTerminal

/// A screen that says nothing of itself and stays as it is.
@MainActor
final class SilentDriver: Driver {
  let screen: Screen
  let ending: Ending? = nil
  /// As a program that has not asked for mouse reports.
  var isRefusing = false

  let settlement: Settlement? = nil

  init(_ rows: [String]) {
    let terminal = VirtualTerminal(size: Size(rows.map(\.count).max() ?? 1, rows.count))
    terminal.feed(Array(rows.joined(separator: "\r\n").utf8))
    screen = Screen(surface: terminal.surface)
  }

  func launch() async throws {}

  func perform(_ events: [InputEvent]) async throws {
    if isRefusing { throw DriverError.refused(.mouseNotReported) }
  }

  func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool { false }
  func advance(by duration: Duration) async throws {}
  func resize(to size: Size) async throws {}
  func relaunch() async throws {}
  func stop() {}
}

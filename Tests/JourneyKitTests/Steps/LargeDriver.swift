import JourneyKit
import Terminal

/// A program of 24 MB of cells, each time others.
@MainActor
final class LargeDriver: Driver {
  private(set) var screen = Screen.empty
  let ending: Ending? = nil
  let settlement: Settlement? = nil
  private var count = 0

  func launch() async throws { draw() }
  func perform(_ events: [InputEvent]) async throws { draw() }
  func advance(by duration: Duration) async throws { draw() }
  func resize(to size: Size) async throws { draw() }
  func relaunch() async throws { draw() }
  func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool { false }
  func stop() {}

  private func draw() {
    count += 1
    screen = Screen(surface: Surface(size: Size(1200, 1000), filledWith: Cell("\(count)")))
  }
}

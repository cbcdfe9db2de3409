import JourneyKit
import Terminal
import VirtualTerminal

/// A program that shows nothing and takes everything; where it is told to hang, an act never ends
/// until the driver is stopped.
@MainActor
final class BlankDriver: Driver {
  let screen = Screen(surface: Surface(size: Size(4, 1)))
  private(set) var ending: Ending?
  private(set) var isStopped = false
  var hangs = false
  var display: VirtualTerminal?
  /// Called when an act has begun to hang.
  var onHang: () -> Void = {}
  let settlement: Settlement? = nil
  private var hanging: CheckedContinuation<Void, Never>?

  var busy: [String] { hanging == nil ? [] : ["a slow answer"] }

  func launch() async throws { try await perform([InputEvent]()) }

  func perform(_ events: [InputEvent]) async throws {
    guard hangs else { return }
    await withCheckedContinuation {
      hanging = $0
      onHang()
    }
    throw DriverError.notLaunched
  }

  func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool { false }
  func advance(by duration: Duration) async throws {}
  func resize(to size: Size) async throws {}
  func relaunch() async throws {}

  func stop() {
    isStopped = true
    hanging?.resume()
    hanging = nil
  }
}

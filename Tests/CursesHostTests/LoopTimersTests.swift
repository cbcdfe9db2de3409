import Synchronization
import XCTest

@testable import CursesHost

/// The timers of the main loop, by a time that the tests give.
final class LoopTimersTests: XCTestCase {
  private let start = ContinuousClock.now
  private let timers = LoopTimers()
  private let log = Log()

  private final class Log: Sendable {
    let names = Mutex<[String]>([])
  }

  @discardableResult
  private func add(_ name: String, after delay: Duration) -> Int {
    timers.add(start + delay) { [log] in log.names.withLock { $0.append(name) } }
  }

  /// Rings all that are due, as a turn of the loop does.
  private func ring(after time: Duration) -> [String] {
    while let callback = timers.takeDue(at: start + time) { callback() }
    return log.names.withLock { names in
      defer { names = [] }
      return names
    }
  }

  func testThoseThatAreDueRingOnceTheEarliestFirst() {
    add("late", after: .seconds(3))
    add("b", after: .seconds(2))
    add("a", after: .seconds(1))
    add("c", after: .seconds(2))
    XCTAssertEqual(ring(after: .milliseconds(999)), [])
    XCTAssertEqual(ring(after: .seconds(2)), ["a", "b", "c"])
    XCTAssertEqual(ring(after: .seconds(2)), [])
    XCTAssertEqual(ring(after: .seconds(3)), ["late"])
  }

  func testOneThatAnotherCancelsDoesNotRing() {
    let second = Mutex(0)
    _ = timers.add(start + .seconds(1)) { [timers] in timers.remove(second.withLock { $0 }) }
    let id = add("cancelled", after: .seconds(1))
    second.withLock { $0 = id }
    XCTAssertEqual(ring(after: .seconds(5)), [])
  }

  func testTheWaitEndsWithTheNextTimer() {
    XCTAssertEqual(timers.nanosecondsLeft(at: start), -1)
    add("far", after: .seconds(1_000_000))
    XCTAssertEqual(timers.nanosecondsLeft(at: start), 86_400_000_000_000)
    let near = add("near", after: .milliseconds(1_500))
    XCTAssertEqual(timers.nanosecondsLeft(at: start), 1_500_000_000)
    XCTAssertEqual(timers.nanosecondsLeft(at: start + .seconds(9)), 0)
    timers.remove(near)
    XCTAssertEqual(timers.nanosecondsLeft(at: start), 86_400_000_000_000)
  }
}

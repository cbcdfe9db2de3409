import Scheduling
import XCTest

@testable import AppRuntime

final class MotionTimerTests: XCTestCase {
  private let clock = ManualClock(now: .distantPast)

  @MainActor
  func testItIsDueOnceAtItsTime() async {
    let timer = MotionTimer(clock: clock)
    timer.set(.seconds(2))
    clock.advance(by: .milliseconds(1999))
    XCTAssertFalse(timer.takeDue())
    clock.advance(by: .milliseconds(1))
    XCTAssertTrue(timer.takeDue())
    XCTAssertFalse(timer.takeDue())
    XCTAssertEqual(clock.pendingCount, 0)
  }

  @MainActor
  func testTheSameTimeIsNotSetTwice() async {
    let timer = MotionTimer(clock: clock)
    timer.set(.seconds(2))
    timer.set(.seconds(2))
    XCTAssertEqual(clock.pendingCount, 1)
    timer.set(.seconds(1))
    XCTAssertEqual(clock.pendingCount, 1, "the one before is let go")
    clock.advance(by: .seconds(1))
    XCTAssertTrue(timer.takeDue())
    clock.advance(by: .seconds(9))
    XCTAssertFalse(timer.takeDue())
  }

  @MainActor
  func testNeverLetsGoOfTheTimer() async {
    let timer = MotionTimer(clock: clock)
    timer.set(.seconds(2))
    timer.set(nil)
    XCTAssertEqual(clock.pendingCount, 0)
    clock.advance(by: .seconds(9))
    XCTAssertFalse(timer.takeDue())
  }

  @MainActor
  func testATimeThatIsPastIsDueAtOnceAndCanBeSetAgain() async {
    let timer = MotionTimer(clock: clock)
    for _ in 0..<2 {
      clock.advance(by: .seconds(1))
      timer.set(.milliseconds(500))
      clock.advance(by: .zero)
      XCTAssertTrue(timer.takeDue())
    }
  }

  @MainActor
  func testTheSessionIsTold() async {
    let timer = MotionTimer(clock: clock)
    await withCheckedContinuation { told in
      timer.onDue = { told.resume() }
      timer.set(.seconds(1))
      clock.advance(by: .seconds(1))
    }
    XCTAssertTrue(timer.takeDue())
  }
}

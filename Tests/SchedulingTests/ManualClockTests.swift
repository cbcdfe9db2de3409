import Foundation
import Scheduling
import XCTest

final class ManualClockTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 1_750_000_000)

  func testTimeStandsStillUntilItIsMoved() {
    let clock = ManualClock(now: start)
    XCTAssertEqual(clock.now, start)
    clock.advance(by: .seconds(90))
    XCTAssertEqual(clock.now, start.addingTimeInterval(90))
  }

  func testTimersAreCalledInTheOrderOfTheirDeadlines() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timers = [3, 1, 2].map { seconds in
      clock.schedule(after: .seconds(seconds)) { record.note("\(seconds)") }
    }
    clock.advance(by: .seconds(10))
    XCTAssertEqual(record.calls, ["1", "2", "3"])
    XCTAssertEqual(timers.count, 3)
    XCTAssertEqual(clock.pendingCount, 0)
  }

  func testEqualDeadlinesKeepTheOrderOfSetting() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timers = (0..<20).map { index in
      clock.schedule(after: .seconds(1)) { record.note("\(index)") }
    }
    clock.advance(by: .seconds(1))
    XCTAssertEqual(record.calls, timers.indices.map(String.init))
  }

  func testATimerIsCalledAtItsDeadlineAndNotBefore() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timer = clock.schedule(after: .seconds(5)) { record.note("now \(clock.now)") }
    clock.advance(by: .milliseconds(4_999))
    XCTAssertEqual(record.calls, [])
    clock.advance(by: .seconds(60))
    XCTAssertEqual(record.calls, ["now \(start.addingTimeInterval(5))"])
    timer.cancel()
  }

  func testManySmallStepsAreOneLargeOne() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timer = clock.schedule(after: .seconds(1)) { record.note("due") }
    for _ in 0..<10 { clock.advance(by: .milliseconds(100)) }
    XCTAssertEqual(record.calls, ["due"])
    XCTAssertEqual(clock.now, start.addingTimeInterval(1))
    timer.cancel()
  }

  func testATimerSetByATimerIsCalledWithinTheSameSpan() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let inner = TimerBox()
    let outer = clock.schedule(after: .seconds(1)) {
      record.note("outer")
      inner.keep(clock.schedule(after: .seconds(1)) { record.note("inner") })
    }
    let between = clock.schedule(after: .milliseconds(1_500)) { record.note("between") }
    clock.advance(by: .seconds(2))
    XCTAssertEqual(record.calls, ["outer", "between", "inner"])
    outer.cancel()
    between.cancel()
  }

  func testATimerSetForLaterWaits() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let inner = TimerBox()
    let outer = clock.schedule(after: .seconds(1)) {
      inner.keep(clock.schedule(after: .seconds(5)) { record.note("inner") })
    }
    clock.advance(by: .seconds(5))
    XCTAssertEqual(record.calls, [])
    XCTAssertEqual(clock.pendingCount, 1)
    clock.advance(by: .seconds(1))
    XCTAssertEqual(record.calls, ["inner"])
    outer.cancel()
  }

  func testACancelledTimerIsNotCalled() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timer = clock.schedule(after: .seconds(1)) { record.note("never") }
    timer.cancel()
    XCTAssertEqual(clock.pendingCount, 0)
    clock.advance(by: .seconds(2))
    XCTAssertEqual(record.calls, [])
  }

  func testLettingGoOfATimerCancelsIt() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    var timer: AppTimer? = clock.schedule(after: .seconds(1)) { record.note("never") }
    XCTAssertNotNil(timer)
    timer = nil
    clock.advance(by: .seconds(2))
    XCTAssertEqual(record.calls, [])
  }

  func testATimerCancelledByAnotherOfTheSameMomentIsNotCalled() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let victim = TimerBox()
    let killer = clock.schedule(after: .seconds(1)) {
      record.note("killer")
      victim.cancel()
    }
    victim.keep(clock.schedule(after: .seconds(1)) { record.note("victim") })
    clock.advance(by: .seconds(1))
    XCTAssertEqual(record.calls, ["killer"])
    killer.cancel()
  }

  func testDueAtOnceWaitsForTheNextMove() {
    let clock = ManualClock(now: start)
    let record = CallRecord()
    let timer = clock.schedule(after: .zero) { record.note("due") }
    XCTAssertEqual(record.calls, [])
    clock.advance(by: .zero)
    XCTAssertEqual(record.calls, ["due"])
    timer.cancel()
  }
}

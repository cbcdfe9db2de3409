import Foundation
import Scheduling
import XCTest

final class LiveClockTests: XCTestCase {
  func testAChosenStartIsKept() {
    let start = Date(timeIntervalSince1970: 86_400)
    let clock = LiveClock(startingAt: start)
    XCTAssertGreaterThan(clock.now, start.addingTimeInterval(-1))
    XCTAssertLessThan(clock.now, Date(timeIntervalSince1970: 86_400 * 365))
  }

  func testWithoutAStartItIsTheSystemsTime() {
    let before = Date()
    let now = LiveClock().now
    XCTAssertGreaterThanOrEqual(now, before)
    XCTAssertLessThanOrEqual(now, Date())
  }

  @MainActor
  func testACancelledTimerIsSilent() async {
    let clock = LiveClock()
    let record = CallRecord()
    let cancelled = clock.schedule(after: .zero) { record.note("cancelled") }
    cancelled.cancel()
    let box = TimerBox()
    await withCheckedContinuation { continuation in
      box.keep(
        clock.schedule(after: .zero) {
          record.note("kept")
          continuation.resume()
        })
    }
    XCTAssertEqual(record.calls, ["kept"])
  }

  func testSecondsKeepTheFraction() {
    XCTAssertEqual(Duration.milliseconds(1_500).seconds, 1.5)
    XCTAssertEqual(Duration.seconds(-2).seconds, -2)
  }
}

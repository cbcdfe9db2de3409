import XCTest

@testable import JourneyKit

/// Which limits to a wait belong to the act.
final class SettlingActTests: XCTestCase {
  private let start = ContinuousClock.now

  private func act(behindEscape: Bool) -> SettlingAct {
    var act = SettlingAct(deadline: .seconds(10))
    act.endsWithEscape = behindEscape
    return act
  }

  func testFramesAreWaitedOutAndClocksAreNot() {
    var act = act(behindEscape: false)
    XCTAssertTrue(act.isWaitedOut(.milliseconds(16), at: start))
    XCTAssertFalse(act.isWaitedOut(.milliseconds(100), at: start))
  }

  func testAnEscapeIsWaitedOutOnce() {
    var act = act(behindEscape: true)
    XCTAssertTrue(act.isWaitedOut(.seconds(1), at: start))
    XCTAssertFalse(act.isWaitedOut(.seconds(1), at: start + .seconds(1)))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(16), at: start + .seconds(1)))
  }

  func testWhatIsLongerThanAnyEscapeIsNot() {
    var act = act(behindEscape: true)
    XCTAssertFalse(act.isWaitedOut(.milliseconds(1500), at: start))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(500), at: start + .milliseconds(10)))
  }
}

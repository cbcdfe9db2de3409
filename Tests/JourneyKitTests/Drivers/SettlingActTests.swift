import Terminal
import XCTest

@testable import JourneyKit

/// Which limits to a wait belong to the act.
final class SettlingActTests: XCTestCase {
  private let start = ContinuousClock.now

  private func act(_ doubt: Doubt) -> SettlingAct {
    var act = SettlingAct(deadline: .seconds(10))
    act.doubt = doubt
    return act
  }

  func testFramesAreWaitedOutAndClocksAreNot() {
    var act = act(Doubt(.key("a")))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(16), at: start))
    XCTAssertFalse(act.isWaitedOut(.milliseconds(100), at: start))
  }

  func testAnEscapeIsWaitedOutOnce() {
    var act = act(Doubt(.key(.escape)))
    XCTAssertTrue(act.isWaitedOut(.seconds(1), at: start))
    XCTAssertFalse(act.isWaitedOut(.seconds(1), at: start + .seconds(1)))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(16), at: start + .seconds(1)))
  }

  func testWhatIsLongerThanAnyEscapeIsNot() {
    var act = act(Doubt(.key(.escape)))
    XCTAssertFalse(act.isWaitedOut(.milliseconds(1500), at: start))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(500), at: start + .milliseconds(10)))
  }

  func testAClickIsWaitedOut() {
    var act = act(Doubt(.mouse(MouseEvent(.release(.left), at: .zero))))
    XCTAssertTrue(act.isWaitedOut(.milliseconds(166), at: start))
    XCTAssertFalse(act.isWaitedOut(.milliseconds(166), at: start + .milliseconds(166)))
  }
}

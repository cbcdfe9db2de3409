import AppRuntime
import XCTest

/// A part of a state that copies share until one of them changes it.
final class BoxedTests: XCTestCase {
  private struct State: Equatable {
    @Boxed var tab: Tab
  }

  /// Equal to nothing, which tells whether somebody compared.
  private struct Tab: Equatable, Sendable {
    var name = "first"
    static func == (left: Tab, right: Tab) -> Bool { false }
  }

  func testAChangeStaysInTheCopyThatMadeIt() {
    let before = State(tab: Tab())
    var after = before
    after.tab.name = "second"
    after.tab.name += " and third"
    XCTAssertEqual(before.tab.name, "first")
    XCTAssertEqual(after.tab.name, "second and third")
  }

  func testWhatNobodyChangedIsEqualWithoutALook() {
    let before = State(tab: Tab())
    var after = before
    XCTAssertTrue(after == before)
    after.tab.name = "first"
    XCTAssertFalse(after == before)
  }
}

import Terminal
import XCTest

@testable import Toolkit

/// What is drawn aslant.
final class LeaningTests: XCTestCase {
  private func draw(_ columns: Double) -> Frame<String> {
    Probe("x", 3, 3).element.leaning(by: columns).padding(horizontal: 2).drawn(7, 3)
  }

  func testRowsGoTheirWays() {
    XCTAssertEqual(draw(2).lines, ["   xx", "  xxx", "  xx"])
    XCTAssertEqual(draw(-2).lines, ["  xx", "  xxx", "   xx"])
    XCTAssertEqual(draw(0).lines, ["  xxx", "  xxx", "  xxx"])
  }

  func testASingleRowDoesNotLean() {
    XCTAssertEqual(Leaning.shift(row: 0, rows: 1, columns: 9), 0)
  }
}

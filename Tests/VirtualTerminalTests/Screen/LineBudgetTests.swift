import XCTest

@testable import VirtualTerminal

/// A look at every line is paid for by what makes it necessary.
final class LineBudgetTests: XCTestCase {
  func testLooksCostNoMoreThanWhatIsAdded() {
    for lines in [48, 1000, 100_000, 1_000_000] {
      var budget = LineBudget(linesEach: 16)
      var cost = 0
      for _ in 0..<200_000 {
        budget.earn()
        if budget.pays(for: lines) { cost += lines }
      }
      XCTAssertLessThanOrEqual(cost, 200_000 * 16)
      XCTAssertGreaterThan(cost, 200_000 * 14, "nothing is looked at among \(lines) lines")
    }
  }
}

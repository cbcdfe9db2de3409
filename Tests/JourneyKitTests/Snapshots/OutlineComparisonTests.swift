import XCTest

@testable import JourneyKit

final class OutlineComparisonTests: XCTestCase {
  private let actual = [
    "panel \"Pets\" #pets",
    "  list \"Pets\" #pets.list = \"1/2\" [focused, focusable] (open)",
    "    row \"Barsik, 3 years\" [selected] (press)",
    "    row \"Murka, 12 years\" (press)",
    "  button \"Add [x]\" #pets.add (press)",
    "footer",
  ]

  private func compare(_ template: [String], _ match: OutlineMatch = .exact) -> OutlineComparison {
    OutlineComparison(template: template, actual: actual, match: match)
  }

  func testExactIsEqualLineByLine() {
    XCTAssertTrue(compare(actual).isEqual)
    XCTAssertFalse(compare(actual.dropLast()).isEqual)
    XCTAssertFalse(compare(actual.map { $0 + " " }).isEqual)
    XCTAssertEqual(compare(actual.dropLast()).changes, ["+ footer"])
  }

  func testDepthCounts() {
    var other = actual
    other[4] = "    button \"Add [x]\" #pets.add (press)"
    XCTAssertEqual(
      compare(other).changes, ["- " + other[4], "+ " + actual[4]])
  }

  func testPartsAreFoundInTheirOrder() {
    XCTAssertTrue(compare(["list", "footer"], .contains).isEqual)
    XCTAssertTrue(
      compare(["panel", "  list [focused]", "    row \"Murka, 12 years\""], .contains).isEqual)
    XCTAssertTrue(compare(["button \"Add [x]\" (press)"], .contains).isEqual)
    XCTAssertTrue(compare(["list = \"1/2\""], .contains).isEqual)
    XCTAssertFalse(compare(["footer", "list"], .contains).isEqual)
    XCTAssertFalse(compare(["list", "  button"], .contains).isEqual)
    XCTAssertFalse(compare(["list = \"2/2\""], .contains).isEqual)
    XCTAssertFalse(compare(["button \"Add\""], .contains).isEqual)
    XCTAssertFalse(compare(["list [selected]"], .contains).isEqual)
    XCTAssertFalse(compare(["row", "row", "row"], .contains).isEqual)
  }

  func testAWidgetMoreIsRedInExactAndGreenInContains() {
    let template = actual.filter { !$0.contains("button") }
    XCTAssertFalse(compare(template).isEqual)
    XCTAssertTrue(compare(template, .contains).isEqual)
  }

  func testOneWrongLiteralAmongTenPatternsIsTheOnlyDifference() {
    let found = (0..<11).map { "row \"\($0) years\"" }
    var template = Array(repeating: "/row \"\\d+ years\"/", count: 11)
    template[6] = "row \"8 years\""
    for match in [OutlineMatch.exact, .contains] {
      let comparison = OutlineComparison(template: template, actual: found, match: match)
      XCTAssertFalse(comparison.isEqual)
      XCTAssertEqual(comparison.changes, ["- row \"8 years\"", "+ row \"6 years\""], "\(match)")
      var right = template
      right[6] = "row \"6 years\""
      XCTAssertEqual(comparison.replacement, right, "\(match)")
    }
  }

  func testPatternsFitWholeLines() {
    XCTAssertTrue(compare(["/foot.r/"], .contains).isEqual)
    XCTAssertFalse(compare(["/foot/"], .contains).isEqual)
    XCTAssertFalse(compare(["/(/"], .contains).isEqual)
    XCTAssertEqual(compare(["/foot/"], .contains).changes.first, "- /foot/")
  }

  func testWhatIsThereButElsewhereIsSaid() {
    let comparison = compare(["footer", "  list"], .contains)
    XCTAssertFalse(comparison.isEqual)
    XCTAssertFalse(comparison.changes.isEmpty)
  }
}

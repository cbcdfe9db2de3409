import Terminal
import XCTest

@testable import JourneyKit

/// A report as a comment on a pull request.
final class MarkdownReportTests: XCTestCase {
  private func snapshot(_ text: String) -> String {
    var surface = Surface(size: Size(20, 3))
    surface.write(text, at: .zero)
    return SnapshotText.text(Screen(surface: surface))
  }

  private func report() -> RunReport {
    let changed = ReportFailure(
      message: "the screen is another one", file: "Tests/A.swift", line: 4,
      comparison: ReportComparison(
        name: "Pets/List/one.20x3.txt", reference: snapshot("old"), actual: snapshot("new")))
    let other = ReportFailure(
      message: "nothing matches `Save`", acts: ["launch", "press ``Tab``"])
    return RunReport(
      name: "nightly",
      cases: [
        ReportCase(suite: "A", name: "green", outcome: .passed),
        ReportCase(suite: "A", name: "screen", outcome: .failed, failures: [changed]),
        ReportCase(suite: "A", name: "words", outcome: .failed, failures: [other]),
      ])
  }

  func testPicturesAreOnlyOfScreensThatChanged() {
    let report = MarkdownReport(report()) { "https://example.org/p/\($0)" }
    XCTAssertEqual(report.pictures.map(\.name), ["A_screen-1-before.svg", "A_screen-1-after.svg"])
    XCTAssertTrue(report.pictures[0].svg.contains(">old<"), report.pictures[0].svg)
    XCTAssertTrue(report.pictures[1].svg.contains(">new<"))
    let text = report.text
    XCTAssertTrue(text.hasPrefix("### `nightly`: 1 passed, 2 failed\n"), text)
    XCTAssertTrue(text.contains("| before | after |\n|---|---|\n"), text)
    XCTAssertTrue(text.contains("![after](https://example.org/p/A_screen-1-after.svg)"), text)
    XCTAssertEqual(text.split(separator: "![").count, 3, "a picture for each side, and no other")
    XCTAssertFalse(text.contains("green"))
    XCTAssertTrue(text.contains("Last acts: `launch`, ``` press ``Tab`` ```"), text)
    XCTAssertFalse(report.textWithoutPictures.contains("!["))
  }

  func testACommentIsNeverTooLong() {
    var large = RunReport(name: "large")
    for number in 0..<200 {
      let failure = ReportFailure(
        message: String(repeating: "```\n", count: 5000),
        acts: Array(repeating: "press a", count: 99))
      large.add(ReportCase(suite: "S", name: "\(number)", outcome: .failed, failures: [failure]))
    }
    let text = MarkdownReport(large) { $0 }.text
    XCTAssertLessThan(text.count, 65_536)
    XCTAssertTrue(text.contains("… and 180 more red tests"), String(text.suffix(200)))
  }
}

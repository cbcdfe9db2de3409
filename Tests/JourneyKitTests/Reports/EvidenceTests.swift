import Foundation
import Terminal
import Toolkit
import XCTest

@testable import JourneyKit

/// What is left of a journey of six steps that fails at a snapshot.
@MainActor
final class EvidenceTests: ReferenceCase {
  private func failedReport() async throws -> RunReport {
    let size = Size(80, 24)
    let notes = ["Barsik", "Murka <3", "日本", "Дым"]
    let theme = Theme.make(.dark, depth: .indexed256)
    let recording = Journey(
      notesDriver(notes, size: size, theme: theme), snapshots: folder.store(.record))
    try await recording.launch()
    try recording.expectSnapshot("Notes/Main", state: "six")
    let app = Journey(recording.driver, snapshots: folder.store(.check))
    try await app.press(.tab)
    try await app.type("Snow")
    try await app.press(.enter)
    try await app.press(.tab, .tab)
    try await app.resize(to: Size(60, 20))
    try await app.resize(to: size)
    let failure = await failure { try app.expectSnapshot("Notes/Main", state: "six") }
    let found = try XCTUnwrap(failure)
    XCTAssertEqual(found.acts.count, 6)
    return RunReport(
      name: "Notes",
      cases: [
        ReportCase(
          suite: "Notes.Six", name: "testSix", outcome: .failed, seconds: 1,
          failures: [ReportFailure(found)])
      ])
  }

  func testAllFormsTogetherAreSmall() async throws {
    let report = try await failedReport()
    try report.write(to: folder.root + "/report")
    var bytes = 0
    for form in ReportForm.allCases {
      bytes += try folder.text("report/" + form.fileName).utf8.count
    }
    bytes += try folder.text("pending/Notes/Main/six.80x24.txt.json").utf8.count
    XCTAssertGreaterThan(bytes, 4_000)
    XCTAssertLessThanOrEqual(bytes, 100_000)
  }

  func testThePageShowsThreePicturesAndTheLinesThatDiffer() async throws {
    let page = try await failedReport().text(.html)
    for title in ["Reference", "Actual", "Difference"] {
      XCTAssertTrue(page.contains("<figcaption>\(title)</figcaption>"), title)
    }
    for part in ["Text", "Outline"] { XCTAssertTrue(page.contains("<h4>\(part)</h4>"), part) }
    XCTAssertTrue(page.contains("<ul class=\"changes\">\n<li>"), page)
    XCTAssertTrue(page.contains("→ `› Snow`</li>") || page.contains("<li>outline + row"), page)
    XCTAssertTrue(page.contains("<ins>+   Snow"), page)
    XCTAssertTrue(page.contains("<b class=\"w\">日</b><b class=\"w\">本</b>"), page)
    XCTAssertTrue(page.contains("Murka &lt;3"))
    XCTAssertTrue(page.contains("<li>type “Snow”</li>"))
    for word in ["<script", "src=", "http:", "https:", "url("] {
      XCTAssertFalse(page.contains(word), "the page asks for more: \(word)")
    }
  }

  func testAStyleAloneIsSeenInThePageAndItsLines() throws {
    let comparison = ReportComparison(
      name: "n", reference: SnapshotText.text(ReferenceFolder.screen("cat")),
      actual: SnapshotText.text(ReferenceFolder.screen("cat", Style(foreground: .indexed(1)))))
    let failure = ReportFailure(message: "m", comparison: comparison)
    let page = try RunReport(
      name: "a", cases: [ReportCase(suite: "s", name: "t", outcome: .failed, failures: [failure])]
    ).text(.html)
    XCTAssertTrue(page.contains("<h4>Styles</h4>"), page)
    XCTAssertFalse(page.contains("<h4>Text</h4>"), page)
    XCTAssertTrue(
      page.contains("<span class=\"c0 x\">cat</span><span class=\"c0 e\">   </span>"), page)
    XCTAssertTrue(page.contains(".c0{color:#cd0000}"), page)
  }
}

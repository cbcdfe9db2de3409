import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// Snapshots among other things that are expected softly have their pictures in reports, as others have.
@MainActor
final class SoftSnapshotTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "soft-\(UUID().uuidString)").path

  override func tearDown() async throws { try? FileManager.default.removeItem(atPath: folder) }

  private func store(_ mode: SnapshotMode) -> SnapshotStore {
    SnapshotStore(folder: folder, mode: mode, ledger: SnapshotLedger())
  }

  /// The report of a journey with two red snapshots and words that are not there.
  private func report() async throws -> RunReport {
    let size = Size(24, 6)
    let first = Journey(notesDriver(["Barsik"], size: size), snapshots: store(.record))
    try await first.launch()
    try first.expectSnapshot("Notes/Main", state: "one")
    try first.expectSnapshot("Notes/Main", state: "words", kind: .text)
    let journey = NamedJourney(
      "soft", snapshots: store(.check), driver: { notesDriver(["Murka"], size: size) }
    ) { app in
      try await app.launch()
      try app.softly {
        try app.expectText("nowhere")
        try app.softly { try app.expectSnapshot("Notes/Main", state: "one") }
        try app.expectSnapshot("Notes/Main", state: "words", kind: .text)
      }
    }
    var options = RunOptions()
    options.isInOrder = true
    return await JourneyRunner(options).run([journey], name: "soft")
  }

  func testThePageHasTheReferenceTheScreenAndTheDifference() async throws {
    let page = try await report().text(.html)
    for title in ["Reference", "Actual", "Difference"] {
      XCTAssertEqual(page.components(separatedBy: "<figcaption>\(title)<").count - 1, 2, title)
    }
    for words in ["Notes/Main/one.24x6.txt", "Notes/Main/words.24x6", "nowhere"] {
      XCTAssertTrue(page.contains(words), words)
    }
  }

  func testACommentHasThePictures() async throws {
    let report = try await report()
    let pictures = MarkdownReport(report) { $0 }.pictures
    XCTAssertEqual(pictures.count, 4, "before and after of each")
    XCTAssertTrue(pictures.contains { $0.svg.contains("Barsik") })
    XCTAssertTrue(pictures.contains { $0.svg.contains("Murka") })
  }

  /// They stand in the report as JSON, and the message has not the whole texts a second time.
  func testTheReportKeepsThem() async throws {
    let report = try await report()
    let failure = try XCTUnwrap(report.cases.first?.failures.first)
    XCTAssertTrue(failure.message.hasPrefix("3 of what was expected are not so:\n"))
    XCTAssertTrue(failure.message.contains("Barsik"), failure.message)
    XCTAssertFalse(failure.message.contains("\nreference:\n"), failure.message)
    let read = try RunReport(json: report.text(.json))
    XCTAssertEqual(read, report)
    XCTAssertTrue(try report.text(.json).contains("Notes/Main/one.24x6.txt"))
  }
}

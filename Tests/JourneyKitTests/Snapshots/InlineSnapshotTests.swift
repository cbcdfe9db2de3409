import Foundation
import Terminal
import Toolkit
import XCTest

@testable import JourneyKit

@MainActor
final class InlineSnapshotTests: ReferenceCase {
  private func journey(_ folder: ReferenceFolder) async throws -> Journey {
    let app = Journey(
      notesDriver(["Barsik"], size: Size(24, 6)), snapshots: folder.store(.check))
    try await app.launch()
    return app
  }

  func testTheSourceIsWhatIsExpected() async throws {
    let app = try await journey(folder)
    try app.expectInlineSnapshot(
      mask: [.text(/\d/)],
      matches: """
        Notes
        (something to keep)
        [ Count ] ▒ [ Clear ] […
        › Barsik
        """)
    try app.expectOutline(
      .contains,
      matches: """
        /button "Count".*/
        /row "Bars.*/
        """)
    let failure = await failure { try app.expectInlineSnapshot(matches: "Notes") }
    XCTAssertEqual(failure?.message.contains("+ › Barsik"), true)
    XCTAssertEqual(failure?.comparison?.reference, "Notes\n")
  }

  func testAcceptingWritesTheSourceAndTheRestFollows() async throws {
    let app = try await journey(folder)
    let source = "f()\n  app.x(); app.x()\n  app.x(matches: \"old\")\n"
    try folder.write("", to: "Package.swift")
    try folder.write(source, to: "T.swift")
    func take(_ expected: String?, _ line: Int, _ column: Int) {
      XCTAssertThrowsError(
        try app.snapshots.checkInline(
          expected, app.screen, kind: .text, masks: [], outline: .exact,
          at: .init(file: folder.root + "/T.swift", line: line, column: column)))
    }
    take(nil, 2, 8)
    take(nil, 2, 17)
    take("old", 3, 8)
    XCTAssertEqual(try folder.text("T.swift"), source)
    XCTAssertEqual(try folder.pending.all.map(\.cause), [.missing, .missing, .different])
    let review = folder.review()
    try review.accept(review.chosen(["T.swift:2:8"]))
    XCTAssertEqual(try folder.pending.all.count, 2)
    try review.accept(review.chosen([]))
    func literal(_ indentation: String) -> String {
      let rows = ["Notes", "(something to keep)", "[ Count ] 0 [ Clear ] […", "› Barsik", "\"\"\""]
      return (["\"\"\""] + rows.map { indentation + $0 }).joined(separator: "\n")
    }
    // The second call stands where the first one's literal ends now.
    let (outer, inner) = (literal("    "), literal("      "))
    XCTAssertEqual(
      try folder.text("T.swift"),
      "f()\n  app.x(matches: \(outer)); app.x(matches: \(inner))\n  app.x(matches: \(outer))\n")
    XCTAssertEqual(try folder.pending.all, [])
  }

  func testASourceThatHasChangedSinceIsLeftAlone() async throws {
    let app = try await journey(folder)
    try folder.write("app.x()\n", to: "T.swift")
    XCTAssertThrowsError(
      try app.snapshots.checkInline(
        nil, app.screen, kind: .text, masks: [], outline: .exact,
        at: .init(file: folder.root + "/T.swift", line: 1, column: 6)))
    try folder.write("\napp.x()\n", to: "T.swift")
    XCTAssertThrowsError(try folder.review().accept(folder.review().chosen([]))) {
      XCTAssertTrue("\($0)".contains("has changed since the tests ran"), "\($0)")
    }
    XCTAssertEqual(try folder.text("T.swift"), "\napp.x()\n")
    XCTAssertEqual(try folder.pending.all.count, 1)
  }

  func testOneCallWithTwoScreensIsUnstable() async throws {
    let app = try await journey(folder)
    var messages: [String] = []
    for _ in 0..<2 {
      let failure = await failure { try app.expectInlineSnapshot(matches: "?") }
      messages.append(failure?.message ?? "")
      try await app.press(.tab)
      try await app.type("x")
    }
    XCTAssertTrue(messages[0].contains("differs"), messages[0])
    XCTAssertTrue(messages[1].contains("taken twice in this run"), messages[1])
  }
}

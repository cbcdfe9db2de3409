import JourneyKit
import Semantics
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// Expectations on looks, places and the terminal: each is green where it is so and red where not.
@MainActor
final class ExpectationTests: JourneyTestCase {
  private let terminalText =
    "\u{1B}]0;Title\u{07}\u{07}\u{07}\u{1B}]52;c;aGVsbG8=\u{07}\u{1B}]9;ping\u{07}"
    + (1...7).map { "line \($0)\r\n" }.joined() + "\u{1B}[1;31mred\u{1B}[m ready\u{1B}[2;3H"

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return (error as? JourneyFailure)?.message ?? "\(error)"
    }
  }

  func testWhatTheTerminalKnows() async throws {
    let app = try await InputEcho.journey(terminalText)
    defer { app.driver.stop() }
    try app.expectTitle("Title")
    try app.expectBells(2)
    try app.expectClipboard("hello")
    try app.expectNotifications([TerminalNotification(title: "", body: "ping")])
    XCTAssertEqual(try app.scrollback(), ["line 1", "line 2", "line 3"])
    try app.expectScrollback("line 3")
    try app.expectCursor(at: Point(x: 7, y: 1))
    XCTAssertEqual(
      message { try app.expectTitle("Other") }, #"title: expected "Other", found "Title""#)
    XCTAssertEqual(message { try app.expectBells(0) }, "number of bells: expected 0, found 2")
    XCTAssertEqual(
      message { try app.expectClipboard(nil) }, #"clipboard: expected none, found "hello""#)
    XCTAssertEqual(
      message { try app.expectNotifications([]) },
      #"notifications: expected none, found "": "ping""#)
    XCTAssertEqual(
      message { try app.expectScrollback("line 4") }.hasPrefix(
        #""line 4" is not in the scrollback of 3 lines; the last:"#), true)
    XCTAssertEqual(
      message { try app.expectCursor(at: nil) }, "cursor: expected hidden, found row 1 col 7")
    XCTAssertEqual(try app.facts().modes.contains(.bracketedPaste), false)
  }

  func testNoTerminalInProcess() async throws {
    let app = try await notesJourney()
    XCTAssertEqual(message { try app.expectBells(0) }, "a program in process has no terminal")
    XCTAssertEqual(message { _ = try app.scrollback() }, "a program in process has no terminal")
  }

  func testLooksAndPlaces() async throws {
    let app = try await InputEcho.journey(terminalText)
    defer { app.driver.stop() }
    let red = StylePattern(.bold, foreground: .named(.red))
    try app.expect(.text("red")).toHave(style: red)
    try app.expect(.line(0)).notToHave(style: red)
    try app.expect(.line(0)).toShow("line 4")
    try app.expect(.line(0)).notToShow("line 5")
    let region = Query.region(Rect(x: 0, y: 0, columns: 6, rows: 2))
    try app.expect(region).toShow(lines: ["line 4", "liready".prefix(6).description])
    try app.expect(.line(1)).toHaveCursor()
    try app.expect(.text("red")).toHave(frame: Rect(x: 0, y: 4, columns: 3, rows: 1))
    XCTAssertEqual(
      message { try app.expect(.text("red")).toHave(style: .reversed) },
      #"text "red" at row 4 col 0 is not {reversed}, but bold, foreground red"#)
    XCTAssertEqual(
      message { try app.expect(.text("red")).notToHave(style: red) },
      #"text "red" at row 4 col 0 is {bold, foreground red}"#)
    XCTAssertEqual(
      message { try app.expect(.line(0)).notToShow("4") },
      #"line "line 4" at row 0 col 0 shows "4" at row 0 col 5"#)
    XCTAssertEqual(
      message { try app.expect(region).toShow(lines: ["line 4", "other"]) },
      """
      region "line 4\\nliread" at row 0 col 0 has other rows (- expected, + on the screen):
          line 4
        - other
        + liread
      """)
    XCTAssertEqual(
      message { try app.expect(.line(0)).toHaveCursor() },
      #"the cursor is not on line "line 4" at row 0 col 0, but at row 1 col 7"#)
    XCTAssertEqual(
      message { try app.expect(.text("red")).toHave(frame: .zero) },
      #"text "red" at row 4 col 0 is row 4 col 0 size 3x1; expected row 0 col 0 size 0x0"#)
  }

  func testSoftExpectationsSayAllThatIsWrong() async throws {
    let app = try await notesJourney()
    let line = #line + 1
    let wrong = message {
      try app.softly {
        try app.expect(Query("notes.draft")).toHave(value: "x")
        try app.expect(Query(.row)).toHave(count: 2)
        try app.expectText("nowhere")
        try app.expect(Query(.button, "Count")).toBe(.disabled)
      }
    }
    XCTAssertEqual(
      wrong.hasPrefix("3 of what was expected are not so:\n1. line \(line + 2): "), true, wrong)
    XCTAssertEqual(wrong.contains("\n2. line \(line + 4): nothing on the screen matches"), true)
    XCTAssertEqual(wrong.contains("\n3. line \(line + 5): "), true)
    try app.softly { try app.expectText("Notes") }
    XCTAssertEqual(message { try app.softly { throw CancellationError() } }, "CancellationError()")
    XCTAssertEqual(message { try app.expectText("nowhere") }.isEmpty, false)
  }

  /// A snapshot between others is one of them, and hides none.
  func testSnapshotsAreExpectedSoftly() async throws {
    let app = try await notesJourney()
    let wrong = message {
      try app.softly {
        try app.expectText("nowhere")
        try app.expectInlineSnapshot(of: .text, matches: "another screen")
        try app.expectText("not there")
      }
    }
    XCTAssertTrue(wrong.hasPrefix("3 of what was expected are not so:\n"), wrong)
    XCTAssertTrue(wrong.contains("\n3. line "), wrong)
  }

  func testValueLabelAndTraitsHaveTheirOpposites() async throws {
    let app = try await notesJourney()
    try app.expect(Query("notes.draft")).notToHave(value: "x")
    XCTAssertEqual(
      message { try app.expect(Query("notes.draft")).notToHave(value: "") }.hasSuffix(
        #"has value """#),
      true)
  }
}

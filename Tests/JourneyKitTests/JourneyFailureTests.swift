import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// The tests of the test: each kind of failure is red, and says what was wrong.
@MainActor
final class JourneyFailureTests: XCTestCase {
  func testFailureShowsScreenOutlineAndActs() async throws {
    let app = try await notesJourney(["Barsik"], size: Size(24, 6))
    try await app.press(.tab)
    let line = #line + 1
    let failure = await failure { try app.expect(Query(.button, "Count")).toBe(.disabled) }
    XCTAssertEqual(failure?.line, line)
    XCTAssertEqual(failure?.file, #filePath)
    XCTAssertEqual(
      failure?.report,
      """
      button "Count" #notes.count [focusable] (press) at row 2 col 0 is not disabled
      screen: 24x6, focus notes.draft, cursor row 1 col 0
       ┌────────────────────────┐
      0│Notes                   │
      1│(something to keep)     │
      2│[ Count ] 0 [ Clear ] […│
      3│› Barsik                │
      4│                        │
      5│                        │
       └────────────────────────┘
      outline:
        heading "Notes" #notes.title
        textField "Note" #notes.draft = "" [focused, focusable] (edit)
        button "Count" #notes.count [focusable] (press)
        text "0" #notes.counter
        button "Clear" #notes.clear [focusable] (press)
        button "Spin" #notes.spin [focusable] (press)
        list "Notes" #notes.list = "1/1" [focusable] (open, scroll)
          row "Barsik" #notes.list.row[0] [selected] (press, open)
            text "Barsik"
      acts so far:
        1. launch
        2. press Tab
      """)
  }

  func testNoMatchNamesTheNearest() async throws {
    let app = try await notesJourney()
    let failure = await failure { try await app.click(Query(.button, "Cleer")) }
    XCTAssertEqual(
      failure?.message,
      """
      nothing on the screen matches button "Cleer"; nearest:
        button "Clear" #notes.clear [focusable] (press) at row 2 col 12
        button "Count" #notes.count [focusable] (press) at row 2 col 0
        button "Spin" #notes.spin [focusable] (press) at row 2 col 22
      """)
  }

  func testTwoMatchesAreListedBoth() async throws {
    let app = try await notesJourney()
    try await app.click(Query(.button, "Clear"))
    let failure = await failure { try await app.click(Query(.button, "Clear")) }
    XCTAssertEqual(
      failure?.message,
      """
      2 things match button "Clear":
        button "Clear" #notes.clear [focusable] (press) at row 2 col 12; alone: #notes.clear
        button "Clear" #notes.ask.confirm [focusable] (press) at row 5 col 10; alone: #notes.ask.confirm
      """)
  }

  func testWhatCannotBeClickedIsNotClicked() async throws {
    let app = try await notesJourney([])
    let disabled = await failure { try await app.click(Query(.button, "Clear")) }
    XCTAssertEqual(
      disabled?.message,
      #"click button "Clear": button "Clear" #notes.clear [disabled] at row 2 col 12 is disabled"#)

    let asking = try await notesJourney()
    try await asking.click(Query("notes.clear"))
    let covered = await failure { try await asking.click(Query("notes.count")) }
    XCTAssertEqual(covered?.message.contains(#"is behind dialog "Clear" #notes.ask"#), true)

    let small = try await notesJourney(size: Size(10, 10))
    let hidden = await failure { try await small.click(Query("notes.spin")) }
    XCTAssertEqual(hidden?.message.hasSuffix("is out of view"), true)
  }

  func testWrongValuesLabelsCountsAndWords() async throws {
    let app = try await notesJourney()
    let value = await failure { try app.expect(Query("notes.draft")).toHave(value: "x") }
    XCTAssertEqual(value?.message, #"#notes.draft: expected value "x", found """#)
    let label = await failure { try app.expect(Query("notes.counter")).toHave(label: "1") }
    XCTAssertEqual(label?.message, #"#notes.counter: expected label "1", found "0""#)
    let count = await failure { try app.expect(Query(.row)).toHave(count: 3) }
    XCTAssertEqual(count?.message.hasPrefix("row: expected 3, found 2\n  row \"Barsik\""), true)
    let words = await failure { try app.expect(Query("notes.title")).toShow("notes") }
    XCTAssertEqual(words?.message.hasSuffix("does not show \"notes\", but:\n  Notes"), true)
    let text = await failure { try app.expectText("Barsika") }
    XCTAssertEqual(text?.message.hasPrefix("nothing on the screen matches text"), true)
    let absent = await failure { try app.expectNoText("Barsik") }
    XCTAssertEqual(
      absent?.message,
      "text \"Barsik\" should not be on the screen, but there is:\n"
        + "  text \"Barsik\" at row 3 col 2")
    let traits = await failure { try app.expect(Query("notes.clear")).notToBe(.focusable) }
    XCTAssertEqual(traits?.message.hasSuffix("is focusable"), true)
    let present = await failure { try app.expect(Query(.row)).notToExist() }
    XCTAssertEqual(present?.message.contains("row \"Murka\""), true)
  }

  func testProgramThatNeverSettlesNamesWhoIsBusy() async throws {
    let app = Journey(notesDriver(deadline: .milliseconds(1)))
    try await app.launch()
    let failure = await failure { try await app.click(Query(.button, "Spin")) }
    XCTAssertEqual(
      failure?.message,
      #"click button "Spin": the program did not settle within 0.001 seconds; "#
        + "busy: spinning forever")
  }

  func testRunningProgramHasNotEnded() async throws {
    let app = try await notesJourney()
    let failure = await failure { try app.expectEnded() }
    XCTAssertEqual(failure?.message, "the program still runs")
  }

  func testActsBeforeTheLaunchAreRefused() async throws {
    let app = Journey(notesDriver())
    let failure = await failure { try await app.press("a") }
    XCTAssertEqual(failure?.message, "press a: the program was not launched")
  }
}

import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import Toolkit
import XCTest

@MainActor
final class JourneyTests: JourneyTestCase {
  func testTypingIntoAFieldAndAdding() async throws {
    let app = try await notesJourney()
    try await app.click(Query("notes.draft"))
    try await app.type("Мурзик")
    try app.expect(app.element(.textField, "Note")).toHave(value: "Мурзик")
    try await app.press(.enter)
    try app.expect(Query(.row)).toHave(count: 3)
    try app.expect(Query(.row, "Мурзик")).toExist()
    try app.expectText("Мурзик")
  }

  func testEffectsAreOverWhenAnActReturns() async throws {
    let app = try await notesJourney()
    for count in 1...20 {
      try await app.click(Query(.button, "Count"))
      try app.expect(Query("notes.counter")).toHave(label: "\(count)")
    }
  }

  func testClockMovesOnlyWhenTold() async throws {
    let app = try await notesJourney()
    try await app.click(Query("notes.draft"))
    try await app.type("x\n")
    try await app.advance(by: .seconds(59))
    try app.expect(Query(.toast)).notToExist()
    try await app.advance(by: .seconds(1))
    try app.expect(Query(.toast)).toHave(label: "a minute has gone")
  }

  func testPasteDoubleClickScrollAndResize() async throws {
    let app = try await notesJourney((0..<30).map { "note \($0)" })
    try await app.click(Query("notes.draft"))
    try await app.paste("two words")
    try app.expect(Query("notes.draft")).toHave(value: "two words")
    try await app.scroll(.down, over: Query("notes.list"), steps: 3)
    try app.expect(Query(.row, "note 0")).notToExist()
    try await app.doubleClick(Query(.row, "note 10"))
    try app.expectText("opened note 10")
    try await app.resize(to: Size(30, 6))
    XCTAssertEqual(app.screen.size, Size(30, 6))
  }

  func testDragSelectsInAField() async throws {
    let app = try await notesJourney()
    try await app.click(Query("notes.draft"))
    try await app.type("abc")
    let frame = try app.element("notes.draft").frame()
    try await app.drag(from: frame.origin, to: frame.origin + Point(x: 2, y: 0))
    try await app.type("X")
    try app.expect(Query("notes.draft")).toHave(value: "Xc")
  }

  func testRelaunchKeepsTheDataAndNothingElse() async throws {
    let app = try await notesJourney(["old"])
    try await app.click(Query("notes.draft"))
    try await app.type("new\nhalf")
    try await app.relaunch()
    XCTAssertEqual(try app.element(.row).nth(1).label(), "new")
    try app.expect(Query("notes.draft")).toHave(value: "")
  }

  func testQuittingIsAnEnding() async throws {
    let app = try await notesJourney()
    try await app.press(.control("q"))
    try app.expectEnded()
    let failure = await failure { try await app.press("x") }
    XCTAssertEqual(failure?.message, "press x: the program has ended with status 0")
  }

  func testPagesAreAskedWhetherTheyShow() async throws {
    let app = try await notesJourney()
    try await app.click(Query(.button, "Clear"))
    try await app.on(AskPage.self).keep()
    let failure = await failure { try await app.on(AskPage.self).keep() }
    XCTAssertEqual(
      failure?.message, "AskPage does not show: dialog #notes.ask [modal] is missing")
  }
}

private struct AskPage: Page {
  static let mark = Query(.dialog).having(.modal).identified("notes.ask")
  let app: Journey

  func keep() async throws { try await app.click(Query(.button, "Keep")) }
}

import Terminal
import XCTest

@testable import journey

/// The part of a program's screen that `journey session watch` shows.
final class WatchedPartTests: XCTestCase {
  private let screen = Size(80, 24)

  private func part(_ window: Size, _ cursor: Point? = .zero, before: Point = .zero) -> WatchedPart
  {
    WatchedPart(of: screen, in: window, cursor: cursor, before: before)
  }

  func testNoRowOfTheProgramIsHiddenWhereAllFit() {
    for rows in 24...26 {
      let part = part(Size(80, rows))
      XCTAssertEqual(part.shown, Rect(x: 0, y: 0, columns: 80, rows: 24))
      XCTAssertEqual(part.hasStatus, rows > 24, "\(rows)")
      XCTAssertNil(part.words)
    }
  }

  func testASmallerWindowSaysWhatShows() {
    let low = part(Size(80, 10), Point(x: 3, y: 23))
    XCTAssertEqual(low.shown, Rect(x: 0, y: 15, columns: 80, rows: 9))
    XCTAssertTrue(low.hasStatus)
    XCTAssertEqual(low.words, "rows 15-23 of 24")
    XCTAssertEqual(low.place(of: Point(x: 3, y: 23)), Point(x: 3, y: 8))
    XCTAssertNil(low.place(of: Point(x: 3, y: 14)))
    let narrow = part(Size(60, 30), Point(x: 79, y: 0))
    XCTAssertEqual(narrow.words, "columns 20-79 of 80")
    XCTAssertEqual(
      part(Size(60, 10)).words, "columns 0-59 of 80, rows 0-8 of 24")
    XCTAssertEqual(part(Size(80, 1)).words, "no rows")
  }

  /// The row that tells of a session names the part that shows, in a narrow window by signs.
  func testTheRowOfASession() {
    XCTAssertEqual(
      part(Size(90, 30)).status("t", "press a", columns: 90), " t 80x24  q leave  press a")
    XCTAssertEqual(
      part(Size(60, 10)).status("t", "", columns: 60),
      " t 80x24  q leave  columns 0-59 of 80, rows 0-8 of 24")
    XCTAssertEqual(
      part(Size(40, 12)).status("t", "", columns: 40), " t  q leave  ↔ 0-39/80  ↕ 0-10/24")
  }

  /// It moves only where the cursor has left it, and so does a screen that is read.
  func testThePartStaysWhileTheCursorIsInIt() {
    let before = Point(x: 0, y: 9)
    XCTAssertEqual(part(Size(80, 11), Point(x: 0, y: 9), before: before).shown.origin, before)
    XCTAssertEqual(part(Size(80, 11), Point(x: 0, y: 18), before: before).shown.origin, before)
    XCTAssertEqual(
      part(Size(80, 11), Point(x: 0, y: 19), before: before).shown.origin, Point(x: 0, y: 14))
    XCTAssertEqual(part(Size(80, 11), nil, before: before).shown.origin, before)
    // A window that grows shows as much as it can.
    XCTAssertEqual(part(Size(80, 30), nil, before: before).shown.origin, .zero)
  }

  func testHalfAWideCharacterIsNotDrawn() {
    var surface = Surface(size: Size(6, 1))
    surface.write("日本日", at: .zero)
    let window = Size(3, 2)
    let part = WatchedPart(of: surface.size, in: window, cursor: Point(x: 2, y: 0))
    XCTAssertEqual(part.surface(of: surface, in: window).row(0).map(\.text), ["日", "", " "])
    let moved = WatchedPart(
      of: surface.size, in: window, cursor: Point(x: 3, y: 0), before: Point(x: 1, y: 0))
    XCTAssertEqual(moved.surface(of: surface, in: window).row(0).map(\.text), [" ", "本", ""])
  }
}

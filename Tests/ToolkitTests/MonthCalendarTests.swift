import Core
import Semantics
import Terminal
import Toolkit
import XCTest

final class MonthCalendarTests: XCTestCase {
  private let id: Identifier = "c"

  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  private func drawn(
    _ selection: String, _ columns: Int = 35, _ rows: Int = 9, first: Weekday = .monday,
    language: Language = .english
  ) throws -> Frame<String> {
    let rules = DateRules(
      today: try day("2026-03-06"), earliest: try day("2020-01-01"), latest: try day("2026-12-31"))
    let calendar = MonthCalendar<String>(
      id, label: "Visits", selection: try day(selection), rules: rules, firstWeekday: first,
      marks: { $0.day == 11 }, markTitle: "visit", onMove: { $0.iso }, onOpen: { "open " + $0.iso })
    return calendar.drawn(columns, rows, RenderContext(language: language, focus: id))
  }

  func testTheWeeksOfAMonth() throws {
    XCTAssertEqual(
      try drawn("2026-03-17").lines,
      [
        "[«][‹]      March 2026       [›][»]", " Mo   Tu   We   Th   Fr   Sa   Su",
        "                                1", "  2    3    4    5   (6)   7    8",
        "  9   10   11•  12   13   14   15", " 16  [17]  18   19   20   21   22",
        " 23   24   25   26   27   28   29", " 30   31", " Tuesday, 17 March 2026",
      ])
  }

  func testTheWeekMayBeginOnSunday() throws {
    let lines = try drawn("2026-03-17", first: .sunday).lines
    XCTAssertEqual(lines[1], " Su   Mo   Tu   We   Th   Fr   Sa")
    XCTAssertEqual(lines[2], "  1    2    3    4    5   (6)   7")
  }

  func testLessRoomTakesBracketsAndDots() throws {
    XCTAssertEqual(try drawn("2026-03-11", 28).lines[4], "  9  10 [11• 12  13  14  15")
    XCTAssertEqual(try drawn("2026-03-11", 21).lines[4], "  9 10[11 12 13 14 15")
    XCTAssertEqual(try drawn("2026-03-12", 21).lines[4], "  9 10•11[12 13 14 15")
  }

  func testTheWeekOfTheSelectedDayShowsInAnyHeight() throws {
    for rows in 3...9 {
      let frame = try drawn("2026-03-31", 35, rows)
      XCTAssertTrue(frame.lines.contains { $0.contains("[31]") }, "\(rows)")
    }
  }

  func testNoRoomIsNoHarm() throws {
    for (columns, rows) in [(1, 1), (6, 2), (0, 0), (3, 20), (200, 3)] {
      XCTAssertNotNil(try drawn("2026-03-31", columns, rows))
    }
  }

  func testKeysGoByDaysWeeksMonthsAndYears() throws {
    let frame = try drawn("2026-01-31")
    for (stroke, iso) in [
      (.right, "2026-02-01"), (.left, "2026-01-30"), (.down, "2026-02-07"), (.up, "2026-01-24"),
      (.pageDown, "2026-02-28"), (.pageUp, "2025-12-31"), ("{", "2025-01-31"),
      (KeyStroke(.pageUp, .shift), "2025-01-31"), ("t", "2026-03-06"), (.home, "2026-01-26"),
      (.end, "2026-02-01"), ("}", "2026-12-31"), (.enter, "open 2026-01-31"),
    ] as [(KeyStroke, String)] {
      XCTAssertEqual(frame.strike(stroke, focus: id)?.actions, [iso], "\(stroke)")
    }
  }

  func testAKeyBeyondTheBoundsIsRefusedAndTold() throws {
    let response = try drawn("2026-12-31").strike(.right, focus: id)
    XCTAssertEqual(response?.actions, [])
    let kept = try XCTUnwrap(response?.control)
    let rules = DateRules(today: try day("2026-03-06"), latest: try day("2026-12-31"))
    let calendar = MonthCalendar<String>(
      id, label: "", selection: try day("2026-12-31"), rules: rules, onMove: { $0.iso })
    let frame = calendar.drawn(35, 9, .focused(on: id, kept: [kept.id: kept.state]))
    XCTAssertEqual(frame.lines[8], "! Not after 31 December 2026")
  }

  func testClicksSelectAndTwoOpen() throws {
    let frame = try drawn("2026-03-17")
    XCTAssertEqual(frame.click(1, 3), ["2026-03-02"])
    XCTAssertEqual(frame.click(1, 3, clicks: 2), ["open 2026-03-02"])
    XCTAssertEqual(frame.click(1, 2), [], "an empty place")
    XCTAssertEqual(frame.point(.wheel(.down), 1, 3)?.actions, ["2026-04-17"])
  }

  func testDaysAreNamed() throws {
    let frame = try drawn("2026-03-17", language: .russian)
    let marked = frame.node("c.day[2026-03-11]")
    XCTAssertEqual(marked?.label, "среда, 11 марта 2026")
    XCTAssertEqual(marked?.value, "visit")
    XCTAssertEqual(frame.node("c.day[2026-03-06]")?.value, "сегодня")
    XCTAssertEqual(frame.node(id)?.value, "вторник, 17 марта 2026")
  }
}

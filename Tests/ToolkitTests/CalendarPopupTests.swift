import Core
import Semantics
import Terminal
import Toolkit
import XCTest

final class CalendarPopupTests: XCTestCase {
  private func drawn(row: Int, _ columns: Int = 60, _ rows: Int = 30) throws -> Frame<String> {
    let today = try XCTUnwrap(CalendarDay(iso: "2026-03-06"))
    let rules = DateRules(today: today)
    return ZStack {
      VStack {
        Spacer(row)
        DateField<String>(
          "date", label: "Date", text: "", rules: rules, handlers: .init(onChange: { $0 }),
          onCalendar: "calendar")
      }
      CalendarPopup(
        "popup", for: "date", title: "Date", selection: today, rules: rules, onMove: { $0.iso },
        onPick: { "pick " + $0.iso }, onDismiss: "close")
    }.drawn(columns, rows)
  }

  func testItStandsBelowItsFieldOrAboveIt() throws {
    XCTAssertEqual(try drawn(row: 3).node("popup")?.frame.minY, 4)
    XCTAssertEqual(try drawn(row: 27).node("popup")?.frame.maxY, 27)
  }

  func testWithRoomForNeitherItIsInTheMiddle() throws {
    let frame = try drawn(row: 6, 60, 12).node("popup")?.frame
    XCTAssertEqual(frame?.minY, 0)
    XCTAssertEqual(frame?.rows, 11)
  }

  func testOneClickTakesADay() throws {
    let frame = try drawn(row: 0)
    let day = try XCTUnwrap(frame.node("popup.month.day[2026-03-20]")?.frame)
    XCTAssertEqual(frame.click(day.minX, day.minY), ["pick 2026-03-20"])
    XCTAssertEqual(frame.click(59, 29), ["close"])
    XCTAssertEqual(frame.strike(.enter, focus: "popup.month")?.actions, ["pick 2026-03-06"])
    XCTAssertEqual(frame.strike(.escape, focus: "popup.month")?.actions, ["close"])
  }

  func testTheFieldOpensIt() throws {
    let today = try XCTUnwrap(CalendarDay(iso: "2026-03-06"))
    let frame = DateField<String>(
      "date", label: "Date", text: "", rules: DateRules(today: today),
      handlers: .init(onChange: { $0 }), onCalendar: "calendar"
    ).drawn(40, 1, .focused(on: "date"))
    XCTAssertEqual(frame.strike(KeyStroke(.down, .alt), focus: "date")?.actions, ["calendar"])
    XCTAssertEqual(frame.click(20, 0), ["calendar"])
    XCTAssertEqual(frame.point(.press(.left, clicks: 1), 20, 0)?.focus, .to("date"))
  }
}

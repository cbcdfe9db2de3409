import Core
import Foundation
import Scheduling
import XCTest

final class CalendarDayDateTests: XCTestCase {
  func testTheDayIsThatOfTheTimeZone() throws {
    let evening = Date(timeIntervalSince1970: 1_790_026_200)  // 2026-09-21 21:30 UTC
    let moscow = try XCTUnwrap(TimeZone(identifier: "Europe/Moscow"))
    XCTAssertEqual(CalendarDay(evening, in: .gmt).iso, "2026-09-21")
    XCTAssertEqual(CalendarDay(evening, in: moscow).iso, "2026-09-22")
  }

  func testAMomentBeforeTheEpochIsOfItsOwnDay() {
    XCTAssertEqual(CalendarDay(Date(timeIntervalSince1970: -1), in: .gmt).iso, "1969-12-31")
  }

  func testWhatIsBeyondTheCalendarIsItsEnd() {
    XCTAssertEqual(CalendarDay(.distantPast, in: .gmt), .first)
    XCTAssertEqual(CalendarDay(Date(timeIntervalSince1970: 1e15), in: .gmt), .last)
  }
}

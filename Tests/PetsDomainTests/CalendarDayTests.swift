import Foundation
import PetsDomain
import XCTest

final class CalendarDayTests: XCTestCase {
  func testOnlyDaysThatExist() {
    XCTAssertNotNil(CalendarDay(year: 2024, month: 2, day: 29))
    for (year, month, day) in [
      (2023, 2, 29), (1900, 2, 29), (2021, 13, 1), (2021, 0, 1), (2021, 4, 31), (2021, 1, 0),
      (0, 1, 1), (10_000, 1, 1), (.max, .max, .max), (2021, -1, -1),
    ] {
      XCTAssertNil(CalendarDay(year: year, month: month, day: day), "\(year)-\(month)-\(day)")
    }
  }

  func testTheTextFormThereAndBack() throws {
    for text in ["2021-05-14", "1900-01-01", "0001-12-31", "9999-12-31"] {
      XCTAssertEqual(try day(text).iso, text)
    }
    for text in ["", "2021-5-14", "2021-05-14 ", "+021-05-14", "2021-05-1４", "2021/05/14", "a-b-c"]
    {
      XCTAssertNil(CalendarDay(iso: text), text)
    }
  }

  func testTheDayIsThatOfTheTimeZone() throws {
    let evening = Date(timeIntervalSince1970: 1_790_026_200)  // 2026-09-21 21:30 UTC
    let moscow = try XCTUnwrap(TimeZone(identifier: "Europe/Moscow"))
    XCTAssertEqual(CalendarDay(evening, in: .gmt).iso, "2026-09-21")
    XCTAssertEqual(CalendarDay(evening, in: moscow).iso, "2026-09-22")
  }

  func testTheOrderIsThatOfTime() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let days = try texts.map(day)
    XCTAssertEqual(days.shuffled().sorted().map(\.iso), texts)
  }
}

import Core
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
    for (style, text, short) in [
      (DateStyle.dayMonthYear, "04.05.0921", "04.05"), (.monthDayYear, "05/04/0921", "05/04"),
      (.yearMonthDay, "0921-05-04", "05-04"),
    ] {
      XCTAssertEqual(style.text(try day("0921-05-04")), text)
      XCTAssertEqual(style.inYear(try day("0921-05-04")), short)
    }
  }

  func testTheOrderIsThatOfTime() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let days = try texts.map(day)
    XCTAssertEqual(days.shuffled().sorted().map(\.iso), texts)
  }

  func testKnownDaysSinceTheEpoch() throws {
    for (text, days, weekday) in [
      ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday),
      ("2000-03-01", 11_017, .wednesday), ("2026-03-06", 20_518, .friday),
      ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ] {
      XCTAssertEqual(try day(text).daysSinceEpoch, days, text)
      XCTAssertEqual(try day(text).weekday, weekday, text)
      XCTAssertEqual(CalendarDay(daysSinceEpoch: days).iso, text)
    }
  }

  func testEveryDayOfTheCalendarFollowsTheOneBefore() {
    var count = CalendarDay.first.daysSinceEpoch
    var weekday = 0
    for year in CalendarDay.years {
      for number in 1...12 {
        guard let month = CalendarMonth(year: year, month: number) else { return XCTFail("month") }
        for day in [1, month.days] {
          let date = month.day(day)
          XCTAssertEqual(date.daysSinceEpoch, count + day - 1)
          XCTAssertEqual(CalendarDay(daysSinceEpoch: count + day - 1), date)
        }
        XCTAssertEqual(month.day(1).weekday.rawValue - 1, weekday)
        count += month.days
        weekday = (weekday + month.days) % 7
      }
    }
    XCTAssertEqual(count, CalendarDay.last.daysSinceEpoch + 1)
  }

  func testMonthsAreAddedByTheirNames() throws {
    for (start, months, goal) in [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-11-15", 3, "2027-02-15"),
      ("2024-02-29", 12, "2025-02-28"), ("0001-02-01", -5, "0001-01-01"),
      ("9999-11-30", 20, "9999-12-30"), ("2026-01-01", .max, "9999-12-01"),
    ] {
      XCTAssertEqual(try day(start).adding(months: months).iso, goal, "\(start) \(months)")
    }
  }

  func testDaysAreAddedAcrossTheEndsOfTheCalendar() throws {
    XCTAssertEqual(try day("2026-02-28").adding(days: 1).iso, "2026-03-01")
    XCTAssertEqual(try day("2026-01-01").adding(days: -1).iso, "2025-12-31")
    XCTAssertEqual(try day("9999-12-30").adding(days: .max), .last)
    XCTAssertEqual(try day("0001-01-02").adding(days: .min), .first)
  }

  func testWholeMonthsBetweenTwoDays() throws {
    for (start, end, months) in [
      ("2026-01-31", "2026-02-28", 1), ("2026-01-31", "2026-02-27", 0),
      ("2024-02-29", "2025-02-28", 12), ("2025-12-31", "2026-01-01", 0),
      ("2026-02-28", "2026-01-31", -1),
    ] {
      XCTAssertEqual(try day(end).months(since: day(start)), months, "\(start) \(end)")
    }
  }

  private func day(_ iso: String) throws -> CalendarDay {
    try XCTUnwrap(CalendarDay(iso: iso), iso)
  }
}

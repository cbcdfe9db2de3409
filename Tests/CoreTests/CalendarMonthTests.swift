import Core
import XCTest

final class CalendarMonthTests: XCTestCase {
  private func month(_ year: Int, _ month: Int) throws -> CalendarMonth {
    try XCTUnwrap(CalendarMonth(year: year, month: month))
  }

  func testLeapYears() throws {
    for (year, days) in [(2023, 28), (2024, 29), (1900, 28), (2000, 29), (2100, 28)] {
      XCTAssertEqual(try month(year, 2).days, days, "\(year)")
    }
    XCTAssertNil(CalendarMonth(year: 2024, month: 13))
    XCTAssertNil(CalendarMonth(year: 0, month: 1))
  }

  func testTheWeeksOfAMonthThatBeginsOnASunday() throws {
    let march = try month(2026, 3)
    XCTAssertEqual(march.day(1).weekday, .sunday)
    let fromMonday = march.weeks()
    XCTAssertEqual(fromMonday.count, 6)
    XCTAssertEqual(fromMonday[0].map { $0?.day }, [nil, nil, nil, nil, nil, nil, 1])
    XCTAssertEqual(fromMonday[5].map { $0?.day }, [30, 31, nil, nil, nil, nil, nil])
    XCTAssertEqual(march.weeks(from: .sunday).count, 5)
    XCTAssertEqual(try month(2027, 2).weeks().count, 4)
  }

  func testMonthsAreCountedOverYears() throws {
    XCTAssertEqual(try month(2026, 1).adding(-1), try month(2025, 12))
    XCTAssertEqual(try month(2026, 3).adding(12), try month(2027, 3))
    XCTAssertEqual(try month(2026, 3).months(since: month(2024, 12)), 15)
    XCTAssertEqual(try month(1, 1).adding(-1), try month(1, 1))
    XCTAssertEqual(try month(9999, 12).adding(.max), try month(9999, 12))
  }

  func testTheWeekBeginsWhereItIsTold() {
    XCTAssertEqual(Weekday.sunday.week.first, .sunday)
    XCTAssertEqual(Weekday.sunday.week.last, .saturday)
    XCTAssertEqual(Weekday.monday.place(from: .sunday), 1)
    XCTAssertEqual(Weekday.allCases.filter(\.isWeekend), [.saturday, .sunday])
  }
}

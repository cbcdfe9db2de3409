import Core
import Toolkit
import XCTest

final class DateRulesTests: XCTestCase {
  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  private func read(_ text: String, latest: String? = nil) throws -> String? {
    let rules = DateRules(today: try day("2026-03-06"), latest: try latest.map(day))
    return try? rules.day(in: text).iso
  }

  func testEveryForm() throws {
    for text in [
      "2021-05-14", "14.05.2021", "14/5/21", "14 мая 2021", "14 май 2021", "14 May 2021",
      "may 14, 2021", "14 may 21", "  14.05.2021 ",
    ] {
      XCTAssertEqual(try read(text, latest: "2026-03-06"), "2021-05-14", text)
    }
  }

  func testTheOrderOfDigits() throws {
    let today = try XCTUnwrap(CalendarDay(iso: "2026-03-06"))
    for (style, text, iso) in [
      (DateStyle.dayMonthYear, "05/06/2020", "2020-06-05"),
      (.monthDayYear, "05/06/2020", "2020-05-06"),
      (.yearMonthDay, "05/06/2020", "2020-06-05"), (.monthDayYear, "05.06.2020", "2020-06-05"),
      (.monthDayYear, "25/06/2020", "2020-06-25"), (.dayMonthYear, "06/25/2020", "2020-06-25"),
      (.monthDayYear, "2020-05-06", "2020-05-06"), (.monthDayYear, "5/6", "2026-05-06"),
      (.monthDayYear, "05062020", "2020-05-06"), (.yearMonthDay, "20200506", "2020-05-06"),
      (.dayMonthYear, "05062020", "2020-06-05"),
    ] {
      XCTAssertEqual(
        try DateRules(today: today, style: style).day(in: text).iso, iso, "\(style) \(text)")
    }
    XCTAssertThrowsError(try DateRules(today: today).day(in: "25/25/2020"))
  }

  func testSoLongFromToday() throws {
    let rules = DateRules(today: try XCTUnwrap(CalendarDay(iso: "2026-01-31")))
    for (text, iso) in [
      ("+3d", "2026-02-03"), ("+2w", "2026-02-14"), ("+1m", "2026-02-28"), ("+1y", "2027-01-31"),
      ("+3д", "2026-02-03"), ("+2н", "2026-02-14"), ("+6м", "2026-07-31"), ("+1г", "2027-01-31"),
    ] { XCTAssertEqual(try rules.day(in: text).iso, iso, text) }
    for text in ["+", "+d", "+1", "+1x", "+99999d", "1y"] {
      XCTAssertThrowsError(try rules.day(in: text), text)
    }
  }

  func testWordsForDaysNearby() throws {
    for (text, iso) in [
      ("today", "2026-03-06"), ("вчера", "2026-03-05"), ("Завтра", "2026-03-07"),
      ("tomorrow", "2026-03-07"), ("СЕГОДНЯ", "2026-03-06"),
    ] {
      XCTAssertEqual(try read(text), iso, text)
    }
  }

  func testAYearThatIsLeftOutIsTheNewestWithinTheBounds() throws {
    XCTAssertEqual(try read("14.05"), "2026-05-14")
    XCTAssertEqual(try read("14.05."), "2026-05-14")
    XCTAssertEqual(try read("14 мая", latest: "2026-03-06"), "2025-05-14")
    XCTAssertEqual(try read("1 марта", latest: "2026-03-06"), "2026-03-01")
  }

  func testShortYearsReachHalfACenturyAheadWhereNothingEndsThem() throws {
    XCTAssertEqual(try read("01.01.76"), "2076-01-01")
    XCTAssertEqual(try read("01.01.77"), "1977-01-01")
    XCTAssertEqual(try read("01.01.27", latest: "2026-03-06"), "1927-01-01")
  }

  func testWhatIsNoDate() throws {
    for text in [
      "", "14", "14 5 2021", "31 feb", "ma 14", "14 ...", "may", "1 2 3 4", "14 may 202",
      "14 may x",
      "14.13", "100.1", "may may", "14 мая 2021 г",
    ] {
      XCTAssertNil(try read(text), text)
    }
  }

  func testBoundsAreTold() throws {
    let rules = DateRules(
      today: try day("2026-03-06"), earliest: try day("2026-01-01"), latest: try day("2026-12-31"))
    XCTAssertEqual(rules.problem(with: "31.12.2025"), .tooEarly(try day("2026-01-01")))
    XCTAssertEqual(rules.problem(with: "01.01.2027"), .tooLate(try day("2026-12-31")))
    XCTAssertEqual(rules.problem(with: "x"), .notADate(.dayMonthYear))
    XCTAssertNil(rules.problem(with: "  "))
    XCTAssertEqual(
      DateRules.Problem.tooLate(try day("2026-12-31")).words(.russian),
      "Не позже 31 декабря 2026")
    XCTAssertEqual(rules.start(for: "1.1.1990").iso, "2026-01-01")
    XCTAssertEqual(rules.start(for: "").iso, "2026-03-06")
  }

  func testTheExampleIsInTheOrderThatHolds() throws {
    for (style, words) in [
      (.dayMonthYear, "No such date: try 14.05.2021 or 14 May 2021"),
      (.monthDayYear, "No such date: try 05/14/2021 or 14 May 2021"),
      (.yearMonthDay, "No such date: try 2021-05-14 or 14 May 2021"),
    ] as [(DateStyle, String)] {
      let rules = DateRules(today: try day("2026-03-06"), style: style)
      XCTAssertEqual(rules.problem(with: "99")?.words(.english), words)
      XCTAssertEqual(try rules.day(in: style.example).iso, "2021-05-14")
    }
  }

  func testMonthsByThemselvesAreNominativeInRussian() throws {
    let words = CalendarWords(.russian)
    XCTAssertEqual(words.title(try day("2026-03-06").inMonth), "март 2026")
    XCTAssertEqual(words.full(try day("2026-03-06")), "пятница, 6 марта 2026")
    XCTAssertEqual(words.brief(try day("2026-03-06")), "Пт, 06.03.2026")
    XCTAssertEqual(CalendarWords(.english).full(try day("2026-03-08")), "Sunday, 8 March 2026")
  }
}

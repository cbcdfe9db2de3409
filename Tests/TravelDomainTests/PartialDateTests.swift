import Core
import TravelDomain
import XCTest

final class PartialDateTests: XCTestCase {
  func testAYearAMonthOrADayIsRead() {
    for text in ["2019", "2019-05", "2019-05-14", "2020-02-29"] {
      XCTAssertEqual(PartialDate(iso: text)?.iso, text)
    }
    let wrong = [
      "", "19", "2019-", "2019-5", "2019-13", "2019-02-29", "2019-05-14T10:00", "+201-01", "0000",
      "２０１９", " 2019", "2019-05-1 ",
    ]
    for text in wrong { XCTAssertNil(PartialDate(iso: text), text) }
    XCTAssertNil(PartialDate(year: 2019, day: 4))
  }

  func testWhatPeopleTypeIsRead() {
    let cases = [
      ("14.05.2019", "2019-05-14"), ("4/5/2019", "2019-05-04"), ("05.2019", "2019-05"),
      ("5/2019", "2019-05"), (" 2019 ", "2019"), ("2019-05", "2019-05"),
    ]
    for (typed, iso) in cases { XCTAssertEqual(PartialDate(typed: typed)?.iso, iso, typed) }
    for text in ["14.05.19", "May 2019", "13.2019", "31.02.2019", "-5.2019", "5.2019.", "2019.05"] {
      XCTAssertNil(PartialDate(typed: text), text)
    }
  }

  func testAsMuchAsIsKnownIsWrittenInTheOrderThatHoldsAndReadAgain() throws {
    XCTAssertEqual(PartialDate.examples(.dayMonthYear), ["2019", "05.2019", "14.05.2019"])
    XCTAssertEqual(PartialDate.examples(.monthDayYear), ["2019", "05/2019", "05/14/2019"])
    XCTAssertEqual(PartialDate.examples(.yearMonthDay), ["2019", "2019-05", "2019-05-14"])
    for style in DateStyle.allCases {
      for iso in ["2019", "2019-05", "2019-05-06"] {
        XCTAssertEqual(PartialDate(typed: try date(iso).text(style), style: style)?.iso, iso)
      }
    }
  }

  func testItMeansAllItsDays() throws {
    XCTAssertEqual(try date("2019").first.iso, "2019-01-01")
    XCTAssertEqual(try date("2019").last.iso, "2019-12-31")
    XCTAssertEqual(try date("2020-02").first.iso, "2020-02-01")
    XCTAssertEqual(try date("2020-02").last.iso, "2020-02-29")
    XCTAssertEqual(try date("2020-02-03").first, try date("2020-02-03").last)
  }

  func testDetailsThatCannotBeAreRefused() throws {
    func problem(_ details: VisitDetails) -> TravelProblem? {
      do throws(TravelProblem) {
        _ = try details.checked()
        return nil
      } catch {
        return error
      }
    }
    XCTAssertEqual(
      problem(VisitDetails(from: try date("2019-05"), until: try date("2019-04"))),
      .endsBeforeStart)
    XCTAssertNil(problem(VisitDetails(from: try date("2019-05-14"), until: try date("2019"))))
    XCTAssertEqual(
      problem(VisitDetails(until: try date("1899"))), .dateOutOfRange(PartialDate.years))
    XCTAssertNil(problem(VisitDetails(note: String(repeating: "я", count: 2000))))
    XCTAssertEqual(
      problem(VisitDetails(note: String(repeating: "я", count: 2001))), .noteTooLong(most: 2000))
    XCTAssertEqual(
      try VisitDetails(note: " a\u{1B}[2J\r\nb\u{202E}\n").checked().note, "a\u{FFFD}[2J\nb")
  }
}

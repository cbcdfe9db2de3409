import Core
import PetsDomain
import XCTest

// A typed date, stored as ISO; the future is forbidden; two-digit years have a pivot.
final class BirthdayInputTests: XCTestCase {
  private func read(_ text: String, on today: String = "2026-09-21") throws -> String {
    try DayInput.past(text, today: day(today)).iso
  }

  private func problem(_ text: String, on today: String = "2026-09-21") throws -> FieldProblem? {
    let today = try day(today)
    do throws(FieldProblem) {
      _ = try DayInput.past(text, today: today)
      return nil
    } catch { return error }
  }

  func testEveryForm() throws {
    for text in [
      "2021-05-14", "14.05.2021", "14.05.21", "14/05/2021", "14.5.21", "2021-5-14", " 14.05.2021 ",
    ] {
      XCTAssertEqual(try read(text), "2021-05-14", text)
    }
  }

  func testTwoDigitsNeverMeanTheFuture() throws {
    XCTAssertEqual(try read("21.09.26"), "2026-09-21")
    XCTAssertEqual(try read("22.09.26"), "1926-09-22")
    XCTAssertEqual(try read("01.01.27"), "1927-01-01")
    XCTAssertEqual(try read("01.01.00"), "2000-01-01")
    XCTAssertEqual(try read("29.02.00"), "2000-02-29")
    XCTAssertEqual(try read("01.01.99", on: "2100-01-01"), "2099-01-01")
  }

  func testTheFutureAndTheFarPastAreRefused() throws {
    let today = try day("2026-09-21")
    XCTAssertNil(try problem("2026-09-21"))
    XCTAssertEqual(try problem("2026-09-22"), .inFuture(today: today))
    XCTAssertEqual(try problem("22.09.2026"), .inFuture(today: today))
    XCTAssertNil(try problem("1900-01-01"))
    XCTAssertEqual(try problem("1899-12-31"), .tooEarly(year: 1900))
  }

  func testWhatIsNoDateIsRefused() throws {
    for text in [
      "yesterday", "14.05", "14.05.", "14.05.202", "14.05.20211", "31.02.2021", "29.02.2023",
      "2021-05", "21-05-14", "14-05-2021", "2021-05-14T10", "1 4.05.2021", "14..2021", "+1.05.2021",
      "14.05/2021", "2021.05.14", "00.00.00", "14.١.2021", "999999999999999999999.1.2021",
    ] {
      XCTAssertEqual(try problem(text), .notADate, text)
    }
  }
}

import Core
import Foundation
import PetsDomain
import XCTest

// A form tells what is wrong field by field, and cuts nothing.
final class HealthFormTests: XCTestCase {
  private let today = CalendarDay(iso: "2026-09-21") ?? .first

  private func problems<Record: HealthRecord>(
    _ type: Record.Type, _ texts: [Record.Field: String]
  ) -> [Record.Field: FieldProblem]? {
    let blank = Record(id: UUID(), pet: UUID(), createdAt: Date(), today: today)
    guard case .failure(let problems) = blank.filled(with: texts, today: today) else { return nil }
    return problems.fields
  }

  func testAllProblemsComeAtOnce() {
    XCTAssertEqual(
      problems(
        Vaccination.self,
        [
          .name: " ", .date: "22.09.2026", .validUntil: "31.02.2027",
          .batch: String(repeating: "👩‍👩‍👧", count: 61),
        ]),
      [
        .name: .missing, .date: .inFuture(today: today), .validUntil: .notADate,
        .batch: .tooLong(limit: 60, count: 61),
      ])
    XCTAssertNil(
      problems(
        Vaccination.self, [.name: String(repeating: "👩‍👩‍👧", count: 60), .validUntil: "21.09.26"]))
  }

  func testWhatEndsDoesNotEndBeforeItBegins() throws {
    XCTAssertEqual(
      problems(Vaccination.self, [.name: "x", .date: "20.09.2026", .validUntil: "19.09.2026"]),
      [.validUntil: .endsBeforeStart(try day("2026-09-20"))])
    XCTAssertEqual(
      problems(Medicine.self, [.name: "x", .from: "20.09.2026", .until: "19.09.2026"]),
      [.until: .endsBeforeStart(try day("2026-09-20"))])
  }

  func testAWeighingNeedsAWeight() {
    XCTAssertEqual(problems(Weighing.self, [:]), [.weight: .missing])
    XCTAssertEqual(problems(Weighing.self, [.weight: "0"]), [.weight: .outOfRange])
    XCTAssertEqual(problems(Weighing.self, [.weight: "x"]), [.weight: .notANumber])
    XCTAssertNil(problems(Weighing.self, [.weight: "4,25"]))
  }

  func testAVisitMayBeStillToCome() {
    XCTAssertNil(problems(Visit.self, [.reason: "x", .date: "1.10.26"]))
    XCTAssertEqual(
      problems(Visit.self, [.reason: "x", .date: "1.10.2126"]), [.date: .tooLate(year: 2076)])
    XCTAssertEqual(problems(Visit.self, [.reason: "x", .cost: "a lot"]), [.cost: .notAnAmount])
  }

  // Two digits of a year, with the pivot 50 years ahead.
  func testTwoDigitsOfAYear() throws {
    let cases = [("1.2.27", "2027-02-01"), ("1.2.76", "2076-02-01"), ("1.2.77", "1977-02-01")]
    for (text, iso) in cases {
      XCTAssertEqual(try DayInput.any(text, today: today).iso, iso, text)
    }
    XCTAssertEqual(try DayInput.past("1.2.27", today: today).iso, "1927-02-01")
  }

  func testTextsGoRound() throws {
    let blank = Medicine(id: UUID(), pet: UUID(), createdAt: Date(), today: today)
    let texts: [Medicine.Field: String] = [
      .name: "Drops", .dose: "½", .from: "2026-09-01", .until: "2026-09-09", .schedule: "at night",
    ]
    let record = try blank.filled(with: texts, today: today).get()
    XCTAssertEqual(record.texts, texts)
    XCTAssertNil(record.timesADay)
    XCTAssertEqual(record.status(on: today), .ended)
    XCTAssertEqual(record.status(on: try day("2026-08-31")), .upcoming)
  }

  func testLinesStayInLongTexts() throws {
    var visit = Visit(id: UUID(), pet: UUID(), createdAt: Date(), today: today)
    try visit.set(.diagnosis, to: " a\r\nb\u{1B}[2J\u{202E}\n", today: today)
    XCTAssertEqual(visit.diagnosis, "a\nb\u{FFFD}[2J")
    try visit.set(.reason, to: "a\nb", today: today)
    XCTAssertEqual(visit.reason, "a b")
  }
}

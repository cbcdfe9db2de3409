import PetsDomain
import XCTest

// The age is shown in years and months.
final class AgeTests: XCTestCase {
  private func age(_ from: String, _ to: String) throws -> Age? {
    try Age(from: day(from), to: day(to))
  }

  func testYearsAndMonthsAreCountedWhole() throws {
    XCTAssertEqual(try age("2024-06-15", "2026-09-21"), Age(years: 2, months: 3))
    XCTAssertEqual(try age("2024-06-22", "2026-09-21"), Age(years: 2, months: 2))
    XCTAssertEqual(try age("2026-09-21", "2026-09-21"), Age(years: 0, months: 0))
    XCTAssertEqual(try age("2025-09-22", "2026-09-21"), Age(years: 0, months: 11))
    XCTAssertEqual(try age("2025-12-31", "2026-01-31"), Age(years: 0, months: 1))
  }

  func testOneBornOnALeapDay() throws {
    XCTAssertEqual(try age("2024-02-29", "2025-02-28"), Age(years: 1, months: 0))
    XCTAssertEqual(try age("2024-02-29", "2028-02-29"), Age(years: 4, months: 0))
  }

  func testTheUnbornHaveNone() throws {
    XCTAssertNil(try age("2026-09-22", "2026-09-21"))
  }
}

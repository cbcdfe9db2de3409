import Core
import Foundation
import XCTest

final class UnitsTests: XCTestCase {
  func testTheRegionDecides() {
    let american = Units(
      weight: .pounds, weekStart: .sunday, clock: .hours12, date: .monthDayYear)
    let cases: [([String: String], Units)] = [
      ([:], Units()),
      (["LANG": "C.UTF-8"], Units()),
      (["LANG": "en_US.UTF-8"], american),
      (["LANG": "en_US"], american),
      (["LANG": "es_US@x"], american),
      (["LANG": "en_GB.UTF-8"], Units()),
      (["LANG": "ru_RU.UTF-8"], Units()),
      (["LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], Units()),
      (["LC_ALL": "", "LANG": "en_US.UTF-8"], american),
      (
        ["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"],
        Units(weekStart: .sunday, clock: .hours12, date: .monthDayYear)
      ),
      (["LANG": "en_US.UTF-8", "LC_TIME": "C.UTF-8"], Units(weight: .pounds)),
    ]
    for (environment, units) in cases {
      XCTAssertEqual(Units(environment: environment), units, "\(environment)")
    }
  }

  func testWhatIsChosenCountsBeforeTheRegion() throws {
    let region = Units(weight: .pounds, weekStart: .sunday, clock: .hours12)
    XCTAssertEqual(UnitSettings().units(in: region), region)
    let chosen = UnitSettings(weight: .kilograms, clock: .hours24)
    XCTAssertEqual(chosen.units(in: region), Units(weekStart: .sunday))
    let kept = try JSONDecoder().decode(UnitSettings.self, from: JSONEncoder().encode(chosen))
    XCTAssertEqual(kept, chosen)
    XCTAssertEqual(
      try JSONDecoder().decode(UnitSettings.self, from: Data("{}".utf8)), UnitSettings())
  }

  func testTimesOfTheDay() {
    let times = [(0, 0), (0, 59), (9, 5), (12, 0), (13, 30), (23, 59)]
    XCTAssertEqual(
      times.map { ClockStyle.hours24.text(hour: $0.0, minute: $0.1) },
      ["00:00", "00:59", "09:05", "12:00", "13:30", "23:59"])
    XCTAssertEqual(
      times.map { ClockStyle.hours12.text(hour: $0.0, minute: $0.1) },
      ["12:00 AM", "12:59 AM", "9:05 AM", "12:00 PM", "1:30 PM", "11:59 PM"])
  }
}

import Core
import WeatherDomain
import XCTest

final class MoonPhasesTests: XCTestCase {
  /// Published: “Phases of the Moon” of the US Naval Observatory's data services for 2020, 2030, 2040
  /// and 2060 (kept by cosinekitty/astronomy, generate/moonphase), and its page for September 2018
  /// (kept by the tests of Skyfield). New, first, full and last, from the moment before them.
  private let published: [(from: String, times: [String])] = [
    ("2018-09-10", ["2018-09-16 2315", "2018-09-25 0252"]),
    ("2020-03-24", ["2020-03-24 0928", "2020-04-01 1021", "2020-04-08 0235", "2020-04-14 2256"]),
    ("2020-10-16", ["2020-10-16 1931", "2020-10-23 1323", "2020-10-31 1449", "2020-11-08 1346"]),
    ("2030-01-04", ["2030-01-04 0249", "2030-01-11 1406", "2030-01-19 1554", "2030-01-26 1814"]),
    ("2030-06-30", ["2030-06-30 2134", "2030-07-08 1102", "2030-07-15 0212", "2030-07-22 0807"]),
    ("2040-12-04", ["2040-12-04 0733", "2040-12-10 2329", "2040-12-18 1215", "2040-12-26 1702"]),
    ("2060-01-03", ["2060-01-03 1640", "2060-01-10 1252", "2060-01-17 1714", "2060-01-25 1914"]),
  ]

  func testPrincipalPhasesAgreeWithTheTableOfTheNavalObservatory() throws {
    for (from, times) in published {
      let start = try moment(from + " 0000")
      let found = PrincipalPhase.next(from: start)
      XCTAssertEqual(found.count, 4)
      for (phase, time) in zip(found, times) {
        let error = abs(phase.instant.seconds(since: try moment(time)))
        XCTAssertLessThanOrEqual(error, 120, time)
      }
      let first: PrincipalPhase.Quarter = times.count == 2 ? .first : .new
      XCTAssertEqual(found.first?.quarter, first)
    }
  }

  /// Published: “Fraction of the Moon Illuminated” of the US Naval Observatory for midnight in the
  /// zone 5 h west, 9 to 18 September 2018 (kept by the tests of Skyfield), to a hundredth.
  func testTheLitPartAgreesWithTheTableOfTheNavalObservatory() throws {
    let published = [0, 0, 0.03, 0.08, 0.15, 0.24, 0.33, 0.43, 0.52, 0.62]
    let start = try moment("2018-09-09 0500")
    for (day, fraction) in published.enumerated() {
      let light = MoonLight(at: start.adding(seconds: Double(day) * 86_400))
      // Half of the last digit, and 0.5 %.
      XCTAssertEqual(light.fraction, fraction, accuracy: 0.01, "\(day)")
    }
  }

  func testAMonthHasEveryNameInItsOrderAndEachPrincipalOneOnItsDay() throws {
    let observer = try XCTUnwrap(Observer(latitude: 55.75, longitude: 37.62))
    let first = try XCTUnwrap(CalendarDay(iso: "2030-01-04"))
    let phases = try (0..<30).map { day in
      let day = first.adding(days: day)
      let moon = MoonDay(day, at: observer, offsets: UTCOffsetRule(seconds: 10_800))
      return try XCTUnwrap(moon).phase
    }
    XCTAssertEqual(phases[0], .new)
    XCTAssertEqual(phases[7], .firstQuarter)
    XCTAssertEqual(phases[15], .full)
    XCTAssertEqual(phases[22], .lastQuarter)
    XCTAssertEqual(
      phases.filter { $0.rawValue.isMultiple(of: 2) }.count, 5, "the next new moon is on 2 February"
    )
    for (left, right) in zip(phases, phases.dropFirst()) where left != right {
      XCTAssertEqual((left.rawValue + 1) % 8, right.rawValue)
    }
    XCTAssertEqual(phases.filter(\.isWaxing).count, 14)
  }

  func testAgeAndDirectionFollowTheNewMoon() throws {
    let new = PrincipalPhase.next(from: try moment("2030-01-03 0000"))[0]
    let before = MoonLight(at: new.instant.adding(seconds: -3600))
    let after = MoonLight(at: new.instant.adding(seconds: 3600))
    XCTAssertEqual(after.age, 3600, accuracy: 1)
    XCTAssertEqual(before.age / 86_400, 29.5, accuracy: 0.4)
    XCTAssertTrue(after.isWaxing)
    XCTAssertFalse(before.isWaxing)
    XCTAssertEqual(after.elongation, 0.5, accuracy: 0.2)
    XCTAssertLessThan(after.fraction, 0.005)
    XCTAssertEqual(after.phaseAngle, 180, accuracy: 6)
  }

  func testTheLitSideTurnsWithTheHemisphere() throws {
    let waxing = MoonLight(at: try moment("2030-01-09 0000"))
    let waning = MoonLight(at: try moment("2030-01-25 0000"))
    XCTAssertEqual(waxing.litSide(fromLatitude: 55), .right)
    XCTAssertEqual(waxing.litSide(fromLatitude: -34), .left)
    XCTAssertEqual(waning.litSide(fromLatitude: 55), .left)
    XCTAssertEqual(waning.litSide(fromLatitude: -34), .right)
    XCTAssertEqual(waxing.brightLimb, 270, accuracy: 30)
    XCTAssertEqual(waning.brightLimb, 90, accuracy: 30)
  }

  /// The Moon's distance goes from 356,000 to 407,000 km.
  func testDistance() throws {
    let start = try moment("2026-01-01 0000")
    for day in 0..<400 {
      let distance = MoonLight(at: start.adding(seconds: Double(day) * 86_400)).distance
      XCTAssertTrue((356_000...407_000).contains(distance), "\(day): \(distance)")
    }
  }

  private func moment(_ text: String) throws -> Instant {
    let words = text.split(separator: " ")
    let day = try XCTUnwrap(CalendarDay(iso: String(words[0])))
    return try instant(day, words[1], secondsEast: 0)
  }
}

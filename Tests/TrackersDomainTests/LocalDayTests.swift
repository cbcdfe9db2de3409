import Core
import Foundation
import Scheduling
import TrackersDomain
import XCTest

/// Days are days of a calendar: no clock and no time zone moves them.
final class LocalDayTests: TrackersCase {
  func testATravellersDaysStayWhereTheyWerePutDown() async throws {
    let store = try makeStore()
    let home = try makeTrackers(store, zone: "Pacific/Kiritimati")
    let away = try makeTrackers(store, zone: "Pacific/Pago_Pago")
    XCTAssertEqual(home.today, try date("2026-03-06"))
    XCTAssertEqual(away.today, try date("2026-03-05"))
    let run = try await habit(home, "Run")
    _ = try await home.toggle(run.id, on: home.today)
    let seen = try await card(away, run.id, on: "2026-03-06")
    XCTAssertTrue(seen.isDone)
    // What was put down in a day that is still to come here can be taken back.
    let outcome = try await away.toggle(run.id, on: date("2026-03-06"))
    XCTAssertEqual(outcome.record?.mark, DayMark.none)
  }

  func testDaysOfChangedClocksAndLeapDaysAreDaysLikeOthers() async throws {
    let trackers = try makeTrackers(zone: "Europe/Berlin")
    let run = try await habit(trackers, "Run")
    pass(days: 800)
    // Clocks changed on 29 March and 25 October 2026; 2028 has a leap day.
    for first in ["2026-03-27", "2026-10-23", "2028-02-27"] {
      for step in 0..<5 {
        _ = try await trackers.toggle(run.id, on: date(first).adding(days: step))
      }
    }
    let spring = try await card(trackers, run.id, on: "2026-03-31")
    let autumn = try await card(trackers, run.id, on: "2026-10-27")
    let leap = try await card(trackers, run.id, on: "2028-03-02")
    XCTAssertEqual([spring, autumn, leap].map(\.streak?.length), [5, 5, 5])
    XCTAssertEqual(leap.doneCount, 15)
  }

  func testTheLastDayOfALeapYearHasItsPlace() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    for iso in ["2024-12-31", "2024-02-29", "2025-01-01"] {
      _ = try await trackers.toggle(run.id, on: date(iso))
    }
    let found = try await trackers.records(from: date("2024-01-01"), to: date("2025-12-31"))
    XCTAssertEqual(
      found.keys.map(\.iso).sorted(), ["2024-02-29", "2024-12-31", "2025-01-01"])
  }
}

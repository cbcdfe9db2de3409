import Core
import TrackersDomain
import XCTest

/// The figures on a fixture that was computed by hand.
///
/// From Sunday 1 to Friday 6 March 2026, which is today:
///
/// | | Su 1 | Mo 2 | Tu 3 | We 4 | Th 5 | Fr 6 |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | Run, every day | x | x | x | . | x | |
/// | Read, Monday to Friday | | x | s | x | x | x |
/// | Dentist, an event | | | x | | | |
final class StatisticsTests: TrackersCase {
  private func fixture() async throws -> (TrackersRepository, run: Tracker, read: Tracker) {
    begin(daysEarlier: 5)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    let read = try await habit(trackers, "Read", .workdays)
    let dentist = try await event(trackers, "Dentist", on: "2026-03-03")
    pass(days: 5)
    for day in [1, 2, 3, 5] { _ = try await trackers.toggle(run.id, on: date("2026-03-0\(day)")) }
    for day in [2, 4, 5, 6] { _ = try await trackers.toggle(read.id, on: date("2026-03-0\(day)")) }
    _ = try await trackers.setSkipped(read.id, on: date("2026-03-03"), true)
    _ = try await trackers.toggle(dentist.id, on: date("2026-03-03"))
    return (trackers, run, read)
  }

  func testTheFourTiles() async throws {
    let (trackers, _, read) = try await fixture()
    let statistics = try await trackers.statistics()
    let tiles = try XCTUnwrap(statistics.tiles)
    // Read: 2, 4, 5 and 6 March, with a skip between.
    XCTAssertEqual(tiles.best?.name, "Read")
    XCTAssertEqual(tiles.best?.tracker, read.id)
    XCTAssertEqual(tiles.best?.days, 4)
    XCTAssertEqual(tiles.best?.first, try date("2026-03-02"))
    XCTAssertEqual(tiles.best?.last, try date("2026-03-06"))
    // 1, 2, 3 (Read skipped) and 5 March.
    XCTAssertEqual(tiles.idealDays, 4)
    XCTAssertEqual(tiles.completed, 9)
    // 9 by 6 days.
    XCTAssertEqual(tiles.averageTenths, 15)
  }

  func testNothingDoneIsNothingToAnalyse() async throws {
    let trackers = try makeTrackers()
    let nothing = try await trackers.statistics()
    XCTAssertNil(nothing.tiles)
    let run = try await habit(trackers, "Run", WeekdaySet([.monday]))
    let still = try await trackers.statistics()
    XCTAssertNil(still.tiles)
    _ = try await trackers.toggle(run.id, on: date("2026-03-06"))
    let some = try await trackers.statistics()
    XCTAssertEqual(some.tiles?.completed, 1)
    XCTAssertEqual(some.tiles?.idealDays, 0)
    XCTAssertNil(some.tiles?.best)
    XCTAssertEqual(some.tiles?.averageTenths, 10)
  }

  func testWeekdaysAndTheMapOfTheYear() async throws {
    let (trackers, run, _) = try await fixture()
    let statistics = try await trackers.statistics()
    XCTAssertEqual(statistics.weekdays.map(\.done), [2, 2, 1, 2, 1, 0, 1])
    XCTAssertEqual(statistics.weekdays.map(\.scheduled), [2, 1, 2, 2, 2, 0, 1])
    XCTAssertEqual(statistics.weekdays.map(\.kept), [2, 1, 1, 2, 1, 0, 1])
    XCTAssertEqual(statistics.years, [2026])
    let heat = statistics.heat(of: 2026)
    XCTAssertEqual(heat.count, 365)
    XCTAssertEqual(heat[59...64].map(\.level), [4, 4, 4, 2, 4, 2])
    XCTAssertNil(heat[58].share)
    XCTAssertNil(heat[65].share)
    let own = try await trackers.statistics(of: run.id)
    let habit = try XCTUnwrap(own)
    XCTAssertEqual(habit.doneCount, 4)
    XCTAssertEqual(habit.streaks.map(\.days), [3, 1])
    XCTAssertEqual(habit.current?.length, 1)
    XCTAssertEqual(habit.weekdays.map(\.kept), [1, 1, 0, 1, 0, 0, 1])
    XCTAssertEqual(habit.heat(of: 2026)[59...64].map(\.share), [1, 1, 1, 0, 1, nil])
  }

  /// Every other day of 23: twelve streaks of one day, of which ten are kept.
  func testOfEqualStreaksTheLatestAreKept() async throws {
    begin(daysEarlier: 30)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    pass(days: 30)
    for ago in stride(from: 23, through: 1, by: -2) {
      _ = try await trackers.toggle(run.id, on: trackers.today.adding(days: -ago))
    }
    let own = try await trackers.statistics(of: run.id)
    let habit = try XCTUnwrap(own)
    let ages = habit.streaks.map { trackers.today.daysSinceEpoch - $0.first.daysSinceEpoch }
    XCTAssertEqual(ages, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    let summary = try await trackers.summary(of: run.id)
    XCTAssertEqual(summary?.best, habit.best)
    XCTAssertEqual(habit.best?.last, trackers.today.adding(days: -1))
  }

  func testAPartOfTheTargetIsAShareOfTheDay() async throws {
    let trackers = try makeTrackers()
    let water = try await habit(trackers, "Water") { form in
      (form.isMeasured, form.target, form.unit) = (true, "2", "l")
    }
    _ = try await trackers.setAmount(water.id, on: date("2025-12-31"), typed: "2")
    _ = try await trackers.setAmount(water.id, on: date("2026-03-05"), typed: "0.5")
    let own = try await trackers.statistics(of: water.id)
    let habit = try XCTUnwrap(own)
    XCTAssertEqual(habit.years, [2025, 2026])
    XCTAssertEqual(habit.heat(of: 2026)[63].share, 0.25)
    XCTAssertEqual(habit.heat(of: 2025)[364].share, 1)
    // Of all together only the Wednesday on which it was enough is done.
    let all = try await trackers.statistics()
    XCTAssertEqual(all.weekdays.map(\.done), [0, 0, 1, 0, 0, 0, 0])
    XCTAssertEqual(all.tiles?.completed, 1)
  }

  func testIdealDaysGoByTheScheduleAsItWas() async throws {
    begin(daysEarlier: 10)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run", WeekdaySet([.monday]))
    pass(days: 8)
    var form = TrackerForm(run)
    form.weekdays = WeekdaySet.everyDay.rawValue
    _ = try await trackers.update(run.id, to: form)
    pass(days: 2)
    for iso in ["2026-03-02", "2026-03-04"] {
      _ = try await trackers.toggle(run.id, on: date(iso))
    }
    let statistics = try await trackers.statistics()
    // Mondays alone until 3 March: the 2nd is ideal, the 3rd asked nothing, the 5th was missed.
    XCTAssertEqual(statistics.tiles?.idealDays, 2)
    XCTAssertEqual(statistics.tiles?.best?.days, 2)
  }

  func testTheScoreOfAllIsTheMeanOfThoseThatHaveBegun() async throws {
    let (trackers, run, read) = try await fixture()
    let statistics = try await trackers.statistics()
    let own = try await (trackers.statistics(of: run.id), trackers.statistics(of: read.id))
    let scores = [try XCTUnwrap(own.0).scores, try XCTUnwrap(own.1).scores]
    let first = try date("2026-03-01")
    XCTAssertEqual(statistics.scores.first, first)
    XCTAssertEqual(statistics.scores[first], scores[0][first])
    let today = try date("2026-03-06")
    let mean = try (XCTUnwrap(scores[0][today]) + XCTUnwrap(scores[1][today])) / 2
    XCTAssertEqual(try XCTUnwrap(statistics.scores[today]), mean, accuracy: 1e-12)
  }
}

import Core
import Foundation
import Persistence
import TrackersDomain
import XCTest

/// Amounts of a whole week, month or stretch of days, and habits of any so many days in a row.
final class TotalTests: TrackersCase {
  private func run(
    _ trackers: TrackersRepository, _ change: (inout TrackerForm) -> Void = { _ in }
  ) async throws -> Tracker {
    try await habit(trackers, "Run") { form in
      (form.rhythm, form.isMeasured, form.isTotal) = (.perWeek, true, true)
      (form.target, form.unit) = ("10", "km")
      change(&form)
    }
  }

  /// Friday is 6 March 2026; its week begins on the 2nd.
  func testTenKilometresAWeekAreReachedByThreeRuns() async throws {
    begin(daysEarlier: 30)
    let trackers = try makeTrackers()
    let run = try await run(trackers)
    pass(days: 30)
    for (iso, amount) in [("2026-03-02", "4"), ("2026-03-04", "4")] {
      _ = try await trackers.setAmount(run.id, on: date(iso), typed: amount)
    }
    var card = try await card(trackers, run.id, on: "2026-03-06")
    XCTAssertFalse(card.isDone)
    XCTAssertEqual(card.total, Amount(thousandths: 8000))
    XCTAssertNil(card.streak)
    _ = try await trackers.setAmount(run.id, on: date("2026-03-05"), typed: "3")
    let later = try await names(trackers, DayQuery(date("2026-03-06")))
    XCTAssertEqual(later, [], "nothing more is asked for in the week")
    card = try await self.card(trackers, run.id, on: "2026-03-05")
    XCTAssertTrue(card.isDone)
    XCTAssertEqual(card.total, Amount(thousandths: 11_000))
    XCTAssertEqual(card.streak?.length, 1)
    XCTAssertEqual(card.streak?.unit, .weeks)
    XCTAssertEqual(card.doneCount, 1)
    let statistics = try await trackers.statistics()
    XCTAssertEqual(statistics.tiles?.completed, 1)
    let earlier = try await self.card(trackers, run.id, on: "2026-03-04")
    XCTAssertFalse(earlier.isDone)
  }

  func testAtMostOfAWeekIsKeptByTheWholeWeek() async throws {
    begin(daysEarlier: 30)
    let trackers = try makeTrackers()
    let run = try await run(trackers) { $0.isAtMost = true }
    pass(days: 30)
    for iso in ["2026-02-24", "2026-02-26", "2026-03-02"] {
      _ = try await trackers.setAmount(run.id, on: date(iso), typed: "5")
    }
    var summary = try await trackers.summary(of: run.id)
    XCTAssertEqual(summary?.current?.length, 2)
    _ = try await trackers.setAmount(run.id, on: date("2026-02-27"), typed: "1")
    summary = try await trackers.summary(of: run.id)
    XCTAssertEqual(summary?.current?.length, 1)
    XCTAssertEqual(summary?.doneCount, 1)
  }

  func testATotalOfAStretchOfDays() async throws {
    begin(daysEarlier: 40)
    let trackers = try makeTrackers()
    let run = try await run(trackers) { ($0.rhythm, $0.everyDays) = (.everyDays, 14) }
    pass(days: 40)
    _ = try await trackers.setAmount(run.id, on: date("2026-02-20"), typed: "6")
    _ = try await trackers.setAmount(run.id, on: date("2026-03-05"), typed: "6")
    let reached = try await trackers.summary(of: run.id)
    XCTAssertEqual(reached?.doneCount, 1)
    _ = try await trackers.setAmount(run.id, on: date("2026-02-20"), nil)
    _ = try await trackers.setAmount(run.id, on: date("2026-02-19"), typed: "6")
    let apart = try await trackers.summary(of: run.id)
    XCTAssertEqual(apart?.doneCount, 0, "the 15th day is not one of 14")
  }

  /// Monday and Tuesday are of the old schedule, which wants 10 km a week; Wednesday begins the new one.
  private func changed(
    _ trackers: TrackersRepository, isAtMost: Bool = false
  ) async throws -> Tracker {
    let run = try await run(trackers) { $0.isAtMost = isAtMost }
    pass(days: 28)
    var form = TrackerForm(run)
    (form.rhythm, form.everyDays, form.start) = (.everyDays, 14, .today)
    _ = try await trackers.update(run.id, to: form)
    pass(days: 2)
    for iso in ["2026-03-02", "2026-03-04"] {
      _ = try await trackers.setAmount(run.id, on: date(iso), typed: "6")
    }
    return run
  }

  func testAChangeOfTheScheduleBeginsATotalAnew() async throws {
    begin(daysEarlier: 30)
    let trackers = try makeTrackers()
    let run = try await changed(trackers)
    let old = try await card(trackers, run.id, on: "2026-03-02")
    XCTAssertEqual(old.total, Amount(thousandths: 6000))
    var card = try await card(trackers, run.id, on: "2026-03-04")
    XCTAssertEqual(card.total, Amount(thousandths: 6000), "without that of Monday")
    XCTAssertFalse(card.isDone)
    _ = try await trackers.setAmount(run.id, on: date("2026-03-06"), typed: "4")
    card = try await self.card(trackers, run.id, on: "2026-03-06")
    XCTAssertEqual(card.total, Amount(thousandths: 10_000))
    XCTAssertTrue(card.isDone)
    let summary = try await trackers.summary(of: run.id)
    XCTAssertEqual(summary?.doneCount, 1, "neither Monday nor Wednesday")
  }

  /// Or Monday would have to answer for what was run by the new schedule.
  func testAChangeOfTheScheduleEndsAWeekThatMustStayWithin() async throws {
    begin(daysEarlier: 30)
    let trackers = try makeTrackers()
    let run = try await changed(trackers, isAtMost: true)
    for iso in ["2026-03-02", "2026-03-04"] {
      let card = try await card(trackers, run.id, on: iso)
      XCTAssertTrue(card.isDone, iso)
    }
    let summary = try await trackers.summary(of: run.id)
    XCTAssertEqual(summary?.doneCount, 2)
  }

  func testEveryThirdDayIsDueThreeDaysAfterTheLast() async throws {
    begin(daysEarlier: 10)
    let trackers = try makeTrackers()
    let water = try await habit(trackers, "Water") { $0.rhythm = .everyDays }
    pass(days: 10)
    _ = try await trackers.toggle(water.id, on: date("2026-03-03"))
    for (iso, isDue) in [
      ("2026-03-02", true), ("2026-03-04", false), ("2026-03-05", false), ("2026-03-06", true),
    ] {
      let names = try await names(trackers, DayQuery(date(iso)))
      XCTAssertEqual(names, isDue ? ["Water"] : [], iso)
    }
    _ = try await trackers.toggle(water.id, on: date("2026-03-06"))
    let summary = try await trackers.summary(of: water.id)
    XCTAssertEqual(summary?.current?.length, 2)
    XCTAssertEqual(summary?.current?.unit, .times)
  }

  func testBothKindsComeBackFromJSON() async throws {
    let trackers = try makeTrackers()
    _ = try await run(trackers)
    _ = try await habit(trackers, "Fast") { $0.rhythm = .inDays }
    let before = try await trackers.content()
    XCTAssertTrue(before.json().contains("\"version\": 2"), before.json())
    let fresh = try makeTrackers()
    _ = try await fresh.apply(fresh.plan(ofJSON: Data(before.json().utf8)))
    let after = try await fresh.content()
    XCTAssertEqual(after, before)
  }

  func testADraftOfAnEarlierVersionIsStillRead() throws {
    let old = """
      {"kind":"habit","name":"Run","emoji":"🙂","question":"","note":"","reminder":"",\
      "rhythm":"perWeek","weekdays":0,"perWeek":4,"perMonth":10,"isMeasured":false,"target":"",\
      "unit":"","isAtMost":false}
      """
    let form = try XCTUnwrap(TrackerForm(draft: old))
    XCTAssertEqual(form.schedule, .perWeek(4))
    XCTAssertEqual(form.everyDays, 3)
    XCTAssertEqual(TrackerForm(draft: form.draft), form)
  }
}

/// A schedule that is to hold in the past too.
final class RescheduleTests: TrackersCase {
  private func changed(_ start: TrackerForm.Start, _ day: String? = nil) async throws -> Habit? {
    begin(daysEarlier: 20)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    pass(days: 20)
    var form = TrackerForm(run)
    (form.rhythm, form.perWeek, form.start, form.startDay) = (.perWeek, 2, start, day)
    return try await trackers.update(run.id, to: form).record?.habit
  }

  private func spans(_ habit: Habit?) -> [String] {
    (habit?.schedules.spans ?? []).map { "\($0.since.iso) \($0.schedule)" }
  }

  func testFromTodayFromADayAndFromTheBeginning() async throws {
    let first = "2026-02-14 weekdays(TrackersDomain.WeekdaySet(rawValue: 127))"
    let today = try await changed(.today)
    XCTAssertEqual(spans(today), [first, "2026-03-06 perWeek(2)"])
    let day = try await changed(.day, "2026-02-20")
    XCTAssertEqual(spans(day), [first, "2026-02-20 perWeek(2)"])
    let beginning = try await changed(.beginning)
    XCTAssertEqual(spans(beginning), ["2026-02-14 perWeek(2)"])
  }

  func testAPauseStaysWhereTheScheduleIsCorrected() async throws {
    begin(daysEarlier: 20)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    pass(days: 5)
    _ = try await trackers.archive(run.id)
    pass(days: 5)
    let restored = try await trackers.restore(run.id).record
    pass(days: 10)
    var form = TrackerForm(try XCTUnwrap(restored))
    (form.rhythm, form.perWeek, form.start) = (.perWeek, 2, .beginning)
    let habit = try await trackers.update(run.id, to: form).record?.habit
    XCTAssertEqual(
      spans(habit), ["2026-02-14 perWeek(2)", "2026-02-19 paused", "2026-02-24 perWeek(2)"])
  }

  func testACorrectionIsTakenBackByUndo() async throws {
    begin(daysEarlier: 20)
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run")
    pass(days: 20)
    let before = try await trackers.statistics(of: run.id)
    var form = TrackerForm(run)
    (form.rhythm, form.perWeek, form.start) = (.perWeek, 2, .beginning)
    _ = try await trackers.update(run.id, to: form)
    _ = try await store.undo()
    let after = try await trackers.statistics(of: run.id)
    XCTAssertEqual(after, before)
  }

  func testADayIsNeededWhereOneIsMeant() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    var form = TrackerForm(run)
    form.start = .day
    let outcome = try await trackers.update(run.id, to: form)
    XCTAssertEqual(outcome, .refused([.missing(.start)]))
  }
}

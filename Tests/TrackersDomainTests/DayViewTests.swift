import Core
import Persistence
import TrackersDomain
import XCTest

/// What stands on a day, and what is put down for it.
final class DayViewTests: TrackersCase {
  func testOnlyHabitsOfThatWeekdayAreShown() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Run", WeekdaySet([.monday, .friday]))
    _ = try await habit(trackers, "Read")
    let friday = try await names(trackers, DayQuery(date("2026-03-06")))
    let thursday = try await names(trackers, DayQuery(date("2026-03-05")))
    XCTAssertEqual(friday, ["Run", "Read"])
    XCTAssertEqual(thursday, ["Read"])
  }

  func testTheCountIsOfAllTimeAndTheFutureIsRefused() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    for iso in ["2026-03-02", "2026-03-06"] {
      let outcome = try await trackers.toggle(run.id, on: date(iso))
      XCTAssertEqual(outcome.record?.mark, .done)
    }
    let refused = try await trackers.toggle(run.id, on: date("2026-03-07"))
    XCTAssertEqual(refused, .refused([.future(today: try date("2026-03-06"))]))
    let card = try await card(trackers, run.id, on: "2026-03-06")
    XCTAssertTrue(card.isDone)
    XCTAssertEqual(card.doneCount, 2)
    XCTAssertEqual(card.streak?.length, 1)
    _ = try await trackers.toggle(run.id, on: date("2026-03-06"))
    let again = try await self.card(trackers, run.id, on: "2026-03-06")
    XCTAssertFalse(again.isDone)
    XCTAssertEqual(again.doneCount, 1)
  }

  func testPinnedStandFirstAndEmptyHeadersAreGone() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Run", in: "Sport")
    let read = try await habit(trackers, "Read", in: "Mind")
    _ = try await trackers.pin(read.id, true)
    let page = try await trackers.day(DayQuery(date("2026-03-06")))
    XCTAssertEqual(page.sections.first?.header, .pinned)
    XCTAssertEqual(page.sections.count, 2)
    XCTAssertEqual(names(page), ["Read", "Run"])
    _ = try await trackers.pin(read.id, false)
    let back = try await names(trackers, DayQuery(date("2026-03-06")))
    XCTAssertEqual(back, ["Run", "Read"])
  }

  func testThreeKindsOfNothing() async throws {
    let trackers = try makeTrackers()
    let today = try date("2026-03-06")
    let none = try await trackers.day(DayQuery(today))
    XCTAssertEqual(none.emptiness, .noTrackers)
    _ = try await habit(trackers, "Run", WeekdaySet([.friday]))
    let thursday = try await trackers.day(DayQuery(today.adding(days: -1)))
    XCTAssertEqual(thursday.emptiness, .nothingThisDay)
    let found = try await trackers.day(DayQuery(today, search: "x"))
    XCTAssertEqual(found.emptiness, .nothingFound)
    XCTAssertEqual(found.dueCount, 1)
  }

  func testSearchTakesNoNoteOfCaseAccentsAndЁ() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Счёт деревьев")
    _ = try await habit(trackers, "Café")
    let today = try date("2026-03-06")
    for search in ["СЧЕТ", "счёт"] {
      let found = try await names(trackers, DayQuery(today, search: search))
      XCTAssertEqual(found, ["Счёт деревьев"])
    }
    let cafe = try await names(trackers, DayQuery(today, search: "cafe"))
    XCTAssertEqual(cafe, ["Café"])
  }

  func testTheOrderIsOfTheirMakingUntilMovedByHand() async throws {
    let trackers = try makeTrackers()
    let today = try date("2026-03-06")
    let first = try await habit(trackers, "C")
    _ = try await habit(trackers, "A")
    let third = try await habit(trackers, "B")
    try await trackers.move(first.id, .after, third.id)
    let down = try await names(trackers, DayQuery(today))
    XCTAssertEqual(down, ["A", "B", "C"])
    try await trackers.move(third.id, .before, first.id)
    try await trackers.move(first.id, .before, third.id)
    let up = try await names(trackers, DayQuery(today))
    XCTAssertEqual(up, ["A", "C", "B"])
  }

  func testPinnedKeepTheirScheduleUnlessTheSettingSaysOtherwise() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run", WeekdaySet([.monday]))
    _ = try await trackers.pin(run.id, true)
    let friday = DayQuery(try date("2026-03-06"))
    let without = try await names(trackers, friday)
    XCTAssertEqual(without, [])
    var settings = TrackersSettings()
    settings.showsPinnedDaily = true
    try await Settings(store).set(TrackersSettings.key, to: settings)
    let with = try await names(trackers, friday)
    XCTAssertEqual(with, ["Run"])
  }

  func testFiltersFollowWhatIsDone() async throws {
    let trackers = try makeTrackers()
    let today = try date("2026-03-06")
    let run = try await habit(trackers, "Run")
    _ = try await habit(trackers, "Read")
    _ = try await trackers.toggle(run.id, on: today)
    let done = try await names(trackers, DayQuery(today, filter: .completed))
    let open = try await names(trackers, DayQuery(today, filter: .notCompleted))
    let yesterday = try await names(
      trackers, DayQuery(today.adding(days: -1), filter: .notCompleted))
    XCTAssertEqual(done, ["Run"])
    XCTAssertEqual(open, ["Read"])
    XCTAssertEqual(yesterday, ["Run", "Read"])
  }

  func testDeletingTakesAllRecordsAndUndoBringsThemBack() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run")
    for iso in ["2025-12-31", "2026-01-01", "2026-03-06"] {
      _ = try await trackers.toggle(run.id, on: date(iso))
    }
    _ = try await trackers.setNote(run.id, on: date("2026-01-01"), "cold")
    _ = try await trackers.delete(run.id)
    let gone = try await trackers.statistics()
    XCTAssertNil(gone.tiles)
    let act = try await store.undo()
    XCTAssertEqual(act?.kind, TrackerAct.delete.rawValue)
    let card = try await card(trackers, run.id, on: "2026-01-01")
    XCTAssertEqual(card.doneCount, 3)
    XCTAssertEqual(card.entry.note, "cold")
    let same = try await trackers.tracker(run.id)
    XCTAssertEqual(same, run)
  }

  func testAnEventIsOnItsDateAndOnce() async throws {
    let trackers = try makeTrackers()
    let event = try await event(trackers, "Dentist", on: "2026-03-04")
    let today = try await names(trackers, DayQuery(date("2026-03-06")))
    XCTAssertEqual(today, [])
    let early = try await trackers.toggle(event.id, on: date("2026-03-03"))
    XCTAssertEqual(early, .refused([.otherDay(try date("2026-03-04"))]))
    _ = try await trackers.toggle(event.id, on: date("2026-03-04"))
    let card = try await card(trackers, event.id, on: "2026-03-04")
    XCTAssertTrue(card.isDone)
    XCTAssertEqual(card.doneCount, 1)
    let skip = try await trackers.setSkipped(event.id, on: date("2026-03-04"), true)
    XCTAssertEqual(skip, .refused([.notForThis]))
  }

  func testAnEventThatWasNotDoneIsCarriedOverWhereThatIsWanted() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    var settings = TrackersSettings()
    settings.carriesEventsOver = true
    try await Settings(store).set(TrackersSettings.key, to: settings)
    let event = try await event(trackers, "Dentist", on: "2026-03-04")
    let carried = try await card(trackers, event.id, on: "2026-03-06")
    XCTAssertEqual(carried.carriedFrom, try date("2026-03-04"))
    let tomorrow = try await names(trackers, DayQuery(date("2026-03-07")))
    XCTAssertEqual(tomorrow, [])
    _ = try await trackers.toggle(event.id, on: date("2026-03-05"))
    let own = try await card(trackers, event.id, on: "2026-03-04")
    XCTAssertTrue(own.isDone)
    let after = try await names(trackers, DayQuery(date("2026-03-06")))
    XCTAssertEqual(after, [])
    _ = try await trackers.toggle(event.id, on: date("2026-03-04"))
    let open = try await card(trackers, event.id, on: "2026-03-06")
    XCTAssertFalse(open.isDone)
    XCTAssertEqual(open.doneCount, 0)
  }

  func testAHabitOfTwiceAWeekIsDueUntilItIsDoneTwice() async throws {
    let trackers = try makeTrackers()
    let swim = try await habit(trackers, "Swim") { form in
      (form.rhythm, form.perWeek) = (.perWeek, 2)
    }
    for iso in ["2026-03-02", "2026-03-04"] {
      _ = try await trackers.toggle(swim.id, on: date(iso))
    }
    let wednesday = try await card(trackers, swim.id, on: "2026-03-04")
    XCTAssertEqual([wednesday.progress?.done, wednesday.progress?.wanted], [2, 2])
    let friday = try await names(trackers, DayQuery(date("2026-03-06")))
    let tuesday = try await names(trackers, DayQuery(date("2026-03-03")))
    let monday = try await names(trackers, DayQuery(date("2026-03-09")))
    XCTAssertEqual(friday, [])
    XCTAssertEqual(tuesday, ["Swim"])
    XCTAssertEqual(monday, ["Swim"])
  }

  func testTheWeekBeginsWhereThePersonSays() async throws {
    let store = try makeStore()
    let monday = try makeTrackers(store)
    let sunday = try makeTrackers(store, weekStart: .sunday)
    let swim = try await habit(monday, "Swim") { form in
      (form.rhythm, form.perWeek) = (.perWeek, 1)
    }
    _ = try await monday.toggle(swim.id, on: date("2026-03-01"))
    let friday = DayQuery(try date("2026-03-06"))
    let seen = try await (names(monday, friday), names(sunday, friday))
    XCTAssertEqual(seen.0, ["Swim"])
    XCTAssertEqual(seen.1, [])
  }

  func testAmountsNotesAndSkips() async throws {
    let trackers = try makeTrackers()
    let today = try date("2026-03-06")
    let water = try await habit(trackers, "Water") { form in
      (form.isMeasured, form.target, form.unit) = (true, "2,5", "l")
    }
    let bad = try await trackers.setAmount(water.id, on: today, typed: "a lot")
    XCTAssertEqual(bad, .refused([.notAnAmount]))
    _ = try await trackers.setAmount(water.id, on: today, typed: "2.4")
    var seen = try await card(trackers, water.id, on: "2026-03-06")
    XCTAssertEqual(seen.amount?.text(), "2.4")
    XCTAssertFalse(seen.isDone)
    _ = try await trackers.setAmount(water.id, on: today, typed: "2.5")
    seen = try await card(trackers, water.id, on: "2026-03-06")
    XCTAssertTrue(seen.isDone)
    _ = try await trackers.setSkipped(water.id, on: today, true)
    _ = try await trackers.setNote(water.id, on: today, "  ill \n today ")
    seen = try await card(trackers, water.id, on: "2026-03-06")
    XCTAssertTrue(seen.isSkipped)
    XCTAssertNil(seen.amount)
    XCTAssertEqual(seen.entry.note, "ill \n today")
    let read = try await habit(trackers, "Read")
    let amount = try await trackers.setAmount(read.id, on: today, Amount(thousandths: 1000))
    XCTAssertEqual(amount, .refused([.notForThis]))
  }

  func testDotsStandOnDaysWithRecords() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    let read = try await habit(trackers, "Read")
    for iso in ["2025-12-31", "2026-01-01", "2026-03-06"] {
      _ = try await trackers.toggle(run.id, on: date(iso))
    }
    _ = try await trackers.setSkipped(read.id, on: date("2026-01-01"), true)
    let found = try await trackers.records(from: date("2025-12-29"), to: date("2026-02-01"))
    XCTAssertEqual(found, [try date("2025-12-31"): 1, try date("2026-01-01"): 2])
  }

  func testDaysBeforeItWasWrittenDownCountInItsStreak() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    for iso in ["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"] {
      _ = try await trackers.toggle(run.id, on: date(iso))
    }
    let card = try await card(trackers, run.id, on: "2026-03-06")
    XCTAssertEqual(card.streak?.length, 4)
  }

  func testWhatIsPutAwayIsGoneFromThatDayOn() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    _ = try await trackers.archive(run.id)
    let seen = try await (
      names(trackers, DayQuery(date("2026-03-06"))), names(trackers, DayQuery(date("2026-03-05")))
    )
    XCTAssertEqual(seen.0, [])
    XCTAssertEqual(seen.1, ["Run"])
    pass(days: 3)
    _ = try await trackers.restore(run.id)
    let back = try await (
      names(trackers, DayQuery(date("2026-03-09"))), names(trackers, DayQuery(date("2026-03-07")))
    )
    XCTAssertEqual(back.0, ["Run"])
    XCTAssertEqual(back.1, [])
  }
}

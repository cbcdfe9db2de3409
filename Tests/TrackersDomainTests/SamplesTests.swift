import Core
import TrackersDomain
import XCTest

/// The samples that stand in the records before anybody opens them.
final class SamplesTests: TrackersCase {
  func testASampleIsStoredWithAllThatItHas() async throws {
    let trackers = try makeTrackers()
    let today = trackers.today
    let kind = TrackerKind.habit(
      Habit(ScheduleHistory(.weekdays(.everyDay), since: today.adding(days: -9))))
    let sample = TrackerSample(
      1, "Run", category: "Health", kind: kind, created: today.adding(days: -9))
    try await trackers.addAll([
      sample.marked(on: [today]).reminding(at: DayTime(hour: 8, minute: 0)).pinned(),
      TrackerSample(2, "Old", category: "Health", kind: kind, created: today.adding(days: -9))
        .archived(today.adding(days: -1)),
    ])
    let all = try await trackers.trackers()
    XCTAssertEqual(all.map(\.name), ["Run", "Old"])
    XCTAssertEqual(all[0].reminder, DayTime(hour: 8, minute: 0))
    XCTAssertEqual(all.map(\.isPinned), [true, false])
    XCTAssertEqual(all.map(\.archived), [nil, today.adding(days: -1)])
    let categories = try await trackers.categories()
    XCTAssertEqual(categories.map(\.name), ["Health"])
    XCTAssertEqual(all.map(\.category), [categories[0].id, categories[0].id])
    let card = try await card(trackers, all[0].id, on: today.iso)
    XCTAssertTrue(card.isDone)
  }

  /// The first look has something to go on with on this very day.
  func testTodayIsBegun() async throws {
    let trackers = try makeTrackers()
    try await trackers.addDemo(.english)
    let page = try await trackers.day(DayQuery(trackers.today))
    let water = try XCTUnwrap(page.cards.first { $0.tracker.name == "Drink water" })
    XCTAssertEqual(water.amount?.text(), "3")
    XCTAssertFalse(water.isDone)
  }

  func testAWeekMayBeginOnAnotherDay() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run") { ($0.rhythm, $0.perWeek) = (.perWeek, 1) }
    // A Sunday: the end of a week, or the beginning of the next.
    _ = try await trackers.toggle(run.id, on: date("2026-03-01"))
    let today = DayQuery(trackers.today)
    let (old, new) = try await (
      names(trackers, today), names(trackers.with(weekStart: .sunday), today)
    )
    XCTAssertEqual(old, ["Run"])
    XCTAssertEqual(new, [])
  }
}

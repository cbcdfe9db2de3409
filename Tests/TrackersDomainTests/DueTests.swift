import Core
import Persistence
import TrackersDomain
import XCTest

/// What still waits to be done today, on Friday, 6 March 2026.
final class DueTests: TrackersCase {
  private func names(_ trackers: TrackersRepository) async throws -> [String] {
    try await trackers.due().map(\.tracker.name)
  }

  private func times(
    _ trackers: TrackersRepository, on iso: String = "2026-03-06"
  ) async throws -> [String] {
    try await trackers.day(DayQuery(try date(iso))).dueTimes.map(\.text)
  }

  func testItStandsByItsReminders() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Late") { $0.reminder = "21:00" }
    _ = try await habit(trackers, "Whenever")
    _ = try await habit(trackers, "Early") { $0.reminder = "7:05" }
    let done = try await habit(trackers, "Done") { $0.reminder = "8:00" }
    let left = try await habit(trackers, "Left out") { $0.reminder = "8:00" }
    _ = try await habit(trackers, "Monday", WeekdaySet([.monday])) { $0.reminder = "8:00" }
    _ = try await trackers.toggle(done.id, on: trackers.today)
    _ = try await trackers.setSkipped(left.id, on: trackers.today, true)
    let due = try await names(trackers)
    XCTAssertEqual(due, ["Early", "Late", "Whenever"])
    // The same is told beside any day.
    for day in ["2026-03-06", "2026-03-02", "2026-04-01"] {
      let times = try await times(trackers, on: day)
      XCTAssertEqual(times, ["07:05", "21:00"])
    }
  }

  func testPinnedOnesThatShowEveryDayAreNotDueEveryDay() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let monday = try await habit(trackers, "Monday", WeekdaySet([.monday])) { $0.reminder = "8:00" }
    _ = try await trackers.pin(monday.id, true)
    var settings = TrackersSettings()
    settings.showsPinnedDaily = true
    try await Settings(store).set(TrackersSettings.key, to: settings)
    let shown = try await names(trackers, DayQuery(trackers.today))
    XCTAssertEqual(shown, ["Monday"])
    let (due, times) = (try await names(trackers), try await times(trackers))
    XCTAssertEqual(due, [])
    XCTAssertEqual(times, [])
  }

  func testSoManyTimesAWeekIsDueUntilItIsEnough() async throws {
    let trackers = try makeTrackers()
    let swim = try await habit(trackers, "Swim") { $0.rhythm = .perWeek }
    var due = try await names(trackers)
    XCTAssertEqual(due, ["Swim"])
    for day in ["2026-03-02", "2026-03-03", "2026-03-04"] {
      _ = try await trackers.toggle(swim.id, on: try date(day))
    }
    due = try await names(trackers)
    XCTAssertEqual(due, [])
  }

  /// Too much of "at most" cannot be made good today.
  func testWhatIsMeasured() async throws {
    let trackers = try makeTrackers()
    func measured(_ name: String, isAtMost: Bool) async throws -> Tracker {
      try await habit(trackers, name) {
        ($0.isMeasured, $0.target, $0.isAtMost) = (true, "3", isAtMost)
      }
    }
    let water = try await measured("Water", isAtMost: false)
    let coffee = try await measured("Coffee", isAtMost: true)
    let two = Amount(thousandths: 2000)
    _ = try await trackers.setAmount(water.id, on: trackers.today, two)
    var due = try await names(trackers)
    XCTAssertEqual(due, ["Water", "Coffee"])
    _ = try await trackers.setAmount(coffee.id, on: trackers.today, Amount(thousandths: 4000))
    due = try await names(trackers)
    XCTAssertEqual(due, ["Water"])
  }

  func testAnEventWaitsSinceItsDayWhereItIsCarriedOver() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    _ = try await habit(trackers, "Early") { $0.reminder = "0:00" }
    let call = try await event(trackers, "Call", on: "2026-03-04")
    var due = try await names(trackers)
    XCTAssertEqual(due, ["Early"])
    var settings = TrackersSettings()
    settings.carriesEventsOver = true
    try await Settings(store).set(TrackersSettings.key, to: settings)
    due = try await names(trackers)
    XCTAssertEqual(due, ["Early", "Call"])
    let times = try await times(trackers)
    XCTAssertEqual(times, ["00:00", "00:00"])
    _ = try await trackers.toggle(call.id, on: trackers.today)
    due = try await names(trackers)
    XCTAssertEqual(due, ["Early"])
  }
}

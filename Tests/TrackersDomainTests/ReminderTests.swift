import Core
import Persistence
import Scheduling
import Synchronization
import TrackersDomain
import XCTest

/// Which reminders are to be told, on Friday, 6 March 2026, from nine o'clock on.
final class ReminderTests: TrackersCase {
  /// To a time of the same day, or of the next.
  private func pass(_ hours: Double) { clock.advance(by: .seconds(Int64(hours * 3600))) }

  private func names(_ trackers: TrackersRepository) async throws -> [String] {
    try await trackers.reminders().due.map(\.name)
  }

  private func set(_ quiet: QuietHours, in store: DataStore) async throws {
    var settings = TrackersSettings()
    settings.quietHours = quiet
    try await Settings(store).set(TrackersSettings.key, to: settings)
  }

  func testWhatHasItsTimeAndWaitsIsDue() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Run") { ($0.reminder, $0.question) = ("8:30", "Far?") }
    _ = try await habit(trackers, "Now") { $0.reminder = "9:00" }
    _ = try await habit(trackers, "Later") { $0.reminder = "9:01" }
    _ = try await habit(trackers, "Whenever")
    _ = try await habit(trackers, "Monday", WeekdaySet([.monday])) { $0.reminder = "8:30" }
    let done = try await habit(trackers, "Done") { $0.reminder = "8:30" }
    let skipped = try await habit(trackers, "Skipped") { $0.reminder = "8:30" }
    _ = try await trackers.toggle(done.id, on: trackers.today)
    _ = try await trackers.setSkipped(skipped.id, on: trackers.today, true)
    let reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due.map(\.name), ["Run", "Now"])
    XCTAssertEqual(reminders.due.map(\.question), ["Far?", ""])
    XCTAssertEqual(reminders.due.map(\.day), [trackers.today, trackers.today])
    XCTAssertEqual(reminders.next, clock.now.addingTimeInterval(60))
  }

  func testEachIsToldOnceADay() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    _ = try await habit(trackers, "Run") { $0.reminder = "8:30" }
    let due = try await trackers.reminders().due
    let (first, second) = (
      try await trackers.markTold(due).map(\.name), try await trackers.markTold(due).map(\.name)
    )
    XCTAssertEqual(first, ["Run"])
    XCTAssertEqual(second, [])
    // For whoever opens the records next, too.
    var names = try await names(try makeTrackers(store))
    XCTAssertEqual(names, [])
    let next = try await trackers.reminders().next
    XCTAssertNil(next)
    pass(24)
    names = try await self.names(trackers)
    XCTAssertEqual(names, ["Run"])
  }

  func testInQuietHoursNothingIsDueBeforeTheyEnd() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Early") { $0.reminder = "6:00" }
    _ = try await habit(trackers, "Evening") { $0.reminder = "21:59" }
    _ = try await habit(trackers, "Night") { $0.reminder = "23:00" }
    _ = try await trackers.markTold(try await trackers.reminders().due)
    // 22:30, when nobody is told what was missed either.
    pass(13.5)
    var reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due, [])
    XCTAssertNil(reminders.next)
    // 07:59:00 of Saturday.
    pass(9.5 - 1.0 / 60)
    reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due, [])
    XCTAssertEqual(reminders.next, clock.now.addingTimeInterval(60))
    clock.advance(by: .seconds(60))
    reminders = try await trackers.reminders()
    // What was to be told last night, and what was to be told this morning.
    XCTAssertEqual(reminders.due.map(\.name), ["Night", "Early"])
    XCTAssertEqual(reminders.due.map(\.day), [trackers.today.adding(days: -1), trackers.today])
    _ = try await trackers.markTold(reminders.due)
    let names = try await names(trackers)
    XCTAssertEqual(names, [])
  }

  func testANightBeforeTheTrackerWasMadeAsksForNothing() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Night") { $0.reminder = "23:00" }
    let names = try await names(trackers)
    XCTAssertEqual(names, [])
  }

  func testQuietHoursOfNoonAndNone() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    _ = try await habit(trackers, "Meal") { $0.reminder = "9:00" }
    try await set(try XCTUnwrap(QuietHours(typed: "8:30-12:00")), in: store)
    let reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due, [])
    XCTAssertEqual(reminders.next, clock.now.addingTimeInterval(3 * 3600))
    try await set(.none, in: store)
    let names = try await names(trackers)
    XCTAssertEqual(names, ["Meal"])
  }

  /// Quiet hours, and that another program has told a reminder, are news at once; other settings are none.
  func testALiveQueryFollowsItsSettings() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    _ = try await habit(trackers, "Run") { $0.reminder = "8:30" }
    let counts = Mutex<[Int]>([])
    let observation = trackers.observeReminders { result in
      counts.withLock { $0.append((try? result.get().due.count) ?? -1) }
    }
    // Behind the first fetch, on the same queue.
    _ = try await trackers.reminders()
    XCTAssertEqual(counts.withLock { $0 }, [1])
    try await set(try XCTUnwrap(QuietHours(typed: "8:00–10:00")), in: store)
    XCTAssertEqual(counts.withLock { $0 }, [1, 0])
    try await set(.none, in: store)
    XCTAssertEqual(counts.withLock { $0 }, [1, 0, 1])
    _ = try await trackers.markTold(try await trackers.reminders().due)
    XCTAssertEqual(counts.withLock { $0 }, [1, 0, 1, 0])
    withExtendedLifetime(observation) {}
  }

  func testQuietHoursAreReadAndWritten() throws {
    for (text, told) in [
      ("22:00–8:00", "22:00–08:00"), (" 9.30 - 10.00 ", "09:30–10:00"), ("", ""),
      ("7:00—7:00", ""),
    ] { XCTAssertEqual(try XCTUnwrap(QuietHours(typed: text)).text, told, text) }
    for text in ["22", "22:00", "22:00–", "24:00–8:00", "22:00–8:00–9:00", "a–b"] {
      XCTAssertNil(QuietHours(typed: text), text)
    }
  }

  func testSettingsOfBeforeHaveTheUsualQuietHours() throws {
    let decoder = JSONDecoder()
    func quiet(_ json: String) throws -> QuietHours {
      try decoder.decode(TrackersSettings.self, from: Data(json.utf8)).quietHours
    }
    XCTAssertEqual(try quiet("{}"), .usual)
    XCTAssertEqual(try quiet(#"{"quietHours": [1320, 9999]}"#), .usual)
    var settings = TrackersSettings()
    settings.quietHours = .none
    let kept = try JSONEncoder().encode(settings)
    XCTAssertEqual(try decoder.decode(TrackersSettings.self, from: kept).quietHours, .none)
  }

  // MARK: - Days with other hours

  /// A repository of Berlin that begins at a moment, without quiet hours.
  private func berlin(
    _ moment: String, _ reminder: String
  ) async throws -> (TrackersRepository, ManualClock) {
    let clock = ManualClock(now: try Date(moment, strategy: .iso8601))
    let store = try DataStore(
      .inMemory, schemas: [TrackersRepository.schema], activity: Activity(), clock: clock)
    try await set(.none, in: store)
    let zone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let trackers = TrackersRepository(store, clock: clock, timeZone: zone)
    _ = try await habit(trackers, "Run") { $0.reminder = reminder }
    return (trackers, clock)
  }

  /// On 29 March the clocks of Berlin go from 02:00 to 03:00.
  func testATimeThatThereIsNotRingsOnceWhenTheClocksHavePassedIt() async throws {
    let (trackers, clock) = try await berlin("2026-03-29T00:30:00Z", "2:30")
    var reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due, [])
    XCTAssertEqual(reminders.next, try Date("2026-03-29T01:00:00Z", strategy: .iso8601))
    clock.advance(by: .seconds(1800))
    reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due.map(\.name), ["Run"])
    _ = try await trackers.markTold(reminders.due)
    reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due, [])
    XCTAssertNil(reminders.next)
  }

  /// On 25 October they go from 03:00 back to 02:00.
  func testATimeThatThereIsTwiceRingsOnce() async throws {
    let (trackers, clock) = try await berlin("2026-10-25T00:10:00Z", "2:30")
    var reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.next, try Date("2026-10-25T00:30:00Z", strategy: .iso8601))
    clock.advance(by: .seconds(1200))
    reminders = try await trackers.reminders()
    XCTAssertEqual(reminders.due.map(\.name), ["Run"])
    _ = try await trackers.markTold(reminders.due)
    // 02:10 and 02:30 once more.
    for seconds in [2400, 1200] {
      clock.advance(by: .seconds(seconds))
      reminders = try await trackers.reminders()
      XCTAssertEqual(reminders.due, [])
      XCTAssertNil(reminders.next)
    }
  }

  /// Behind the change the way to a later time is an hour longer than the clock on the wall says.
  func testTheWaitEndsWhereTheClocksAreChanged() async throws {
    let (trackers, _) = try await berlin("2026-10-25T00:10:00Z", "3:30")
    let next = try await trackers.reminders().next
    XCTAssertEqual(next, try Date("2026-10-25T01:00:00Z", strategy: .iso8601))
  }
}

import Core
import Foundation
import GRDB
import Persistence
import Scheduling
import Synchronization
import TrackersDomain
import XCTest

/// What is shown after a change is what a reading of everything shows, whoever made the change.
final class RefreshTests: TrackersCase {
  private struct Records {
    let store: DataStore
    let trackers: TrackersRepository
    let all: [Tracker]
  }

  private func fill(_ trackers: TrackersRepository) async throws -> [Tracker] {
    [
      try await habit(trackers, "Run"),
      try await habit(trackers, "Read", .workdays),
      try await habit(trackers, "Swim") { ($0.rhythm, $0.perWeek) = (.perWeek, 2) },
      try await habit(trackers, "Water") { form in
        (form.isMeasured, form.target, form.unit) = (true, "2", "l")
      },
      try await event(trackers, "Dentist", on: trackers.today.adding(days: -3).iso),
    ]
  }

  /// One thing that a person may do, by chance.
  private func doSomething(_ records: Records, _ random: inout SeededRandom) async throws {
    let trackers = records.trackers
    let one = records.all[Int.random(in: 0..<records.all.count, using: &random)].id
    let day = trackers.today.adding(days: -Int.random(in: 0...9, using: &random))
    switch Int.random(in: 0..<15, using: &random) {
    case 0..<5: _ = try await trackers.toggle(one, on: day)
    case 5: _ = try await trackers.setSkipped(one, on: day, true)
    case 6:
      let amount = Int.random(in: 0...4, using: &random)
      _ = try await trackers.setAmount(one, on: day, Amount(thousandths: amount * 1000))
    case 7: _ = try await trackers.setNote(one, on: day, "note \(day.day)")
    case 8: _ = try await trackers.delete(one)
    case 9: _ = try await trackers.archive(one)
    case 10: _ = try await trackers.restore(one)
    case 11: try await change(one, trackers, &random)
    case 12: _ = try await records.store.undo()
    case 13: _ = try await records.store.redo()
    default: try await rehearse(one, day, records)
    }
  }

  private func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository, _ random: inout SeededRandom
  ) async throws {
    guard let tracker = try await trackers.tracker(id) else { return }
    var form = TrackerForm(tracker)
    form.weekdays = Int.random(in: 1...127, using: &random)
    if form.isMeasured { form.target = "\(Int.random(in: 1...4, using: &random))" }
    _ = try await trackers.update(id, to: form)
  }

  /// What is tried and taken back again leaves no trace.
  private func rehearse(_ id: Tracker.ID, _ day: CalendarDay, _ records: Records) async throws {
    let content = try await records.trackers.content()
    _ = try await records.trackers.delete(id)
    _ = try await records.trackers.preview(
      records.trackers.plan(ofJSON: Data(content.json().utf8)))
    _ = try await records.store.undo()
  }

  /// - Parameter old: has looked before the changes; another one of the same records reads them all.
  private func expectSame(
    _ old: TrackersRepository, _ store: DataStore, _ message: String
  ) async throws {
    let fresh = try makeTrackers(store)
    for ago in [0, 1, 4] {
      let query = DayQuery(fresh.today.adding(days: -ago))
      let (seen, whole) = try await (old.day(query), fresh.day(query))
      XCTAssertEqual(seen, whole, message)
      for card in whole.cards {
        let one = try await old.card(of: card.id, on: query.day)
        XCTAssertEqual(one, card, message)
      }
    }
    let (seen, whole) = try await (old.statistics(), fresh.statistics())
    XCTAssertEqual(seen, whole, message)
    for summary in whole.summaries {
      let one = try await old.summary(of: summary.id)
      XCTAssertEqual(one, summary, message)
    }
    let (seenDue, wholeDue) = try await (old.due(), fresh.due())
    XCTAssertEqual(seenDue, wholeDue, message)
  }

  func testOneChangeAfterAnotherShowsWhatIsThere() async throws {
    var random = SeededRandom(seed: 41)
    for run in 0..<12 {
      let store = try makeStore()
      let trackers = try makeTrackers(store)
      let all = try await fill(trackers)
      let shown = Mutex<DayPage?>(nil)
      let watch = trackers.observeDay(DayQuery(trackers.today)) { page in
        shown.withLock { $0 = try? page.get() }
      }
      for step in 0..<40 {
        try await doSomething(
          Records(store: store, trackers: trackers, all: all), &random)
        let live = shown.withLock { $0 }
        let fresh = try await makeTrackers(store).day(DayQuery(trackers.today))
        XCTAssertEqual(live, fresh, "run \(run), step \(step)")
        try await expectSame(trackers, store, "run \(run), step \(step)")
      }
      withExtendedLifetime(watch) {}
    }
  }

  func testTheNextDayAndAnotherWeekAndTheSettingsCountToo() async throws {
    let store = try makeStore()
    var trackers = try makeTrackers(store)
    let all = try await fill(trackers)
    _ = try await trackers.pin(all[1].id, true)
    _ = try await trackers.toggle(all[2].id, on: date("2026-03-01"))
    let sunday = DayQuery(try date("2026-03-08"))
    var names = try await names(trackers, sunday)
    XCTAssertEqual(names, ["Run", "Swim", "Water"])
    var settings = TrackersSettings()
    settings.showsPinnedDaily = true
    try await Settings(store).set(TrackersSettings.key, to: settings)
    names = try await self.names(trackers, sunday)
    XCTAssertEqual(names, ["Read", "Run", "Swim", "Water"])
    pass(days: 2)
    try await expectSame(trackers, store, "two days later")
    _ = try await trackers.toggle(all[2].id, on: date("2026-03-02"))
    trackers.weekStart = .sunday
    let card = try await card(trackers, all[2].id, on: "2026-03-02")
    XCTAssertEqual(card.progress?.done, 2)
  }

  /// Counts the readings of all trackers, which are the cost of a mark where there are many.
  private final class Readings: Sendable {
    let count = Mutex(0)

    func take(_ sql: String) {
      if sql.contains("FROM tracker ORDER BY") { count.withLock { $0 += 1 } }
    }
  }

  func testAMarkReadsNoOtherTrackerAgain() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let all = try await fill(trackers)
    let watches = [
      trackers.observeDay(DayQuery(trackers.today)) { _ in }, trackers.observeDue { _ in },
    ]
    _ = try await trackers.day(DayQuery(trackers.today))
    let readings = Readings()
    try await store.read("trace") { db in db.trace { readings.take($0.description) } }
    for tracker in all { _ = try await trackers.toggle(tracker.id, on: trackers.today) }
    _ = try await trackers.statistics()
    XCTAssertEqual(readings.count.withLock { $0 }, 0)
    _ = try await trackers.pin(all[0].id, true)
    XCTAssertEqual(readings.count.withLock { $0 }, 1, "once for both queries")
    withExtendedLifetime(watches) {}
  }

  // MARK: - Changes that come from elsewhere

  func testWhatAnotherProcessWritesIsRead() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func open() throws -> DataStore {
      try DataStore(
        .file(folder.appending(path: "a.sqlite"), backups: folder.appending(path: "copies")),
        schemas: [TrackersRepository.schema], activity: Activity(), clock: clock)
    }
    let here = try makeTrackers(open())
    let all = try await fill(here)
    let today = DayQuery(here.today)
    var done = try await here.day(today).doneCount
    XCTAssertEqual(done, 0)
    let there = try makeTrackers(open())
    _ = try await there.toggle(all[0].id, on: here.today)
    done = try await here.day(today).doneCount
    XCTAssertEqual(done, 1)
  }

  func testRecordsOfABackupAreReadAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "backup.tar")
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let all = try await fill(trackers)
    let parts = ArchiveParts(
      files: { _ in [] }, accepts: { _, _ in false }, counts: { _ in [:] })
    _ = try await store.writeArchive(to: file, files: nil, parts: parts, program: "test")
    _ = try await trackers.toggle(all[0].id, on: trackers.today)
    var page = try await trackers.day(DayQuery(trackers.today))
    XCTAssertEqual(page.doneCount, 1)
    _ = try await store.restoreArchive(file, files: nil, parts: parts)
    page = try await trackers.day(DayQuery(trackers.today))
    XCTAssertEqual(page.doneCount, 0)
    try await expectSame(trackers, store, "after the backup")
  }
}

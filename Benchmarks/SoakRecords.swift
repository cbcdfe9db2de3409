import Core
import Foundation
import Persistence
import PetsDomain
import Scheduling
import Shell
import TrackersDomain

/// A folder of data for `make soak`: many pets with health books, many habits with a year of marks.
@MainActor
struct SoakRecords {
  let path: String
  var pets = 100_000
  var habits = 1000
  /// The days of marks of each habit, the last one today.
  var days = 365

  func make() async throws {
    let folders = Folders(under: URL(filePath: path))
    try folders.create()
    let clock = ManualClock(now: Date())
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    try await ShellSetup.skipIntroduction(in: store)
    let repository = PetRepository(store, clock: clock, timeZone: .gmt)
    let samples = PetSamples.many(pets, seed: 1, today: repository.today, now: clock.now)
    try await repository.addAll(samples)
    try await repository.health.addAll(
      PetSamples.books(for: samples, seed: 2, today: repository.today, now: clock.now))
    try await addHabits(TrackersRepository(store, clock: clock, timeZone: .gmt))
    print(
      "\(folders.database.path(percentEncoded: false)): \(pets) pets, \(habits) habits of \(days) days"
    )
  }

  private func addHabits(_ trackers: TrackersRepository) async throws {
    let category = UUID()
    let first = trackers.today.adding(days: -days + 1)
    let items = (0..<habits).map { number in
      let habit = Habit(ScheduleHistory(.weekdays(.everyDay), since: first))
      let tracker = Tracker(
        id: UUID(), name: "Habit \(number)", emoji: "🙂", colour: .first, category: category,
        kind: .habit(habit), created: first)
      let done = (0..<days).filter { ($0 * 7 + number) % 10 != 0 }
      let marks = done.map { (first.adding(days: $0), DayMark.done) }
      return ImportedTracker(tracker, marks: Dictionary(uniqueKeysWithValues: marks))
    }
    let plan = TrackersImportPlan(
      categories: [TrackerCategory(id: category, name: "All")], trackers: items)
    _ = try await trackers.apply(plan)
  }
}

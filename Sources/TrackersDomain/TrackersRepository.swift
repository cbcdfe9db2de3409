import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

/// The trackers of a person: what can be asked and done, live and undoable.
///
/// Stands on a ``DataStore`` that was opened with ``schema``; every call suspends or returns at once.
public struct TrackersRepository: Sendable {
  /// To be named when the store is opened.
  public static let schema = TrackersSchema.schema

  let store: DataStore
  let clock: any AppClock
  let timeZone: TimeZone
  let makeID: @Sendable () -> UUID
  /// What readings of this store have found so far; copies share it.
  let memo = TrackersMemo()
  /// The day that weeks begin with: what a habit of so many times a week is counted by.
  public var weekStart: WeekStart

  public init(
    _ store: DataStore, clock: any AppClock, timeZone: TimeZone,
    weekStart: WeekStart = .monday, makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    (self.store, self.clock, self.timeZone) = (store, clock, timeZone)
    (self.weekStart, self.makeID) = (weekStart, makeID)
  }

  /// The same records, counted by other weeks.
  public func with(weekStart: WeekStart) -> TrackersRepository {
    var copy = self
    copy.weekStart = weekStart
    return copy
  }

  /// What day it is where the person is: no later one can be marked.
  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }

  // MARK: - Asking

  /// A day with its cards; ten years of 200 habits take some ten milliseconds, and a few where little
  /// has changed since the last call.
  public func day(_ query: DayQuery) async throws -> DayPage {
    try await store.read("trackers.day") { try reading(query).page(in: $0) }
  }

  /// The card of one tracker; nil where there is none, or it is not shown on the day.
  public func card(of id: Tracker.ID, on day: CalendarDay) async throws -> DayCard? {
    try await store.read("trackers.card") { try reading(DayQuery(day)).card(of: id, in: $0) }
  }

  public func tracker(_ id: Tracker.ID) async throws -> Tracker? {
    try await store.read("trackers.tracker") { try TrackerTable.tracker(id, in: $0) }
  }

  /// All trackers in their order, those put away too.
  public func trackers() async throws -> [Tracker] {
    try await store.read("trackers.all") { try TrackerTable.all(in: $0) }
  }

  /// All categories in their order, those without trackers too.
  public func categories() async throws -> [TrackerCategory] {
    try await store.read("trackers.categories") { try CategoryTable.all(in: $0) }
  }

  /// The trackers that a person may mean: the one of an identifier, else those of that name, else
  /// those whose name begins so, whatever case and accents.
  public func find(_ text: String) async throws -> [Tracker] {
    let text = TextRules.trimmed(text)
    let folded = TextRules.folded(text)
    guard !folded.isEmpty else { return [] }
    let all = try await trackers()
    let names = all.map { TextRules.folded($0.name) }
    func those(_ isMeant: (Int) -> Bool) -> [Tracker]? {
      let found = all.indices.filter(isMeant)
      return found.isEmpty ? nil : found.map { all[$0] }
    }
    return those { all[$0].id.uuidString == text.uppercased() }
      ?? those { names[$0] == folded } ?? those { names[$0].hasPrefix(folded) } ?? []
  }

  /// How many trackers have a mark on each day of a month, or of a shown calendar's days around it;
  /// a day without one is not there.
  public func records(
    from first: CalendarDay, to last: CalendarDay
  ) async throws -> [CalendarDay: Int] {
    try await store.read("trackers.records") {
      try MonthReading(first: first, last: last).counts(in: $0)
    }
  }

  /// What stands for a tracker on a day; nil where there is no such tracker.
  public func entry(_ id: Tracker.ID, on day: CalendarDay) async throws -> DayEntry? {
    try await store.read("trackers.entry") { db in
      guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
      return try Self.entry(tracker, day, in: db)
    }
  }

  static func entry(
    _ tracker: Tracker, _ day: CalendarDay, in db: Database
  ) throws -> DayEntry {
    DayEntry(
      tracker.id, day, try YearTable.mark(of: tracker.rank, on: day, in: db),
      note: try NoteTable.note(of: tracker.rank, on: day, in: db))
  }

  func reading(_ query: DayQuery) -> DayReading {
    DayReading(query: query, today: today, weekStart: weekStart, memo: memo)
  }
}

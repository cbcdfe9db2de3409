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
  let histories = HistoryMemory()
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
    DayReading(query: query, today: today, weekStart: weekStart, histories: histories)
  }
}

/// Live queries, as ``DataStore/observe(_:tables:fetch:onChange:)``.
extension TrackersRepository {
  private static let seen = TrackersSchema.tables.union(["setting"])

  /// A day; a change of the tab's settings counts as one too.
  public func observeDay(
    _ query: DayQuery, onChange: @escaping @Sendable (Result<DayPage, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.day", tables: Self.seen, fetch: { try reading(query).page(in: $0) },
      onChange: onChange)
  }

  /// The days of a month that have records.
  public func observeMonth(
    _ month: CalendarMonth,
    onChange: @escaping @Sendable (Result<[CalendarDay: Int], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.month", tables: TrackersSchema.tables,
      fetch: { try MonthReading(first: month.day(1), last: month.day(31)).counts(in: $0) },
      onChange: onChange)
  }

  public func observeCategories(
    onChange: @escaping @Sendable (Result<[TrackerCategory], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.categories", tables: [TrackersSchema.categories],
      fetch: { try CategoryTable.all(in: $0) }, onChange: onChange)
  }

  /// One tracker; nil while there is none of that identifier.
  public func observeTracker(
    _ id: Tracker.ID, onChange: @escaping @Sendable (Result<Tracker?, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.tracker", tables: [TrackersSchema.trackers, TrackersSchema.schedules],
      fetch: { try TrackerTable.tracker(id, in: $0) }, onChange: onChange)
  }

  /// All trackers in their order, those put away too.
  public func observeTrackers(
    onChange: @escaping @Sendable (Result<[Tracker], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.all", tables: [TrackersSchema.trackers, TrackersSchema.schedules],
      fetch: { try TrackerTable.all(in: $0) }, onChange: onChange)
  }
}

extension TrackersRepository {
  /// What was put away, habits and events, the last one first.
  public func archive() async throws -> [ArchivedTracker] {
    try await store.read("trackers.archive") { try Self.archive(in: $0) }
  }

  /// The same, live.
  public func observeArchive(
    onChange: @escaping @Sendable (Result<[ArchivedTracker], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.archive", tables: TrackersSchema.tables, fetch: { try Self.archive(in: $0) },
      onChange: onChange)
  }

  private static func archive(in db: Database) throws -> [ArchivedTracker] {
    let names = Dictionary(try CategoryTable.all(in: db).map { ($0.id, $0.name) }) { first, _ in
      first
    }
    let all = try TrackerTable.all(in: db).compactMap { tracker -> ArchivedTracker? in
      guard let since = tracker.archived else { return nil }
      let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
      return ArchivedTracker(
        tracker: tracker, since: since, category: names[tracker.category] ?? "",
        doneCount: history?.doneCount(tracker.target) ?? 0)
    }
    return all.enumerated().sorted { left, right in
      left.element.since == right.element.since
        ? left.offset < right.offset : left.element.since > right.element.since
    }.map(\.element)
  }
}

extension TrackersRepository {
  /// What is due today and neither done nor skipped: those that wait from a time on first, by that.
  public func due() async throws -> [DayCard] {
    try await store.read("trackers.due") { try dueReading.cards(in: $0) }
  }

  /// The same, live; a change of the tab's settings counts as one too.
  public func observeDue(
    onChange: @escaping @Sendable (Result<[DayCard], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.due", tables: TrackersSchema.tables.union(["setting"]),
      fetch: { try dueReading.cards(in: $0) }, onChange: onChange)
  }

  private var dueReading: DueReading {
    DueReading(today: today, weekStart: weekStart, histories: histories)
  }
}

extension TrackersRepository {
  /// What all of it comes to; walks over every day of every tracker.
  public func statistics() async throws -> TrackersStatistics {
    try await store.read("trackers.statistics") { try statisticsReading.statistics(in: $0) }
  }

  /// The same, live.
  public func observeStatistics(
    onChange: @escaping @Sendable (Result<TrackersStatistics, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.statistics", tables: TrackersSchema.tables,
      fetch: { try statisticsReading.statistics(in: $0) }, onChange: onChange)
  }

  /// One tracker in a few figures; nil where there is none.
  public func summary(of id: Tracker.ID) async throws -> HabitSummary? {
    try await store.read("trackers.summary") { try statisticsReading.summary(of: id, in: $0) }
  }

  /// What one habit comes to; nil for an event, and where there is none of that identifier.
  public func statistics(of id: Tracker.ID) async throws -> HabitStatistics? {
    try await store.read("trackers.habit") { try statistics(of: id, in: $0) }
  }

  /// The same, live.
  public func observeStatistics(
    of id: Tracker.ID,
    onChange: @escaping @Sendable (Result<HabitStatistics?, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.habit", tables: TrackersSchema.tables,
      fetch: { try statistics(of: id, in: $0) }, onChange: onChange)
  }

  private var statisticsReading: StatisticsReading {
    StatisticsReading(
      today: today.daysSinceEpoch, weekStart: weekStart, histories: histories)
  }

  private func statistics(of id: Tracker.ID, in db: Database) throws -> HabitStatistics? {
    guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank] ?? DayHistory()
    let figures = HabitFigures(
      tracker, history, today: today.daysSinceEpoch, weekStart)
    return figures.map { HabitStatistics(tracker, $0) }
  }
}

extension TrackersRepository {
  /// How many days of a tracker are done, of all time (H-14); an event counts once. None where there
  /// is no such tracker.
  public func doneCount(of id: Tracker.ID) async throws -> Int {
    try await store.read("trackers.doneCount") { db in
      guard let tracker = try TrackerTable.tracker(id, in: db),
        let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
      else { return 0 }
      return tracker.isHabit ? history.doneCount(tracker.target) : 1
    }
  }
}

extension TrackersRepository {
  /// How many trackers and categories there ever were, those that are gone too: what repeatable
  /// identifiers go on from.
  public static func countEverAdded(in store: DataStore) async throws -> Int {
    try await store.read("trackers.everAdded") { db in
      let tables = [TrackersSchema.trackers, TrackersSchema.categories]
      return try Int.fetchOne(
        db, sql: "SELECT SUM(seq) FROM sqlite_sequence WHERE name IN (?, ?)",
        arguments: StatementArguments(tables)) ?? 0
    }
  }
}

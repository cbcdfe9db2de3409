import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

/// The trackers of a person: queries, live queries and acts that can be undone.
///
/// Stands on a ``DataStore`` that was opened with ``schema``; every call suspends or returns at once.
public struct TrackersRepository: Sendable {
  /// The schema that the store is opened with.
  public static let schema = TrackersSchema.schema

  let store: DataStore
  let clock: any AppClock
  let timeZone: TimeZone
  let makeID: @Sendable () -> UUID
  /// The cache of trackers and histories of this store; copies share it.
  let memo = TrackersMemo()
  let scores = ScoreMemo()
  /// The first day of the week, for habits of so many times a week.
  public var weekStart: WeekStart

  public init(
    _ store: DataStore, clock: any AppClock, timeZone: TimeZone,
    weekStart: WeekStart = .monday, makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    (self.store, self.clock, self.timeZone) = (store, clock, timeZone)
    (self.weekStart, self.makeID) = (weekStart, makeID)
  }

  /// Returns the same records with another first day of the week.
  public func with(weekStart: WeekStart) -> TrackersRepository {
    var copy = self
    copy.weekStart = weekStart
    return copy
  }

  /// Today in the person's time zone: no later day can be marked.
  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }

  // MARK: - Asking

  /// Returns a day with its cards; ten years of 200 habits take some ten milliseconds, and a few
  /// where little has changed since the last call.
  public func day(_ query: DayQuery) async throws -> DayPage {
    try await store.read("trackers.day") { try reading(query).page(in: $0) }
  }

  /// Returns the card of one tracker; nil where there is none, or it is not shown on the day.
  public func card(of id: Tracker.ID, on day: CalendarDay) async throws -> DayCard? {
    try await store.read("trackers.card") { try reading(DayQuery(day)).card(of: id, in: $0) }
  }

  public func tracker(_ id: Tracker.ID) async throws -> Tracker? {
    try await store.read("trackers.tracker") { try TrackerTable.tracker(id, in: $0) }
  }

  /// Returns all trackers in their order, archived ones too.
  public func trackers() async throws -> [Tracker] {
    try await store.read("trackers.all") { try memo.trackers(in: $0) }
  }

  /// Returns all categories in their order, empty ones too.
  public func categories() async throws -> [TrackerCategory] {
    try await store.read("trackers.categories") { try CategoryTable.all(in: $0) }
  }

  /// Finds the trackers that a person may mean: by an identifier, else by a name, else by its
  /// beginning, whatever case and accents.
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

  /// Returns the number of trackers with a mark for each day of a range; a day without one is
  /// missing.
  public func records(
    from first: CalendarDay, to last: CalendarDay
  ) async throws -> [CalendarDay: Int] {
    try await store.read("trackers.records") {
      try MonthReading(first: first, last: last).counts(in: $0)
    }
  }

  /// Returns the mark and note of a tracker on a day; nil where there is no such tracker.
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

  // MARK: - Live

  /// The settings of the tab, by which days are read.
  private static let settings: Set<String> = [TrackersSettings.key.name]

  /// Observes a day; a change of the tab's settings counts too.
  public func observeDay(
    _ query: DayQuery, onChange: @escaping @Sendable (Result<DayPage, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.day", tables: TrackersSchema.tables, settings: Self.settings,
      fetch: { try reading(query).page(in: $0) },
      onChange: onChange)
  }

  /// Observes the days of a month that have records.
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

  /// Returns the habits by days; ten years of 200 habits take some ten milliseconds.
  ///
  /// - Parameter days: those whose notes are wanted.
  public func grid(_ days: ClosedRange<CalendarDay>) async throws -> HabitGrid {
    try await store.read("trackers.grid") { try gridReading(days).grid(in: $0) }
  }

  /// The same, live.
  public func observeGrid(
    _ days: ClosedRange<CalendarDay>,
    onChange: @escaping @Sendable (Result<HabitGrid, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.grid", tables: TrackersSchema.tables,
      fetch: { try gridReading(days).grid(in: $0) }, onChange: onChange)
  }

  private func gridReading(_ days: ClosedRange<CalendarDay>) -> HabitGridReading {
    HabitGridReading(
      days: days, today: today, weekStart: weekStart, memo: memo, scores: scores)
  }

  /// Observes how full the days of a range are; a day to come, or with nothing due, is missing.
  public func observeFills(
    _ days: ClosedRange<CalendarDay>,
    onChange: @escaping @Sendable (Result<[CalendarDay: DayFill], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.fills", tables: TrackersSchema.tables, settings: Self.settings,
      fetch: { db in
        try DayFillReading(days: days, today: today, weekStart: weekStart, memo: memo).fills(in: db)
      }, onChange: onChange)
  }

  // MARK: - Archive

  /// Returns the archived habits and events, the last one first.
  public func archive() async throws -> [ArchivedTracker] {
    try await store.read("trackers.archive") { try ArchivedTracker.all(in: $0, weekStart) }
  }

  /// The same, live.
  public func observeArchive(
    onChange: @escaping @Sendable (Result<[ArchivedTracker], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.archive", tables: TrackersSchema.tables,
      fetch: { try ArchivedTracker.all(in: $0, weekStart) },
      onChange: onChange)
  }

  // MARK: - Due

  /// Returns what is due today and neither done nor skipped: by the time from which each waits,
  /// then those without a time.
  public func due() async throws -> [DayCard] {
    try await store.read("trackers.due") { try dueReading.cards(in: $0) }
  }

  /// Observes what is due; a change of the tab's settings counts too.
  public func observeDue(
    onChange: @escaping @Sendable (Result<[DayCard], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.due", tables: TrackersSchema.tables, settings: Self.settings,
      fetch: { try dueReading.cards(in: $0) }, onChange: onChange)
  }

  private var dueReading: DueReading {
    DueReading(today: today, weekStart: weekStart, memo: memo)
  }

  // MARK: - Statistics

  /// Returns the statistics of all trackers; walks over every day of each.
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

  /// Returns all trackers in a few figures, in their order: what a list needs of the statistics.
  public func summaries() async throws -> [HabitSummary] {
    try await store.read("trackers.summaries") { try statisticsReading.summaries(in: $0) }
  }

  /// Returns one tracker in a few figures; nil where there is none.
  public func summary(of id: Tracker.ID) async throws -> HabitSummary? {
    try await store.read("trackers.summary") { try statisticsReading.summary(of: id, in: $0) }
  }

  /// Returns the statistics of one habit; nil for an event, and where there is none of that
  /// identifier.
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
      today: today.daysSinceEpoch, weekStart: weekStart, memo: memo)
  }

  private func statistics(of id: Tracker.ID, in db: Database) throws -> HabitStatistics? {
    guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank] ?? DayHistory()
    let figures = HabitFigures(
      tracker, history, today: today.daysSinceEpoch, weekStart)
    return figures.map {
      HabitStatistics(tracker, $0, today: today.daysSinceEpoch, weekStart)
    }
  }

  /// Returns the number of days of a tracker that are done, of all time; an event counts once. 0
  /// where there is no such tracker.
  public func doneCount(of id: Tracker.ID) async throws -> Int {
    try await store.read("trackers.doneCount") { db in
      guard let tracker = try TrackerTable.tracker(id, in: db),
        let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
      else { return 0 }
      return tracker.isHabit ? history.doneCount(tracker.habit, weekStart) : 1
    }
  }

  /// Returns the number of trackers and categories that were ever added, those deleted since
  /// included. Repeatable identifiers continue from it.
  public static func countEverAdded(in store: DataStore) async throws -> Int {
    try await store.read("trackers.everAdded") { db in
      let tables = [TrackersSchema.trackers, TrackersSchema.categories]
      return try Int.fetchOne(
        db, sql: "SELECT SUM(seq) FROM sqlite_sequence WHERE name IN (?, ?)",
        arguments: StatementArguments(tables)) ?? 0
    }
  }
}

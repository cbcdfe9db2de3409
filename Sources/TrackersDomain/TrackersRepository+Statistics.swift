import Core
import GRDB
import Persistence

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
      today: today.daysSinceEpoch, weekStart: weekStart, memo: memo)
  }

  private func statistics(of id: Tracker.ID, in db: Database) throws -> HabitStatistics? {
    guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank] ?? DayHistory()
    let figures = HabitFigures(
      tracker, history, today: today.daysSinceEpoch, weekStart)
    return figures.map { HabitStatistics(tracker, $0) }
  }
}

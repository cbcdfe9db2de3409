import Core
import Persistence

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

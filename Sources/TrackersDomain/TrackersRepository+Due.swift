import Persistence

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
    DueReading(today: today, weekStart: weekStart, memo: memo)
  }
}

import GRDB
import Persistence

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

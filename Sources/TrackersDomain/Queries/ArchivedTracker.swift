import Core
import GRDB

/// A tracker that was put away.
public struct ArchivedTracker: Sendable, Equatable, Identifiable {
  public let tracker: Tracker
  /// The day from which it is put away.
  public let since: CalendarDay
  /// The name of its category.
  public let category: String
  /// Of all time.
  public let doneCount: Int

  public var id: Tracker.ID { tracker.id }

  /// Returns all that were archived, the last one first.
  static func all(in db: Database, _ weekStart: WeekStart) throws -> [ArchivedTracker] {
    let names = Dictionary(try CategoryTable.all(in: db).map { ($0.id, $0.name) }) { first, _ in
      first
    }
    let all = try TrackerTable.all(in: db).compactMap { tracker -> ArchivedTracker? in
      guard let since = tracker.archived else { return nil }
      let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
      return ArchivedTracker(
        tracker: tracker, since: since, category: names[tracker.category] ?? "",
        doneCount: history?.doneCount(tracker.habit, weekStart) ?? 0)
    }
    return all.enumerated().sorted { left, right in
      left.element.since == right.element.since
        ? left.offset < right.offset : left.element.since > right.element.since
    }.map(\.element)
  }
}

import Core

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
}

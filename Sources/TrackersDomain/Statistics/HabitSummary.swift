/// One tracker among all, in a few figures.
public struct HabitSummary: Sendable, Equatable, Identifiable {
  public let tracker: Tracker
  public let doneCount: Int
  /// 0 to 1; nil for an event.
  public let score: Double?
  /// Nil where none goes on.
  public let current: Streak?
  /// Nil where there was none.
  public let best: Streak?

  public var id: Tracker.ID { tracker.id }
}

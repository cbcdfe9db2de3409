import Core

/// The four figures (H-71, H-73).
public struct StatisticsTiles: Sendable, Hashable {
  /// The longest run of consecutive scheduled days done by any one habit.
  public struct BestPeriod: Sendable, Hashable {
    public let tracker: Tracker.ID
    public let name: String
    public let days: Int
    public let first: CalendarDay
    public let last: CalendarDay
  }

  /// Nil while no scheduled day was done.
  public let best: BestPeriod?
  /// Days before today with at least one scheduled habit and all of them done, by the schedule as it
  /// was. What was skipped is not scheduled; a habit of so many times a week or month is, on the days
  /// it was done, and on those when no later day could make up for it.
  public let idealDays: Int
  /// All days done, of events too.
  public let completed: Int
  /// Completions by calendar days from the first one to today, in tenths, rounded half up.
  public let averageTenths: Int
}

import Core

/// A run without a break; see ``HabitWalk`` for the rules.
public struct Streak: Sendable, Hashable {
  /// How many days, weeks or months of the schedule were kept.
  public var length = 0
  public var unit: StreakUnit
  /// How many of its scheduled days were done: the measure by which runs of all habits compare.
  public var days = 0
  public var first: CalendarDay
  public var last: CalendarDay
}

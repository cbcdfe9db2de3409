import Core

/// What a tracker asks for.
public enum TrackerKind: Sendable, Hashable {
  case habit(Habit)
  /// Once, on that day.
  case event(CalendarDay)
}

import TrackersDomain

/// A change of one part of the form.
public enum TrackerFormEdit: Sendable, Equatable {
  case name(String)
  case rhythm(TrackerForm.Rhythm)
  case weekdays(WeekdaySet)
  case perWeek(Int)
  case perMonth(Int)
  /// As typed.
  case day(String)
  case isMeasured(Bool)
  case isAtMost(Bool)
  case target(String)
  case unit(String)
  case emoji(String)
  /// By its number.
  case colour(Int)
  case reminder(String)
  case question(String)
  case note(String)
}

import Core

/// Why something was not done. Nothing was changed.
public enum TrackerProblem: Error, Sendable, Equatable {
  case missing(TrackerPart)
  case tooLong(TrackerPart, most: Int)
  /// Not a number, too large, or nothing where at least something is wanted.
  case notAnAmount
  case notATime
  /// There is a category of that name, by its letters without case and accents.
  case categoryIsThere(TrackerCategory)
  case noSuchCategory
  /// The day is still to come.
  case future(today: CalendarDay)
  /// The day is of no year that can be marked; see ``CalendarDay/markedYears``.
  case otherTimes
  /// An event is of another day.
  case otherDay(CalendarDay)
  /// An event was done on another day.
  case doneAlready(CalendarDay)
  /// An amount for what is not measured, or a skip for an event.
  case notForThis
}

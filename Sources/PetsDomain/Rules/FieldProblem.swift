import Almanac

/// Why what was typed cannot be saved; a catalogue has the words for it.
public enum FieldProblem: Error, Equatable {
  case tooLong(limit: Int, count: Int)
  case notANumber
  case notYesOrNo
  /// Finer than the given number of decimals.
  case tooManyDecimals(Int)
  /// Beyond ``Weight/range``.
  case outOfRange
  /// No day that the calendar has, in none of the forms.
  case notADate
  case inFuture(today: CalendarDay)
  /// Before the earliest year that is taken.
  case tooEarly(year: Int)
}

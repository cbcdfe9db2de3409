import Core

/// Why what was typed cannot be saved; ``PetWords`` has the words for it.
public enum FieldProblem: Error, Equatable, Sendable {
  /// The record makes no sense without it.
  case missing
  case tooLong(limit: Int, count: Int)
  case notANumber
  case notYesOrNo
  /// Finer than the given number of decimals.
  case tooManyDecimals(Int)
  /// Beyond ``Weight/range``.
  case outOfRange
  /// No number, or one that is no sum of money.
  case notAnAmount
  /// No day that the calendar has, in none of the forms.
  case notADate
  case inFuture(today: CalendarDay)
  /// Before the earliest year that is taken.
  case tooEarly(year: Int)
  /// After the latest year that is taken.
  case tooLate(year: Int)
  /// The end of something that begins on that day.
  case endsBeforeStart(CalendarDay)
}

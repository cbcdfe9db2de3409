import Core
import Interchange

/// A reason for which a typed text cannot be saved; ``PetWords`` has the words for it.
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

/// Reads days as people type them, in the forms of `DateInput`.
public enum DayInput {
  public static let earliestYear = 1900
  /// Two digits of a year mean one up to so many years ahead, else one of the past.
  public static let pivotYears = 50

  /// Reads a day that has been, as a birthday; two digits of a year mean the newest such day that is
  /// not in the future.
  public static func past(_ text: String, today: CalendarDay) throws(FieldProblem) -> CalendarDay {
    let day = try read(text, latest: today)
    if day > today { throw .inFuture(today: today) }
    if day.year < earliestYear { throw .tooEarly(year: earliestYear) }
    return day
  }

  /// Reads a day that may be still to come, up to ``pivotYears`` ahead.
  public static func any(_ text: String, today: CalendarDay) throws(FieldProblem) -> CalendarDay {
    let latest = today.adding(months: pivotYears * 12)
    let day = try read(text, latest: latest)
    if day.year < earliestYear { throw .tooEarly(year: earliestYear) }
    if day.year > latest.year { throw .tooLate(year: latest.year) }
    return day
  }

  private static func read(
    _ text: String, latest: CalendarDay
  ) throws(FieldProblem) -> CalendarDay {
    guard let day = DateInput.day(in: TextRules.trimmed(text), latest: latest)
    else { throw .notADate }
    return day
  }
}

/// An answer as people type it, in either language.
///
/// A record keeps its raw value; what older records hold besides is read where it is one of these
/// words, and otherwise left as it is.
public enum YesNo: String, Sendable, CaseIterable {
  case yes, no

  /// Nil for anything that is neither; case and blanks around it do not matter.
  public init?(typed text: String) {
    switch TextRules.folded(TextRules.trimmed(text)) {
    case "yes", "y", "да", "д": self = .yes
    case "no", "n", "нет", "н": self = .no
    default: return nil
    }
  }
}

import Core
import Interchange

/// Reads the days of a health book as people type them, in the forms of ``Almanac/DateInput``.
public enum DayInput {
  /// Two digits of a year mean one up to so many years ahead, else one of the past.
  public static let pivotYears = 50

  /// A day that has been: as ``BirthdayInput``.
  public static func past(
    _ text: String, today: CalendarDay
  ) throws(FieldProblem) -> CalendarDay {
    try BirthdayInput.day(in: text, today: today)
  }

  /// A day that may be still to come, up to ``pivotYears`` ahead.
  public static func any(_ text: String, today: CalendarDay) throws(FieldProblem) -> CalendarDay {
    let latest = today.adding(months: pivotYears * 12)
    guard let day = DateInput.day(in: TextRules.trimmed(text), latest: latest) else {
      throw .notADate
    }
    if day.year < BirthdayInput.earliestYear { throw .tooEarly(year: BirthdayInput.earliestYear) }
    if day.year > latest.year { throw .tooLate(year: latest.year) }
    return day
  }
}

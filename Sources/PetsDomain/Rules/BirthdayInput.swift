import Core
import Interchange

/// Reads a birthday as people type it, in the forms of ``Almanac/DateInput``; two digits of a year
/// mean the newest such day that is not in the future.
public enum BirthdayInput {
  public static let earliestYear = 1900

  public static func day(
    in text: String, today: CalendarDay
  ) throws(FieldProblem) -> CalendarDay {
    guard let day = DateInput.day(in: TextRules.trimmed(text), latest: today) else {
      throw .notADate
    }
    if day > today { throw .inFuture(today: today) }
    if day.year < earliestYear { throw .tooEarly(year: earliestYear) }
    return day
  }
}

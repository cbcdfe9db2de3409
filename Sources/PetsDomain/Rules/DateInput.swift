/// Reads a birthday as people type it.
///
/// `2021-05-14`, `14.05.2021`, `14/05/2021`, `14.05.21`; month and day may have one digit. Two digits
/// of a year mean the newest such day that is not in the future.
public enum DateInput {
  public static let earliestYear = 1900

  public static func day(
    in text: String, today: CalendarDay
  ) throws(FieldProblem) -> CalendarDay {
    guard let day = read(TextRules.trimmed(text), today: today) else { throw .notADate }
    if day > today { throw .inFuture(today: today) }
    if day.year < earliestYear { throw .tooEarly(year: earliestYear) }
    return day
  }

  private static func read(_ text: String, today: CalendarDay) -> CalendarDay? {
    for separator in ["-", ".", "/"] as [Character] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let numbers = parts.compactMap { CalendarDay.number($0) }
      let lengths = parts.map(\.utf8.count)
      guard numbers.count == 3, lengths[1] >= 1, lengths[1] <= 2 else { return nil }
      if separator == "-" {
        guard lengths[0] == 4, (1...2).contains(lengths[2]) else { return nil }
        return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
      }
      guard (1...2).contains(lengths[0]) else { return nil }
      return day(numbers[0], numbers[1], year: numbers[2], digits: lengths[2], today: today)
    }
    return nil
  }

  private static func day(
    _ day: Int, _ month: Int, year: Int, digits: Int, today: CalendarDay
  ) -> CalendarDay? {
    if digits == 4 { return CalendarDay(year: year, month: month, day: day) }
    guard digits == 2 else { return nil }
    let centuries = stride(from: today.year / 100 * 100, through: 0, by: -100)
    let days = centuries.prefix(5).lazy.compactMap {
      CalendarDay(year: $0 + year, month: month, day: day)
    }
    return days.first { $0 <= today }
  }
}

/// A reader of dates in digits as people type them.
///
/// `2021-05-14`, `14.05.2021`, `14/05/2021`, `14.05.21`; month and day may have one digit. With slashes,
/// the month comes first where that is the habit: `05/14/2021`.
public enum DateInput {
  /// Returns the day; nil for another form, or a day that the calendar does not have.
  ///
  /// - Parameters:
  ///   - latest: two digits of a year mean the newest such day that is not after this one.
  ///   - style: decides what `05/06/2020` is; a date that there is only in the other order is that one.
  public static func day(
    in text: String, latest: CalendarDay, style: DateStyle = .dayMonthYear
  ) -> CalendarDay? {
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
      let year = (number: numbers[2], digits: lengths[2])
      let isMonthFirst = separator == "/" && style == .monthDayYear
      let orders = isMonthFirst ? [(1, 0), (0, 1)] : [(0, 1)] + (separator == "/" ? [(1, 0)] : [])
      return orders.lazy.compactMap { day(numbers[$0.0], numbers[$0.1], year, latest) }.first
    }
    return nil
  }

  /// Returns the day of a year that was written with four digits or two.
  public static func day(
    _ day: Int, _ month: Int, _ year: (number: Int, digits: Int), _ latest: CalendarDay
  ) -> CalendarDay? {
    if year.digits == 4 { return CalendarDay(year: year.number, month: month, day: day) }
    guard year.digits == 2 else { return nil }
    let centuries = stride(from: latest.year / 100 * 100, through: 0, by: -100)
    let days = centuries.prefix(5).lazy.compactMap {
      CalendarDay(year: $0 + year.number, month: month, day: day)
    }
    return days.first { $0 <= latest }
  }
}

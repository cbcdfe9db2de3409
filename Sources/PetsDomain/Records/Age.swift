import Foundation

/// How old a pet is, in whole years and the months beyond; a catalogue has the words for it.
public struct Age: Sendable, Equatable {
  public let years: Int
  public let months: Int

  public init(years: Int, months: Int) {
    self.years = years
    self.months = months
  }

  /// Nil where the birthday is still to come. One born on 29 February is a year older on 28 February
  /// of a common year.
  public init?(from birthday: CalendarDay, to today: CalendarDay) {
    let calendar = CalendarDay.calendar
    guard birthday <= today, let start = calendar.date(from: birthday.components),
      let end = calendar.date(from: today.components)
    else { return nil }
    let parts = calendar.dateComponents([.year, .month], from: start, to: end)
    years = parts.year ?? 0
    months = parts.month ?? 0
  }
}

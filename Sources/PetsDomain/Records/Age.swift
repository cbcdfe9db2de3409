import Core

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
    guard birthday <= today else { return nil }
    let whole = today.months(since: birthday)
    self.init(years: whole / 12, months: whole % 12)
  }
}

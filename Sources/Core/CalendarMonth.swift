/// A month of a year.
public struct CalendarMonth: Sendable, Hashable, Comparable {
  public let year: Int
  /// 1 for January.
  public let month: Int

  /// Makes a month; nil if no year has it, or for a year beyond ``CalendarDay/years``.
  public init?(year: Int, month: Int) {
    guard CalendarDay.years.contains(year), (1...12).contains(month) else { return nil }
    self.init(within: year, month)
  }

  /// - Parameters:
  ///   - year: one that there is.
  ///   - month: 1 to 12.
  init(within year: Int, _ month: Int) { (self.year, self.month) = (year, month) }

  static let first = CalendarMonth(within: CalendarDay.years.lowerBound, 1)
  static let last = CalendarMonth(within: CalendarDay.years.upperBound, 12)

  /// The number of days, by the Gregorian rule for leap years in all years.
  public var days: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isInLeapYear ? 29 : 28
    default: 31
    }
  }

  private var isInLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  /// Returns a day by its number; the nearest one if the month has no such day.
  public func day(_ number: Int) -> CalendarDay { CalendarDay(self, min(max(1, number), days)) }

  /// Returns the month so many months later, or earlier; the first or last month of the calendar if
  /// that is beyond it.
  public func adding(_ months: Int) -> CalendarMonth {
    let span = CalendarDay.years.count * 12
    let index = number + min(max(-span, months), span)
    if index <= Self.first.number { return .first }
    if index >= Self.last.number { return .last }
    return CalendarMonth(within: index / 12, index % 12 + 1)
  }

  /// Returns the number of months between another month and this one; negative if the other comes
  /// later.
  public func months(since start: CalendarMonth) -> Int { number - start.number }

  /// Returns the days in rows of a week; nil stands for days of another month.
  public func weeks(from first: Weekday = .monday) -> [[CalendarDay?]] {
    let lead = day(1).weekday.place(from: first)
    let rows = (lead + days + 6) / 7
    return (0..<rows).map { row in
      (0..<7).map { column in
        let number = row * 7 + column - lead + 1
        return (1...days).contains(number) ? CalendarDay(self, number) : nil
      }
    }
  }

  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    left.number < right.number
  }

  /// Months since that before the first year.
  private var number: Int { year * 12 + month - 1 }
}

/// A day of the week, numbered as by ISO 8601: Monday is 1.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Makes the weekday of a day since 1 January 1970, a Thursday.
  init(daysSinceEpoch days: Int) {
    let index = days + 3 - (days + 3).floorDivided(by: 7) * 7
    self = Self.allCases[index]
  }

  public var isWeekend: Bool { self == .saturday || self == .sunday }
  /// Returns the column in a week that begins with `first`, from 0.
  public func place(from first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }
  /// The seven days of a week that begins with this one.
  public var week: [Weekday] { (0..<7).map { Self.allCases[(rawValue - 1 + $0) % 7] } }
}

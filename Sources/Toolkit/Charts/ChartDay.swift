/// A day of the Gregorian calendar, as charts count them.
///
/// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013): `days_from_civil` and
/// `civil_from_days`.
public struct ChartDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  /// - Parameters:
  ///   - month: from 1; one that is out of range counts on into other years.
  ///   - day: from 1; one that is out of range counts on into other months.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    let months = year * 12 + month - 1
    let (year, month) = (Self.floor(months, 12), months - Self.floor(months, 12) * 12 + 1)
    let shifted = month <= 2 ? year - 1 : year
    let era = Self.floor(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468 + day - 1
  }

  public var year: Int { parts.year }
  /// From 1 to 12.
  public var month: Int { parts.month }
  /// From 1.
  public var day: Int { parts.day }

  /// 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    let sum = number + 3
    return sum - Self.floor(sum, 7) * 7
  }

  private var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }
}

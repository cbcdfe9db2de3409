/// A day of the calendar, as people write it down: no time of day and no time zone.
public struct CalendarDay: Sendable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Makes a day; nil if the Gregorian calendar does not have it, or for a year beyond ``years``.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = CalendarMonth(year: year, month: month), (1...month.days).contains(day)
    else { return nil }
    self.init(month, day)
  }

  /// - Parameter day: one that the month has.
  init(_ month: CalendarMonth, _ day: Int) {
    year = month.year
    self.month = month.month
    self.day = day
  }

  /// The years that there are: all that four digits can write.
  public static let years = 1...9999

  /// The first and the last day that there is.
  public static let first = CalendarDay(.first, 1)
  public static let last = CalendarDay(.last, CalendarMonth.last.days)

  /// Reads `2021-05-14`, and only that form.
  public init?(iso text: String) {
    // Byte by byte: every row of a list has one.
    var numbers = (0, 0, 0)
    var place = 0
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch place {
      case 4, 7: if byte != UInt8(ascii: "-") { return nil }
      case _ where !(0...9).contains(digit): return nil
      case 0..<4: numbers.0 = numbers.0 * 10 + digit
      case 5, 6: numbers.1 = numbers.1 * 10 + digit
      case 8, 9: numbers.2 = numbers.2 * 10 + digit
      default: return nil
      }
      place += 1
    }
    guard place == 10 else { return nil }
    self.init(year: numbers.0, month: numbers.1, day: numbers.2)
  }

  /// `2021-05-14` (ISO 8601): the order of these texts is the order of the days.
  public var iso: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Reads ASCII digits alone: `Int` would take a sign.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    let missing = count - text.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + text : text
  }
}

extension CalendarDay {
  /// Days since 1 January 1970, negative before.
  ///
  /// `days_from_civil` of Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”: years begin
  /// in March, so that the leap day is the last of its year, and 400 years have 146 097 days.
  public var daysSinceEpoch: Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.floorDivided(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Makes the day that many days after 1 January 1970, or the first or last day of the calendar.
  /// `civil_from_days` of the same source.
  public init(daysSinceEpoch days: Int) {
    guard days > Self.first.daysSinceEpoch else { self = .first; return }
    guard days < Self.last.daysSinceEpoch else { self = .last; return }
    let days = days + 719_468
    let era = days.floorDivided(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    self.init(CalendarMonth(within: year, month), day)
  }

  public var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }
  public var inMonth: CalendarMonth { CalendarMonth(within: year, month) }

  /// Returns the day so many days later, or earlier; the first or last day of the calendar if that
  /// is beyond it.
  public func adding(days: Int) -> CalendarDay {
    CalendarDay(daysSinceEpoch: daysSinceEpoch + min(max(-5_000_000, days), 5_000_000))
  }

  /// Returns the same day so many months later, or the last day of a month that is too short: a
  /// month after 31 January is 28 February.
  public func adding(months: Int) -> CalendarDay {
    let month = inMonth.adding(months)
    return CalendarDay(month, min(day, month.days))
  }

  /// Returns the number of whole months between a day and this one; negative if the day comes
  /// later.
  ///
  /// The last day of a short month counts as any later day, so a month after 31 January is
  /// 28 February.
  public func months(since start: CalendarDay) -> Int {
    guard start <= self else { return -start.months(since: self) }
    let months = inMonth.months(since: start.inMonth)
    return day < min(start.day, inMonth.days) ? months - 1 : months
  }
}

extension Int {
  /// Returns the quotient rounded down, while `/` rounds towards zero.
  func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

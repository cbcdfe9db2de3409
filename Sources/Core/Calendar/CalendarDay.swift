/// A day of the calendar, as people write it down: no time of day and no time zone.
public struct CalendarDay: Sendable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Nil for a day that the Gregorian calendar does not have, or a year beyond ``years``.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = CalendarMonth(year: year, month: month), (1...month.days).contains(day) else {
      return nil
    }
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

  /// `14.05.2021`, as the form that is typed most.
  public var dotted: String { "\(digits(day, 2)).\(digits(month, 2)).\(digits(year, 4))" }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// ASCII digits alone: `Int` would take a sign.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

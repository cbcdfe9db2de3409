import Foundation

/// A day of the calendar, as people write it down: no time of day and no time zone.
public struct CalendarDay: Sendable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Nil for a day that the Gregorian calendar does not have, or a year beyond 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year) else { return nil }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let parts = DateComponents(year: year, month: month, day: day)
    // Every month has 28 days; the calendar takes its time to say so.
    guard day <= 28 || parts.isValidDate(in: Self.calendar) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that it is at a moment, somewhere.
  public init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Self.calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    year = parts.year ?? 1
    month = parts.month ?? 1
    day = parts.day ?? 1
  }

  /// Reads `2021-05-14`, and only that form.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Self.number($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `2021-05-14` (ISO 8601): the order of these texts is the order of the days.
  public var iso: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The same day in UTC, for arithmetic.
  var components: DateComponents { DateComponents(year: year, month: month, day: day) }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// ASCII digits alone: `Int` would take a sign.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

import Foundation

/// A moment as part of a file name, `20260131-235959` in UTC: sorting the names sorts the moments.
enum TimeStamp {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2) + "-"
      + digits(parts.hour, 2) + digits(parts.minute, 2) + digits(parts.second, 2)
  }

  static func date(_ text: some StringProtocol) -> Date? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 14, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
    let parts = DateComponents(
      year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: number(8..<10),
      minute: number(10..<12), second: number(12..<14))
    return calendar.date(from: parts)
  }
}

import Core
import Foundation

/// How texts, days and lines are written in an iCalendar (RFC 5545).
public enum CalendarText {
  /// A TEXT value (section 3.3.11): cleaned; four characters are escaped, and a line end is `\n`.
  public static func escaped(_ text: String) -> String {
    TextRules.clean(text, multiline: true).unicodeScalars.map { scalar in
      switch scalar {
      case "\\", ";", ",": "\\\(scalar)"
      case "\n": "\\n"
      default: String(scalar)
      }
    }.joined()
  }

  /// Lines of at most 75 octets (section 3.1), parted between characters, never within one; each that
  /// goes on begins with a blank.
  public static func folded(_ line: String) -> String {
    var result = ""
    var room = 75
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if size > room {
        result += "\r\n "
        room = 74
      }
      result.unicodeScalars.append(scalar)
      room -= size
    }
    return result
  }

  /// `20260921`.
  public static func day(_ day: CalendarDay) -> String { day.iso.replacing("-", with: "") }

  /// In UTC: `20260921T141320Z`.
  public static func moment(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ value: Int?) -> String { String((value ?? 0) + 100).suffix(2).description }
    let year = String((parts.year ?? 0) + 10_000).suffix(4)
    return "\(year)\(two(parts.month))\(two(parts.day))T\(two(parts.hour))\(two(parts.minute))"
      + "\(two(parts.second))Z"
  }
}

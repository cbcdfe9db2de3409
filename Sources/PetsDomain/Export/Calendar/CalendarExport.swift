import Almanac
import Foundation

/// Days that are due as an iCalendar (RFC 5545): an event of a whole day for each.
///
/// An event keeps its identifier from export to export, so that a calendar that reads the file again
/// moves what has moved.
public struct CalendarExport: Sendable {
  public let language: PetsLanguage
  /// When the file is made; the same moment and items give the same bytes.
  public let stamp: Date
  /// How many days before each event a reminder comes; nil for none.
  public let alarmDays: Int?

  public init(language: PetsLanguage, stamp: Date, alarmDays: Int? = 7) {
    self.language = language
    self.stamp = stamp
    self.alarmDays = alarmDays
  }

  /// The text of the file; nil without items, as the format knows no empty calendar.
  public func text(_ items: [DueItem]) -> String? {
    if items.isEmpty { return nil }
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Moggy//Moggy//\(language.rawValue.uppercased())",
      "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
    ]
    let lines = head + items.flatMap(event) + ["END:VCALENDAR"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private func event(_ item: DueItem) -> [String] {
    let words = PetWords(language)
    let name = item.petName ?? words.nameless
    let summary = "\(name): \(words.subject(item.subject).lowercased()) — \(item.title)"
    return [
      "BEGIN:VEVENT", "UID:\(Self.identifier(of: item))", "DTSTAMP:\(Self.moment(stamp))",
      "DTSTART;VALUE=DATE:\(Self.day(item.date))",
      "DTEND;VALUE=DATE:\(Self.day(item.date.adding(days: 1)))",
      "SUMMARY:\(Self.escaped(summary))", "CATEGORIES:\(Self.escaped(words.subject(item.subject)))",
      "TRANSP:TRANSPARENT",
    ] + alarm(summary) + ["END:VEVENT"]
  }

  private func alarm(_ text: String) -> [String] {
    guard let alarmDays else { return [] }
    let trigger = alarmDays == 0 ? "PT0S" : "-P\(alarmDays)D"
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(text))", "TRIGGER:\(trigger)",
      "END:VALARM",
    ]
  }

  /// The begin and the end of one course are two events.
  private static func identifier(of item: DueItem) -> String {
    "\(item.id.uuidString.lowercased())-\(item.subject.rawValue.lowercased())@moggy"
  }

  private static func day(_ day: CalendarDay) -> String { day.iso.replacing("-", with: "") }

  /// In UTC: `20260921T141320Z`.
  private static func moment(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ value: Int?) -> String { String((value ?? 0) + 100).suffix(2).description }
    let year = String((parts.year ?? 0) + 10_000).suffix(4)
    return "\(year)\(two(parts.month))\(two(parts.day))T\(two(parts.hour))\(two(parts.minute))"
      + "\(two(parts.second))Z"
  }

  // MARK: - Lines

  /// A TEXT value (section 3.3.11): four characters are escaped, and a line end is `\n`.
  static func escaped(_ text: String) -> String {
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
  static func folded(_ line: String) -> String {
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
}

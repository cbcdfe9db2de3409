import Core
import Foundation

/// Something of a day in a ``CalendarFile``.
public struct CalendarEvent: Sendable, Equatable {
  /// The same from file to file, so that a calendar that reads one again moves what has moved.
  public var identifier: String
  public var day: CalendarDay
  /// The days that it lasts, where it has no time.
  public var days = 1
  public var summary: String
  /// Empty for none.
  public var category: String
  /// A text for whoever opens it (DESCRIPTION, section 3.8.1.5); empty for none.
  public var note = ""
  /// The number of days before it on which a reminder comes; nil for none.
  public var alarmDays: Int?
  /// The rule by which it comes back, as the value of RRULE (section 3.3.10); nil for once.
  public var rule: String?
  /// Since midnight, wherever the reader is; nil for the whole day.
  public var minutes: Int?

  public init(
    _ identifier: String, _ day: CalendarDay, summary: String, category: String = "",
    alarmDays: Int? = nil
  ) {
    (self.identifier, self.day, self.summary, self.category) = (identifier, day, summary, category)
    self.alarmDays = alarmDays
  }
}

/// An iCalendar (RFC 5545) of events.
public struct CalendarFile: Sendable, Equatable {
  /// Two letters (ISO 639-1), which the name of the program that wrote it ends with.
  public var language: String
  /// The time at which the file is made; the same moment and events give the same bytes.
  public var stamp: Date
  public var events: [CalendarEvent]

  public init(language: String, stamp: Date, _ events: [CalendarEvent]) {
    (self.language, self.stamp, self.events) = (language, stamp, events)
  }

  /// The text of the file; nil without events, as the format knows no empty calendar.
  public var text: String? {
    if events.isEmpty { return nil }
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Moggy//Moggy//\(language.uppercased())",
      "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
    ]
    let lines = head + events.flatMap(lines) + ["END:VCALENDAR"]
    return lines.map { CalendarText.folded($0) + "\r\n" }.joined()
  }

  private func lines(_ event: CalendarEvent) -> [String] {
    let category = CalendarText.escaped(event.category)
    return [
      "BEGIN:VEVENT", "UID:\(CalendarText.escaped(event.identifier))",
      "DTSTAMP:\(CalendarText.moment(stamp))",
    ] + time(event) + [
      "SUMMARY:\(CalendarText.escaped(event.summary))"
    ] + (event.note.isEmpty ? [] : ["DESCRIPTION:\(CalendarText.escaped(event.note))"])
      + (category.isEmpty ? [] : ["CATEGORIES:\(category)"]) + ["TRANSP:TRANSPARENT"]
      + alarm(event) + ["END:VEVENT"]
  }

  /// A time without a zone is that of the reader (section 3.3.5), and without an end takes none.
  private func time(_ event: CalendarEvent) -> [String] {
    let rule = event.rule.map { ["RRULE:\($0)"] } ?? []
    let day = CalendarText.day(event.day)
    guard let minutes = event.minutes else {
      let end = CalendarText.day(event.day.adding(days: max(1, event.days)))
      return ["DTSTART;VALUE=DATE:\(day)", "DTEND;VALUE=DATE:\(end)"] + rule
    }
    let digits = String(10_000 + minutes / 60 * 100 + minutes % 60).dropFirst()
    return ["DTSTART:\(day)T\(digits)00"] + rule
  }

  private func alarm(_ event: CalendarEvent) -> [String] {
    guard let days = event.alarmDays else { return [] }
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(CalendarText.escaped(event.summary))",
      "TRIGGER:\(days == 0 ? "PT0S" : "-P\(days)D")", "END:VALARM",
    ]
  }
}

/// The form of texts, days and lines in an iCalendar (RFC 5545).
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

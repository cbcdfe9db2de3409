import Core
import Foundation

/// An iCalendar (RFC 5545) of events.
public struct CalendarFile: Sendable, Equatable {
  /// Two letters (ISO 639-1), which the name of the program that wrote it ends with.
  public var language: String
  /// When the file is made; the same moment and events give the same bytes.
  public var stamp: Date
  public var events: [CalendarEvent]

  public init(language: String, stamp: Date, _ events: [CalendarEvent]) {
    self.language = language
    self.stamp = stamp
    self.events = events
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
    ] + (category.isEmpty ? [] : ["CATEGORIES:\(category)"]) + ["TRANSP:TRANSPARENT"]
      + alarm(event) + ["END:VEVENT"]
  }

  /// A time without a zone is that of the reader (section 3.3.5), and without an end takes none.
  private func time(_ event: CalendarEvent) -> [String] {
    let rule = event.rule.map { ["RRULE:\($0)"] } ?? []
    let day = CalendarText.day(event.day)
    guard let minutes = event.minutes else {
      let next = CalendarText.day(event.day.adding(days: 1))
      return ["DTSTART;VALUE=DATE:\(day)", "DTEND;VALUE=DATE:\(next)"] + rule
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

import Almanac
import Foundation

/// An iCalendar (RFC 5545) of events of whole days.
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
      "DTSTART;VALUE=DATE:\(CalendarText.day(event.day))",
      "DTEND;VALUE=DATE:\(CalendarText.day(event.day.adding(days: 1)))",
      "SUMMARY:\(CalendarText.escaped(event.summary))",
    ] + (category.isEmpty ? [] : ["CATEGORIES:\(category)"]) + ["TRANSP:TRANSPARENT"]
      + alarm(event) + ["END:VEVENT"]
  }

  private func alarm(_ event: CalendarEvent) -> [String] {
    guard let days = event.alarmDays else { return [] }
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(CalendarText.escaped(event.summary))",
      "TRIGGER:\(days == 0 ? "PT0S" : "-P\(days)D")", "END:VALARM",
    ]
  }
}

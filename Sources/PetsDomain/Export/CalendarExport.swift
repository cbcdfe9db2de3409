import Core
import Foundation
import Interchange

/// Days that are due as an iCalendar (RFC 5545): an event of a whole day for each.
///
/// An event keeps its identifier from export to export, so that a calendar that reads the file again
/// moves the events that have moved.
public enum CalendarExport {
  /// Returns the text of the file; nil without items, as the format knows no empty calendar.
  ///
  /// - Parameters:
  ///   - stamp: the moment of the export; the same moment and items give the same bytes.
  ///   - alarmDays: the days between a reminder and its event; nil for no reminder.
  public static func text(
    _ items: [DueItem], _ language: Language, stamp: Date, alarmDays: Int? = 7
  ) -> String? {
    let words = PetWords(language)
    let events = items.map { item in
      let subject = words.subject(item.subject)
      return CalendarEvent(
        identifier(of: item), item.date,
        summary: "\(item.petName ?? words.nameless): \(subject.lowercased()) — \(item.title)",
        category: subject, alarmDays: alarmDays)
    }
    return CalendarFile(language: language.rawValue, stamp: stamp, events).text
  }

  /// Returns an identifier; the begin and the end of one course are two events.
  private static func identifier(of item: DueItem) -> String {
    "\(item.id.uuidString.lowercased())-\(item.subject.rawValue.lowercased())@moggy"
  }
}

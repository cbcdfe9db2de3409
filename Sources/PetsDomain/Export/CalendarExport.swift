import Core
import Foundation
import Interchange

/// Days that are due as an iCalendar (RFC 5545): an event of a whole day for each.
///
/// An event keeps its identifier from export to export, so that a calendar that reads the file again
/// moves what has moved.
public struct CalendarExport: Sendable {
  public let language: Language
  /// When the file is made; the same moment and items give the same bytes.
  public let stamp: Date
  /// How many days before each event a reminder comes; nil for none.
  public let alarmDays: Int?

  public init(language: Language, stamp: Date, alarmDays: Int? = 7) {
    self.language = language
    self.stamp = stamp
    self.alarmDays = alarmDays
  }

  /// The text of the file; nil without items, as the format knows no empty calendar.
  public func text(_ items: [DueItem]) -> String? {
    CalendarFile(language: language.rawValue, stamp: stamp, items.map(event)).text
  }

  private func event(_ item: DueItem) -> CalendarEvent {
    let words = PetWords(language)
    let subject = words.subject(item.subject)
    let name = item.petName ?? words.nameless
    return CalendarEvent(
      Self.identifier(of: item), item.date,
      summary: "\(name): \(subject.lowercased()) — \(item.title)", category: subject,
      alarmDays: alarmDays)
  }

  /// The begin and the end of one course are two events.
  private static func identifier(of item: DueItem) -> String {
    "\(item.id.uuidString.lowercased())-\(item.subject.rawValue.lowercased())@moggy"
  }
}

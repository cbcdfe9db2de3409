import Core
import Foundation
import Interchange

/// The due dates for calendars of other programs (RFC 5545): habits of weekdays come back every
/// week, events on their day. Habits of so many times a week or month have no days that a calendar
/// could know, and are left out, as is what was put away.
public struct TrackersCalendar: Sendable {
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private let trackers: [Tracker]
  private let today: CalendarDay

  /// - Parameter today: the first day on which a habit may come.
  public init(_ trackers: [Tracker], today: CalendarDay) {
    (self.trackers, self.today) = (trackers, today)
  }

  /// Nil without anything that a calendar could have.
  ///
  /// - Parameters:
  ///   - language: two letters (ISO 639-1).
  ///   - stamp: the moment of writing.
  public func text(language: String, stamp: Date) -> String? {
    CalendarFile(language: language, stamp: stamp, trackers.compactMap(event)).text
  }

  private func event(_ tracker: Tracker) -> CalendarEvent? {
    guard tracker.archived == nil, let (day, rule) = time(of: tracker) else { return nil }
    var event = CalendarEvent(
      "\(tracker.id.uuidString.lowercased())@trackers.moggy", day,
      summary: "\(tracker.emoji) \(tracker.name)",
      alarmDays: tracker.reminder == nil ? nil : 0)
    event.rule = rule
    event.minutes = tracker.reminder?.minutes
    return event
  }

  private func time(of tracker: Tracker) -> (CalendarDay, rule: String?)? {
    switch tracker.kind {
    case .event(let day): return (day, nil)
    case .habit(let habit):
      guard case .weekdays(let set) = habit.schedules.latest else { return nil }
      let next = (0..<7).map { today.adding(days: $0) }.first { set.contains($0.weekday) }
      let days = set.days.map { Self.codes[$0.rawValue - 1] }.joined(separator: ",")
      let rule = set == .everyDay ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=\(days)"
      return next.map { ($0, rule) }
    }
  }
}

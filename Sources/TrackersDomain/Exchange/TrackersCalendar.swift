import Core
import Foundation
import Interchange

/// The due dates for calendars of other programs (RFC 5545). Habits of weekdays come back on these, every
/// third day is every third day from the next one on, and events stand on their day. A habit of so many
/// times stands at the beginning of each week, month or stretch of days, with a note that says how often.
/// An archived habit has no days to come, and is told as a loss.
public struct TrackersCalendar {
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private let trackers: [Tracker]
  private let today: CalendarDay
  private let weekStart: WeekStart
  private let lastMarks: [Tracker.ID: CalendarDay]
  private let note: (Schedule) -> String

  /// - Parameters:
  ///   - today: the first day on which a habit may come.
  ///   - lastMarks: the last days with a mark, from which every third day is counted.
  ///   - note: of a habit that has no days of its own, by its schedule.
  public init(
    _ trackers: [Tracker], today: CalendarDay, weekStart: WeekStart = .monday,
    lastMarks: [Tracker.ID: CalendarDay] = [:], note: @escaping (Schedule) -> String
  ) {
    (self.trackers, self.today, self.weekStart) = (trackers, today, weekStart)
    (self.lastMarks, self.note) = (lastMarks, note)
  }

  /// Nil without anything that a calendar could have.
  ///
  /// - Parameters:
  ///   - language: two letters (ISO 639-1).
  ///   - stamp: the moment of writing.
  public func file(language: String, stamp: Date) -> TrackersFile? {
    let events = trackers.map { ($0, event($0)) }
    let text = CalendarFile(language: language, stamp: stamp, events.compactMap(\.1)).text
    return text.map { text in
      TrackersFile(
        Data(text.utf8),
        losses: events.filter { $0.1 == nil }.map { .left($0.0.name) })
    }
  }

  private func event(_ tracker: Tracker) -> CalendarEvent? {
    guard tracker.archived == nil, let (day, rule) = time(of: tracker) else { return nil }
    var event = CalendarEvent(
      "\(tracker.id.uuidString.lowercased())@trackers.moggy", day,
      summary: "\(tracker.emoji) \(tracker.name)",
      alarmDays: tracker.reminder == nil ? nil : 0)
    event.rule = rule
    event.minutes = tracker.reminder?.minutes
    if let schedule = tracker.habit?.schedules.latest, isLoose(schedule) {
      event.note = note(schedule)
      event.summary += " · " + event.note
    }
    return event
  }

  /// True where the rule says when to think of it, and not when to do it.
  private func isLoose(_ schedule: Schedule) -> Bool {
    if case .inDays(1, _) = schedule { return false }
    return schedule.isFree
  }

  private func time(of tracker: Tracker) -> (CalendarDay, rule: String?)? {
    switch tracker.kind {
    case .event(let day): return (day, nil)
    case .habit(let habit):
      switch habit.schedules.latest {
      case .weekdays(let set):
        let next = (0..<7).map { today.adding(days: $0) }.first { set.contains($0.weekday) }
        let days = set.days.map { Self.codes[$0.rawValue - 1] }.joined(separator: ",")
        return next.map { ($0, set == .everyDay ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=\(days)") }
      case .perWeek:
        let first = DayNumber.week(today.daysSinceEpoch, weekStart)
        return (
          CalendarDay(first), "FREQ=WEEKLY;BYDAY=\(Self.codes[weekStart.weekday.rawValue - 1])"
        )
      case .perMonth: return (today.inMonth.day(1), "FREQ=MONTHLY;BYMONTHDAY=1")
      case .inDays(let count, let length):
        let next = count == 1 ? lastMarks[tracker.id]?.adding(days: length) : nil
        return (max(today, next ?? today), "FREQ=DAILY;INTERVAL=\(length)")
      case .paused: return nil
      }
    }
  }
}

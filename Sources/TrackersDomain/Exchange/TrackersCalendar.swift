import Core
import Foundation
import Interchange

/// The due dates for calendars of other programs (RFC 5545). Habits of weekdays come back on these, every
/// third day is every third day from the next one on, and events stand on their day.
///
/// A habit of so many times may be done on any day of its week, month or stretch of days. It stands there
/// from the first of these days to the last, and how often is in its name. A month of a rule is as long as
/// the shortest, 28 days. With a reminder it stands on each day, at its time: so the program reminds, too,
/// until it was done often enough, which a calendar cannot know.
///
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
    guard tracker.archived == nil, let time = time(of: tracker) else { return nil }
    var event = CalendarEvent(
      "\(tracker.id.uuidString.lowercased())@trackers.moggy", time.day,
      summary: "\(tracker.emoji) \(tracker.name)",
      alarmDays: tracker.reminder == nil ? nil : 0)
    (event.rule, event.days) = (time.rule, time.days)
    event.minutes = tracker.reminder?.minutes
    if let schedule = tracker.habit?.schedules.latest, isLoose(schedule) {
      event.note = note(schedule)
      event.summary += " · " + event.note
      if event.minutes != nil { (event.day, event.rule) = (today, "FREQ=DAILY") }
    }
    return event
  }

  /// True where the day is for the user to choose.
  private func isLoose(_ schedule: Schedule) -> Bool {
    if case .inDays(1, _) = schedule { return false }
    return schedule.isFree
  }

  /// The first day, the days that it lasts, and the rule by which it comes back.
  private func time(of tracker: Tracker) -> (day: CalendarDay, days: Int, rule: String?)? {
    switch tracker.kind {
    case .event(let day): return (day, 1, nil)
    case .habit(let habit):
      switch habit.schedules.latest {
      case .weekdays(let set):
        let next = (0..<7).map { today.adding(days: $0) }.first { set.contains($0.weekday) }
        let days = set.days.map { Self.codes[$0.rawValue - 1] }.joined(separator: ",")
        return next.map { ($0, 1, set == .everyDay ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=\(days)") }
      case .perWeek:
        let first = DayNumber.week(today.daysSinceEpoch, weekStart)
        let code = Self.codes[weekStart.weekday.rawValue - 1]
        return (CalendarDay(first), 7, "FREQ=WEEKLY;BYDAY=\(code)")
      case .perMonth: return (today.inMonth.day(1), 28, "FREQ=MONTHLY;BYMONTHDAY=1")
      case .inDays(let count, let length):
        let next = count == 1 ? lastMarks[tracker.id]?.adding(days: length) : nil
        return (max(today, next ?? today), count == 1 ? 1 : length, "FREQ=DAILY;INTERVAL=\(length)")
      case .paused: return nil
      }
    }
  }
}

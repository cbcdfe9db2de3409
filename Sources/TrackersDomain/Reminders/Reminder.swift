import Core
import Foundation

/// The reminder of a tracker on one day.
public struct Reminder: Sendable, Hashable {
  public let tracker: Tracker.ID
  /// The day on which it is due: today, or yesterday where its time fell into the quiet hours of the
  /// evening.
  public let day: CalendarDay
  public let time: DayTime
  public let name: String
  /// May be empty.
  public let question: String

  /// Nil for a card without a reminder, and for an event that is carried over from another day.
  init?(_ card: DayCard) {
    guard let time = card.tracker.reminder, card.carriedFrom == nil else { return nil }
    (tracker, day, self.time) = (card.id, card.entry.day, time)
    (name, question) = (card.tracker.name, card.tracker.question)
  }
}

/// The reminders at a moment.
public struct Reminders: Sendable, Equatable {
  /// Those to be told now, the earliest first: their time has come, nothing was done or skipped, and they
  /// were not told.
  public let due: [Reminder]
  /// The moment to look again, today: when the next has its time, or the clocks are changed before that.
  /// Nil where nothing more is to come today.
  public let next: Date?
}

/// The reminders that were told, so that each is told once a day, whoever tells it.
struct ToldReminders: Sendable, Equatable, Codable {
  static let key = SettingKey<ToldReminders>("trackers.told", fallback: ToldReminders())

  /// By ``CalendarDay/daysSinceEpoch``.
  private var days: [Int: Set<UUID>] = [:]

  func contains(_ reminder: Reminder) -> Bool {
    days[reminder.day.daysSinceEpoch]?.contains(reminder.tracker) ?? false
  }

  /// Notes those that were not told before, and returns them; forgets what is older than yesterday.
  mutating func add(_ reminders: [Reminder], today: CalendarDay) -> [Reminder] {
    let fresh = reminders.filter { !contains($0) }
    for reminder in fresh {
      days[reminder.day.daysSinceEpoch, default: []].insert(reminder.tracker)
    }
    days = days.filter { $0.key >= today.daysSinceEpoch - 1 }
    return fresh
  }
}

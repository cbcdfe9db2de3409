import Core
import TrackersDomain

/// Reminders as one message, however many there are: what was missed is told once, and not in a storm.
public struct ReminderNotice: Hashable, Sendable {
  /// The name of the tracker, or the number of reminders.
  public let title: String
  /// The question of the tracker, or the names of all.
  public let text: String

  /// The most names that are told.
  private static let mostNames = 5

  /// Nil for no reminders.
  public init?(_ reminders: [Reminder], today: CalendarDay, _ words: TrackersWords) {
    guard let first = reminders.first else { return nil }
    if reminders.count == 1 {
      title = first.name
      text = first.question.isEmpty ? words.reminder(first, today: today) : first.question
      return
    }
    title = words.reminders(reminders.count)
    let names = reminders.prefix(Self.mostNames).map(\.name).joined(separator: ", ")
    let rest = reminders.count - Self.mostNames
    text = rest > 0 ? words.more(names, rest) : names
  }

  /// Both on one line.
  public var line: String { "\(title): \(text)" }
}

extension TrackersWords {
  /// `Reminder at 09:05`, or of yesterday.
  func reminder(_ reminder: Reminder, today: CalendarDay) -> String {
    if reminder.day == today { return self.reminder(reminder.time) }
    return say(
      en: "Reminder of yesterday, \(reminder.time.text)",
      ru: "Вчерашнее напоминание, \(reminder.time.text)")
  }

  fileprivate func reminders(_ count: Int) -> String {
    "\(count) "
      + plural(
        count, en: ("reminder", "reminders"), ru: ("напоминание", "напоминания", "напоминаний"))
  }

  fileprivate func more(_ names: String, _ count: Int) -> String {
    say(en: "\(names) and \(count) more", ru: "\(names) и ещё \(count)")
  }
}

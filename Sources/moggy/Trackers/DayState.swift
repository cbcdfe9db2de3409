import Core
import TrackersDomain

/// The state of a day of a tracker, in the word of the JSON.
enum DayState: String {
  case done, skipped, due
  case notDue = "not due"

  init(_ card: DayCard) {
    if card.isDone {
      self = .done
    } else if card.isSkipped {
      self = .skipped
    } else {
      self = Self.isDue(card) ? .due : .notDue
    }
  }

  /// A card may also stand there because it is pinned.
  private static func isDue(_ card: DayCard) -> Bool {
    guard let habit = card.tracker.habit else { return true }
    switch habit.schedules.schedule(on: card.entry.day) {
    case .weekdays(let days): return days.contains(card.entry.day.weekday)
    case .perWeek, .perMonth: return card.progress.map { $0.done < $0.wanted } ?? true
    case .paused: return false
    }
  }
}

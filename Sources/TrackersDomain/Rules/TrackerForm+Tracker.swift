import Core
import Foundation
import Interchange

extension TrackerForm {
  /// What is chosen now; it need not be valid.
  public var schedule: Schedule {
    switch rhythm {
    case .weekdays: .weekdays(WeekdaySet(rawValue: weekdays))
    case .perWeek: .perWeek(perWeek)
    case .perMonth: .perMonth(perMonth)
    }
  }

  public var eventDay: CalendarDay? { day.flatMap(CalendarDay.init(iso:)) }

  private var measured: Target? {
    guard isMeasured, let amount = Amount(typed: target) else { return nil }
    return Target(amount, unit: TextRules.trimmed(unit), isAtMost: isAtMost)
  }

  /// A new tracker; nil while something is missing.
  func tracker(id: UUID, on today: CalendarDay) -> Tracker? {
    guard let category, let colour = colour.flatMap(TrackerColour.init), problems.isEmpty else {
      return nil
    }
    let kind: TrackerKind
    switch (self.kind, eventDay) {
    case (.habit, _):
      kind = .habit(Habit(ScheduleHistory(schedule, since: today), target: measured))
    case (.event, let day?): kind = .event(day)
    case (.event, nil): return nil
    }
    var tracker = Tracker(
      id: id, name: "", emoji: "", colour: colour, category: category, kind: kind, created: today)
    fill(&tracker)
    return tracker
  }

  /// The tracker as changed by the form; a habit stays a habit, and its old days their schedule.
  func changed(_ tracker: Tracker, on today: CalendarDay) -> Tracker? {
    guard let category, let colour = colour.flatMap(TrackerColour.init), problems.isEmpty else {
      return nil
    }
    var changed = tracker
    (changed.category, changed.colour) = (category, colour)
    switch tracker.kind {
    case .habit(var habit):
      if habit.schedules.latest != schedule { habit.schedules.change(to: schedule, from: today) }
      habit.target = measured
      changed.kind = .habit(habit)
    case .event:
      if let eventDay { changed.kind = .event(eventDay) }
    }
    fill(&changed)
    return changed
  }

  private func fill(_ tracker: inout Tracker) {
    tracker.name = TextRules.trimmed(name)
    tracker.emoji = TextRules.trimmed(emoji)
    tracker.question = TextRules.trimmed(question)
    tracker.note = TextRules.trimmed(note, multiline: true)
    tracker.reminder = DayTime(typed: reminder)
  }
}

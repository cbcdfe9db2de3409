import Core
import GRDB
import Persistence

/// Reads what is still to be done today, with its card.
struct DueReading {
  let today: CalendarDay
  let weekStart: WeekStart
  let memo: TrackersMemo

  /// By ``DayCard/dueTime``, then those that have the whole day, in their order.
  func cards(in db: Database) throws -> [DayCard] {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let histories = try memo.histories(in: db)
    let notes = try NoteTable.notes(on: today, in: db)
    let cards = try memo.trackers(in: db).compactMap { tracker -> DayCard? in
      let reading = CardReading(
        tracker: tracker, history: histories[tracker.rank] ?? DayHistory(), day: today,
        today: today, weekStart: weekStart)
      return reading.isPending(settings) ? reading.card(note: notes[tracker.rank] ?? "") : nil
    }
    let sorted = cards.enumerated().sorted { left, right in
      let times = [left, right].map { $0.element.dueTime?.minutes ?? .max }
      return (times[0], left.offset) < (times[1], right.offset)
    }
    return sorted.map(\.element)
  }
}

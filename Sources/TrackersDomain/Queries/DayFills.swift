import Core
import GRDB
import Persistence

/// The part of what was due on a day that was done.
public enum DayFill: Sendable, Hashable { case empty, part, full }

/// Reads how full the days of a range are. A day to come, or with nothing due, is left out.
struct DayFillReading {
  let days: ClosedRange<CalendarDay>
  let today: CalendarDay
  let weekStart: WeekStart
  let memo: TrackersMemo

  func fills(in db: Database) throws -> [CalendarDay: DayFill] {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let trackers = try memo.trackers(in: db)
    let histories = try memo.histories(in: db)
    var fills: [CalendarDay: DayFill] = [:]
    for number in days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch {
      let day = CalendarDay(number)
      guard day <= today else { break }
      var (due, done) = (0, 0)
      for tracker in trackers {
        let reading = CardReading(
          tracker: tracker, history: histories[tracker.rank] ?? DayHistory(), day: day,
          today: today, weekStart: weekStart)
        // A day before the first of a habit asks for nothing.
        guard reading.isShown(settings), day >= tracker.created || reading.isMarked
        else { continue }
        due += 1
        if reading.isFinished { done += 1 }
      }
      if due > 0 { fills[day] = done == 0 ? .empty : done < due ? .part : .full }
    }
    return fills
  }
}

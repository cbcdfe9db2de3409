import Core
import GRDB
import Synchronization

/// The habits of all categories by days: a row for each habit, a cell for each day.
public struct HabitGrid: Sendable, Equatable {
  /// Rows under the name of a category; none is empty.
  public struct Section: Sendable, Equatable {
    public let category: TrackerCategory
    public let rows: Range<Int>
  }

  public let today: CalendarDay
  /// The days whose notes are known; no later one than today.
  public let days: ClosedRange<CalendarDay>
  /// One section after the other. What is archived, and events, are left out.
  public let rows: [HabitGridRow]
  public let sections: [Section]
}

/// A habit in the grid. Cells are read when they are asked for: only those that show need it.
public struct HabitGridRow: Sendable, Equatable, Identifiable {
  public let tracker: Tracker
  /// 0 to 1, today.
  public let score: Double
  let history: DayHistory
  let notes: [CalendarDay: String]
  public let today: CalendarDay
  let weekStart: WeekStart

  public var id: Tracker.ID { tracker.id }

  public func cell(on day: CalendarDay) -> HabitGridCell {
    HabitGridCell(
      entry: DayEntry(tracker.id, day, history[day.daysSinceEpoch], note: notes[day] ?? ""),
      state: state(on: day))
  }

  private func state(on day: CalendarDay) -> HabitGridCell.State {
    let mark = history[day.daysSinceEpoch]
    guard let habit = tracker.habit, mark != .skip else { return .skipped }
    let reading = CardReading(
      tracker: tracker, history: history, day: day, today: today, weekStart: weekStart)
    if mark != .none { return reading.isDone(habit) ? .done : Self.short(of: habit) }
    let isAsked = day >= tracker.created && reading.isDue(habit)
    return isAsked ? day == today ? .waiting : .missed : .free
  }

  /// The state of a day that has a mark and is not done.
  private static func short(of habit: Habit) -> HabitGridCell.State {
    habit.target?.isAtMost == true ? .over : .part
  }
}

/// A day of a habit.
public struct HabitGridCell: Sendable, Equatable {
  public enum State: Sendable, Hashable {
    case done
    /// Measured, and less than is wanted.
    case part
    /// Measured, and more than is wanted.
    case over
    case skipped
    /// Due, and over.
    case missed
    /// Due today.
    case waiting
    /// Nothing was due.
    case free
  }

  public let entry: DayEntry
  public let state: State
}

/// Reads the grid: for each habit its days as they lie, and its score, which takes a walk over them.
struct HabitGridReading {
  let days: ClosedRange<CalendarDay>
  let today: CalendarDay
  let weekStart: WeekStart
  let memo: TrackersMemo
  let scores: ScoreMemo

  func grid(in db: Database) throws -> HabitGrid {
    let histories = try memo.histories(in: db)
    let notes = try NoteTable.notes(in: days, in: db)
    let habits = try memo.trackers(in: db).filter { $0.isHabit && $0.archived == nil }
    let groups = Dictionary(grouping: habits, by: \.category)
    var (rows, sections): ([HabitGridRow], [HabitGrid.Section]) = ([], [])
    for category in try CategoryTable.all(in: db) {
      guard let group = groups[category.id] else { continue }
      sections.append(
        HabitGrid.Section(category: category, rows: rows.count..<rows.count + group.count))
      rows += group.map { tracker in
        let history = histories[tracker.rank] ?? DayHistory()
        return HabitGridRow(
          tracker: tracker, score: score(tracker, history), history: history,
          notes: notes[tracker.rank] ?? [:], today: today, weekStart: weekStart)
      }
    }
    return HabitGrid(today: today, days: days, rows: rows, sections: sections)
  }

  private func score(_ tracker: Tracker, _ history: DayHistory) -> Double {
    let last = today.daysSinceEpoch
    guard let habit = tracker.habit, let first = history.firstMarked, first <= last
    else { return 0 }
    return scores.score(tracker.rank, ScoreMemo.Key(habit: habit, history: history, today: last)) {
      let states = history.states(habit, first...last, weekStart)
      return ScoreWalk(habit, history, states, from: first).scores.last ?? 0
    }
  }
}

/// The scores of today as they were computed last: a mark changes that of one habit alone.
///
/// Of 200 habits of ten years it saves nearly all of the time that a mark takes to show in the grid; what has
/// not changed is known by the place of its days in memory.
final class ScoreMemo: Sendable {
  struct Key: Equatable, Sendable {
    let habit: Habit
    let history: DayHistory
    let today: Int
  }

  private let known = Mutex<[Int64: (key: Key, score: Double)]>([:])

  /// - Parameter rank: of the tracker, of which the last score is kept.
  func score(_ rank: Int64, _ key: Key, _ compute: () -> Double) -> Double {
    if let last = known.withLock({ $0[rank] }), last.key == key { return last.score }
    let score = compute()
    known.withLock { $0[rank] = (key, score) }
    return score
  }
}

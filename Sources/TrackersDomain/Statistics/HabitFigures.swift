import Core

/// All that is computed for one habit, in two walks over its days.
struct HabitFigures {
  let habit: Habit
  let history: DayHistory
  let states: DayStates
  let walk: HabitWalk
  /// From ``firstScored`` on.
  let scores: [Double]
  let firstScored: Int
  let doneCount: Int

  /// Nil for an event, and for a habit that begins only later.
  init?(_ tracker: Tracker, _ history: DayHistory, today: Int, _ weekStart: WeekStart) {
    guard let habit = tracker.habit else { return nil }
    let marked = history.firstMarked
    let first = min(tracker.created.daysSinceEpoch, marked ?? .max)
    let last = Self.lastDay(tracker, history, today)
    guard first <= last else { return nil }
    (self.habit, self.history) = (habit, history)
    states = history.states(habit.target, first...last)
    walk = HabitWalk(habit.schedules, states, today: today, weekStart)
    firstScored = marked ?? last + 1
    scores = ScoreWalk(habit, history, states, from: firstScored).scores
    doneCount = history.doneCount(habit.target)
  }

  /// Of a habit that was put away, the day before, or the last one that was marked all the same.
  private static func lastDay(_ tracker: Tracker, _ history: DayHistory, _ today: Int) -> Int {
    guard let archived = tracker.archived?.daysSinceEpoch else { return today }
    return min(today, max(archived - 1, history.isEmpty ? .min : history.last))
  }

  /// 0 before anything was put down.
  var score: Double { scores.last ?? 0 }

  /// The one with the most days; the earlier of two.
  var best: Streak? {
    walk.streaks.reduce(nil) { best, next in next.days > best?.days ?? 0 ? next : best }
  }
}

import Core
import GRDB

/// Computes the statistics of all trackers: each history is walked over once for its runs and once for
/// its scores.
struct StatisticsReading {
  let today: Int
  let weekStart: WeekStart
  let memo: TrackersMemo

  func statistics(in db: Database) throws -> TrackersStatistics {
    let trackers = try memo.trackers(in: db)
    let histories = try memo.histories(in: db)
    let all = trackers.map { ($0, histories[$0.rank] ?? DayHistory()) }
    let first = all.map { Swift.min($0.created.daysSinceEpoch, $1.firstMarked ?? .max) }.min()
    var tally = DayTally(min(first ?? today, today)..<today + 1)
    var best: StatisticsTiles.BestPeriod?
    let summaries = all.map { tracker, history in
      let figures = HabitFigures(tracker, history, today: today, weekStart)
      tally.addDone(history, tracker.target, tracker.habit?.isTotal == true ? figures?.states : nil)
      if let figures { tally.add(figures) }
      if let run = figures?.best, run.days > best?.days ?? 0 {
        best = StatisticsTiles.BestPeriod(
          tracker: tracker.id, name: tracker.name, days: run.days, first: run.first, last: run.last)
      }
      return summary(tracker, history, figures)
    }
    return TrackersStatistics(
      tiles: tiles(tally, best, completed: summaries.reduce(0) { $0 + $1.doneCount }),
      summaries: summaries, weekdays: tally.weekdays, scores: tally.scores, days: tally)
  }

  /// Without the sums over all days.
  func summaries(in db: Database) throws -> [HabitSummary] {
    let histories = try memo.histories(in: db)
    return try memo.trackers(in: db).map { tracker in
      let history = histories[tracker.rank] ?? DayHistory()
      return summary(tracker, history, HabitFigures(tracker, history, today: today, weekStart))
    }
  }

  /// One tracker; nil where there is none.
  func summary(of id: Tracker.ID, in db: Database) throws -> HabitSummary? {
    guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank] ?? DayHistory()
    return summary(tracker, history, HabitFigures(tracker, history, today: today, weekStart))
  }

  private func summary(
    _ tracker: Tracker, _ history: DayHistory, _ figures: HabitFigures?
  ) -> HabitSummary {
    HabitSummary(
      tracker: tracker,
      doneCount: figures?.doneCount ?? history.doneCount(tracker.habit, weekStart),
      score: tracker.isHabit ? figures?.score ?? 0 : nil, current: figures?.walk.current,
      best: figures?.best)
  }

  private func tiles(
    _ tally: DayTally, _ best: StatisticsTiles.BestPeriod?, completed: Int
  ) -> StatisticsTiles? {
    guard completed > 0 else { return nil }
    let days = max(1, today - (tally.firstDone ?? today) + 1)
    return StatisticsTiles(
      best: best, idealDays: tally.idealDays(before: today), completed: completed,
      averageTenths: (completed * 20 + days) / (days * 2))
  }
}

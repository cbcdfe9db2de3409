import Core

/// The amount of a period by what is wanted of it.
public struct TargetFigure: Sendable, Hashable {
  public let period: StatisticsPeriod
  /// In thousandths, of the days up to today.
  public let done: Int
  /// In thousandths, of the whole period; 0 where nothing is wanted.
  public let wanted: Int
}

/// The amounts of today, this week, this month, this quarter and this year, and what is wanted of each.
///
/// The rules, after `TargetCardPresenter.buildState` of Loop Habit Tracker:
/// - What is wanted is that of the whole period, its days to come and those before the habit began too.
/// - Each day has its share: of weekdays a scheduled day has the target; of times a week or month, or of so
///   many days in a row, the whole is shared out evenly. A skipped day has none.
/// - Periods that are shorter than that of the schedule are left out: of 10 km a week there is no today.
///
/// Beyond Loop: an old day is counted by the schedule it had, a scheduled weekday has its own share instead
/// of a seventh of the week, and quarters and years have the days they have, where Loop has 91 days or 52
/// weeks.
struct TargetFigures {
  let habit: Habit
  let history: DayHistory
  let weekStart: WeekStart

  /// Returns the periods of a day, the shortest first; none for what is done or not done.
  func figures(on today: Int) -> [TargetFigure] {
    guard let target = habit.target else { return [] }
    return steps(on: today).map { step in
      let period = step.period(of: today, weekStart)
      let done = (period.days.lowerBound...today).reduce(0) { $0 + history[$1].thousandths(target) }
      return TargetFigure(period: period, done: done, wanted: wanted(target, period.days))
    }
  }

  private func steps(on today: Int) -> [StatisticsStep] {
    switch habit.schedules.schedule(on: CalendarDay(today)) {
    case .weekdays, .paused: StatisticsStep.allCases
    case .inDays(_, let length) where length <= 7: [.week, .month, .quarter, .year]
    case .perWeek: [.week, .month, .quarter, .year]
    case .perMonth, .inDays: [.month, .quarter, .year]
    }
  }

  private func wanted(_ target: Target, _ days: ClosedRange<Int>) -> Int {
    let spans = habit.schedules.spans
    var (place, times) = (0, 0.0)
    for day in days {
      while place + 1 < spans.count, spans[place + 1].since.daysSinceEpoch <= day { place += 1 }
      if history[day] != .skip { times += share(spans[place].schedule, day, target.isTotal) }
    }
    return Int((times * Double(target.amount.thousandths)).rounded())
  }

  /// The part of the target that is wanted of a day.
  private func share(_ schedule: Schedule, _ day: Int, _ isTotal: Bool) -> Double {
    switch schedule {
    case .weekdays(let set): set.rawValue & 1 << DayNumber.weekdayPlace(day) == 0 ? 0 : 1
    case .perWeek(let count): Double(isTotal ? 1 : count) / 7
    case .perMonth(let count): Double(isTotal ? 1 : count) / Double(CalendarDay(day).inMonth.days)
    case .inDays(let count, let length): Double(isTotal ? 1 : count) / Double(length)
    case .paused: 0
    }
  }
}

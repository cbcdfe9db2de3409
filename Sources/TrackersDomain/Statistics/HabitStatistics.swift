import Core

/// The statistics of one habit.
public struct HabitStatistics: Sendable, Equatable {
  public let tracker: Tracker
  public let doneCount: Int
  /// 0 to 1, today.
  public let score: Double
  public let scores: ScoreLine
  /// Nil where none goes on.
  public let current: Streak?
  /// The streaks with the most days, ten at the most, of equals the latest first; the current one may be
  /// among them. Of equals also Loop Habit Tracker keeps the latest (`StreakList.getBest`).
  public let streaks: [Streak]
  /// From Monday on.
  public let weekdays: [WeekdayFigure]
  /// Ascending; empty where nothing was put down.
  public let years: [Int]
  /// Days since the first one; see ``heat(of:)``.
  let heat: [HeatDay]
  let days: HabitDays
  /// Today, this week, month, quarter and year, as far as its schedule asks for them; empty for what is done
  /// or not done, and for what is put away.
  public let targets: [TargetFigure]
  /// From the month of the first mark to this one.
  public let months: [WeekdayMonth]

  public var best: Streak? { streaks.first }

  /// Returns what was done in each period since the first mark, the earliest first.
  public func history(by step: StatisticsStep) -> [PeriodFigure] { days.history(by: step) }

  /// Returns all days of a year, from 1 January on.
  public func heat(of year: Int) -> [HeatDay] {
    YearOfDays(year).days.map { day in
      let place = heat.first.map { day.daysSinceEpoch - $0.day.daysSinceEpoch } ?? -1
      return heat.indices.contains(place)
        ? heat[place] : HeatDay(day: day, done: 0, share: nil, isSkipped: false)
    }
  }
}

extension HabitStatistics {
  private static let mostStreaks = 10

  init(_ tracker: Tracker, _ figures: HabitFigures, today: Int, _ weekStart: WeekStart) {
    self.tracker = tracker
    days = HabitDays(figures, weekStart)
    months = days.months
    targets =
      tracker.archived != nil
      ? []
      : TargetFigures(habit: figures.habit, history: figures.history, weekStart: weekStart)
        .figures(on: today)
    (doneCount, score, current) = (figures.doneCount, figures.score, figures.walk.current)
    scores = ScoreLine(first: CalendarDay(figures.firstScored), values: figures.scores)
    let runs = figures.walk.streaks.sorted { ($0.days, $0.last) > ($1.days, $1.last) }
    streaks = Array(runs.prefix(Self.mostStreaks))
    weekdays = Self.weekdays(figures)
    let walked = figures.walk.days
    heat = walked.map { Self.heat(on: $0, figures) }
    years =
      figures.history.firstMarked.map { first in
        Array(CalendarDay(first).year...CalendarDay(max(first, walked.upperBound - 1)).year)
      } ?? []
  }

  private static func weekdays(_ figures: HabitFigures) -> [WeekdayFigure] {
    var week = WeekdayFigure.week
    for (place, demand) in figures.walk.demands.enumerated() {
      let day = figures.walk.days.lowerBound + place
      let weekday = DayNumber.weekdayPlace(day)
      if figures.states[day] == .done { week[weekday].done += 1 }
      if demand != .none { week[weekday].scheduled += 1 }
      if demand == .kept { week[weekday].kept += 1 }
    }
    return week
  }

  private static func heat(on day: Int, _ figures: HabitFigures) -> HeatDay {
    let state = figures.states[day]
    return HeatDay(
      day: CalendarDay(day), done: state == .done ? 1 : 0, share: share(on: day, figures),
      isSkipped: state == .skipped)
  }

  private static func share(on day: Int, _ figures: HabitFigures) -> Double? {
    if figures.states[day] == .done { return 1 }
    if case .amount(let amount) = figures.history[day], let target = figures.habit.target,
      !target.isAtMost
    {
      return Double(amount.thousandths) / Double(max(1, target.amount.thousandths))
    }
    if figures.walk.isOpen, day == figures.walk.days.upperBound - 1 { return nil }
    let demand = figures.walk.demands[day - figures.walk.days.lowerBound]
    return demand == .missed ? 0 : nil
  }
}

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
    states = history.states(habit, first...last, weekStart)
    walk = HabitWalk(habit.counted, states, today: today, weekStart)
    firstScored = marked ?? last + 1
    scores = ScoreWalk(habit, history, states, from: firstScored).scores
    doneCount = history.doneCount(habit, weekStart)
  }

  /// Of a habit that was put away, the day before, or the last one that was marked all the same.
  private static func lastDay(_ tracker: Tracker, _ history: DayHistory, _ today: Int) -> Int {
    guard let archived = tracker.archived?.daysSinceEpoch else { return today }
    return min(today, max(archived - 1, history.isEmpty ? .min : history.last))
  }

  /// 0 before anything was put down.
  var score: Double { scores.last ?? 0 }

  /// The one with the most days; the later of two.
  var best: Streak? {
    walk.streaks.reduce(nil) { best, next in next.days >= best?.days ?? 1 ? next : best }
  }
}

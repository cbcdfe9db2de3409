import Core

extension HabitStatistics {
  static let mostStreaks = 10

  init(_ tracker: Tracker, _ figures: HabitFigures) {
    self.tracker = tracker
    (doneCount, score, current) = (figures.doneCount, figures.score, figures.walk.current)
    scores = ScoreLine(first: CalendarDay(figures.firstScored), values: figures.scores)
    let runs = figures.walk.streaks.sorted { ($0.days, $1.first) > ($1.days, $0.first) }
    streaks = Array(runs.prefix(Self.mostStreaks))
    weekdays = Self.weekdays(figures)
    let days = figures.walk.days
    heat = days.map { Self.heat(on: $0, figures) }
    years =
      figures.history.firstMarked.map { first in
        Array(CalendarDay(first).year...CalendarDay(max(first, days.upperBound - 1)).year)
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

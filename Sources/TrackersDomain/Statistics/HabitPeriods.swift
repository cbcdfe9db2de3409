import Core

/// A period of the history of a habit.
public struct PeriodFigure: Sendable, Hashable {
  public let period: StatisticsPeriod
  /// The number of days that were done.
  public let times: Int
  /// The amounts added up, in thousandths; nil for what is done or not done. A day that is only known to
  /// be done has the amount that is wanted of it.
  public let thousandths: Int?
}

/// A month of a habit by its weekdays.
public struct WeekdayMonth: Sendable, Hashable {
  public let month: CalendarMonth
  /// The days done, from Monday on.
  public let done: [Int]
  /// The days that the month has, from Monday on: four or five.
  public let days: [Int]

  /// Returns a step from 0 for none to 4 for all.
  /// - Parameter place: 0 for Monday.
  public func level(_ place: Int) -> Int { (done[place] * 4 + days[place] - 1) / days[place] }
}

/// The days of a habit from the first that was marked to the last that is looked at, for putting together.
struct HabitDays: Sendable, Equatable {
  /// The number of the first day; meaningless without a day.
  private(set) var first = 0
  private var isDone: [Bool] = []
  /// Thousandths of each day; nil for what is done or not done.
  private var amounts: [Int]?
  private let weekStart: WeekStart

  init(_ figures: HabitFigures, _ weekStart: WeekStart) {
    self.weekStart = weekStart
    let end = figures.walk.days.upperBound
    guard let first = figures.history.firstMarked, first < end else { return }
    self.first = first
    isDone = (first..<end).map { figures.states[$0] == .done }
    amounts = figures.habit.target.map { target in
      (first..<end).map { figures.history[$0].thousandths(target) }
    }
  }

  private var days: ClosedRange<Int>? { isDone.isEmpty ? nil : first...first + isDone.count - 1 }

  /// Returns what was done in each period, the earliest first, those with nothing too. As
  /// `List<Entry>.groupedSum` of Loop Habit Tracker. Takes the time of the days.
  func history(by step: StatisticsStep) -> [PeriodFigure] {
    guard let days else { return [] }
    return step.periods(days, weekStart).map { period in
      let places = period.days.clamped(to: days)
      let part = places.lowerBound - first...places.upperBound - first
      return PeriodFigure(
        period: period, times: isDone[part].count { $0 },
        thousandths: amounts.map { $0[part].reduce(0, +) })
    }
  }

  /// Returns each month by its weekdays, the earliest first. As `EntryList.computeWeekdayFrequency` of Loop
  /// Habit Tracker, which adds up amounts where there are any; here a day is done or not.
  var months: [WeekdayMonth] {
    guard let days else { return [] }
    return StatisticsStep.month.periods(days, weekStart).map { period in
      var (done, all) = ([Int](repeating: 0, count: 7), [Int](repeating: 0, count: 7))
      for day in period.days {
        let weekday = DayNumber.weekdayPlace(day)
        all[weekday] += 1
        if days.contains(day), isDone[day - first] { done[weekday] += 1 }
      }
      return WeekdayMonth(month: period.first.inMonth, done: done, days: all)
    }
  }
}

extension DayMark {
  /// The amount of a day in thousandths. A day that is only known to be done has all that is wanted of it; of
  /// "at most", nothing.
  func thousandths(_ target: Target) -> Int {
    switch self {
    case .amount(let amount): amount.thousandths
    case .done: target.isAtMost ? 0 : target.amount.thousandths
    case .none, .skip: 0
    }
  }
}

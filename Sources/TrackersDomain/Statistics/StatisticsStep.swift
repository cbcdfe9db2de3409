import Core

/// The length of the periods by which figures are put together.
public enum StatisticsStep: String, Sendable, Hashable, CaseIterable {
  case day, week, month, quarter, year

  /// The number of calendar months; nil for what is not made of months.
  private var months: Int? {
    switch self {
    case .day, .week: nil
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }

  /// Returns the whole period that a day is in; quarters begin with January, April, July and October.
  func period(of day: Int, _ weekStart: WeekStart) -> StatisticsPeriod {
    let days: ClosedRange<Int>
    if let months {
      let date = CalendarDay(day)
      let first = date.inMonth.adding(-((date.month - 1) % months))
      let next = first.adding(months).day(1).daysSinceEpoch
      days = first.day(1).daysSinceEpoch...next - 1
    } else if self == .week {
      let first = DayNumber.week(day, weekStart)
      days = first...first + 6
    } else {
      days = day...day
    }
    return StatisticsPeriod(step: self, days: days)
  }

  /// Returns the whole periods that a range of days touches, the earliest first.
  func periods(_ days: ClosedRange<Int>, _ weekStart: WeekStart) -> [StatisticsPeriod] {
    var all: [StatisticsPeriod] = []
    var day = days.lowerBound
    while day <= days.upperBound {
      let period = period(of: day, weekStart)
      all.append(period)
      day = period.days.upperBound + 1
    }
    return all
  }
}

/// A day, week, month, quarter or year of the calendar.
public struct StatisticsPeriod: Sendable, Hashable {
  public let step: StatisticsStep
  let days: ClosedRange<Int>

  public var first: CalendarDay { CalendarDay(days.lowerBound) }
  public var last: CalendarDay { CalendarDay(days.upperBound) }
}

/// The mean of the scores of the days of a period.
public struct PeriodScore: Sendable, Hashable {
  public let period: StatisticsPeriod
  /// 0 to 1.
  public let score: Double
}

extension ScoreLine {
  /// Returns the mean score of each period from the first day with a score on, the earliest first; the
  /// first and the last one have the days that there are.
  ///
  /// As in `ScoreCardPresenter.buildState` of Loop Habit Tracker. Takes the time of the days.
  public func means(by step: StatisticsStep, weekStart: WeekStart) -> [PeriodScore] {
    guard !values.isEmpty else { return [] }
    let start = first.daysSinceEpoch
    let days = start...start + values.count - 1
    return step.periods(days, weekStart).map { period in
      let part = values[
        max(
          0, period.days.lowerBound - start)...min(values.count - 1, period.days.upperBound - start)
      ]
      return PeriodScore(period: period, score: part.reduce(0, +) / Double(part.count))
    }
  }
}

import Core

/// The statistics of all trackers.
public struct TrackersStatistics: Sendable, Equatable {
  /// Nil while nothing was ever done.
  public let tiles: StatisticsTiles?
  /// All trackers in their order, events and those put away too.
  public let summaries: [HabitSummary]
  /// From Monday on.
  public let weekdays: [WeekdayFigure]
  /// The mean of the scores of the habits that had begun.
  public let scores: ScoreLine
  let days: DayTally

  /// The years that a map can be drawn of; empty where there is nothing.
  public var years: [Int] { days.years }
  /// Returns all days of a year, from 1 January on.
  public func heat(of year: Int) -> [HeatDay] { YearOfDays(year).days.map { days.heat(on: $0) } }
}

/// The four figures at the top of the statistics.
public struct StatisticsTiles: Sendable, Hashable {
  /// The longest run of consecutive scheduled days done by any one habit.
  public struct BestPeriod: Sendable, Hashable {
    public let tracker: Tracker.ID
    public let name: String
    public let days: Int
    public let first: CalendarDay
    public let last: CalendarDay
  }

  /// Nil while no scheduled day was done.
  public let best: BestPeriod?
  /// Days before today with at least one scheduled habit and all of them done, by the schedule as it
  /// was. What was skipped is not scheduled; a habit of so many times a week or month is, on the days
  /// it was done, and on those when no later day could make up for it.
  public let idealDays: Int
  /// All days done, of events too.
  public let completed: Int
  /// Completions by calendar days from the first one to today, in tenths, rounded half up.
  public let averageTenths: Int
}

/// One tracker among all, in a few figures.
public struct HabitSummary: Sendable, Equatable, Identifiable {
  public let tracker: Tracker
  public let doneCount: Int
  /// 0 to 1; nil for an event.
  public let score: Double?
  /// Nil where none goes on.
  public let current: Streak?
  /// Nil where there was none.
  public let best: Streak?

  public var id: Tracker.ID { tracker.id }
}

/// Scores day by day.
public struct ScoreLine: Sendable, Equatable {
  public let first: CalendarDay
  /// 0 to 1; empty where nothing was put down.
  public let values: [Double]

  /// Nil outside the line.
  public subscript(day: CalendarDay) -> Double? {
    let place = day.daysSinceEpoch - first.daysSinceEpoch
    return values.indices.contains(place) ? values[place] : nil
  }
}

/// The sums over all days of one weekday.
public struct WeekdayFigure: Sendable, Hashable {
  public let weekday: Weekday
  /// All that was done on them.
  public var done = 0
  /// The number of times something was scheduled on them, and of those that were kept.
  public var scheduled = 0
  public var kept = 0

  init(_ weekday: Weekday) { self.weekday = weekday }

  /// From Monday on, all nothing.
  static var week: [WeekdayFigure] { Weekday.allCases.map { WeekdayFigure($0) } }
}

/// A day of the map of a year.
public struct HeatDay: Sendable, Hashable {
  public let day: CalendarDay
  /// The number of trackers that were done.
  public let done: Int
  /// The share of the wanted that was done, 0 to 1; nil where nothing was wanted and nothing done.
  public let share: Double?
  public let isSkipped: Bool

  /// 0 for nothing to 4 for all.
  public var level: Int { share.map { Int(($0 * 4).rounded(.up)) } ?? 0 }
}

/// The days of a year.
struct YearOfDays {
  let days: [CalendarDay]

  init(_ year: Int) {
    days = (1...12).compactMap { CalendarMonth(year: year, month: $0) }
      .flatMap { month in (1...month.days).map { month.day($0) } }
  }
}

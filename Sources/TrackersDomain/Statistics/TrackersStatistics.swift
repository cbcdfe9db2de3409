import Core

/// What all trackers come to.
public struct TrackersStatistics: Sendable, Equatable {
  /// Nil while nothing was ever done (H-74).
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

  /// All days of a year, from 1 January on.
  public func heat(of year: Int) -> [HeatDay] {
    YearOfDays(year).days.map { days.heat(on: $0) }
  }
}

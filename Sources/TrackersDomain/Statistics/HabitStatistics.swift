import Core

/// What one habit comes to.
public struct HabitStatistics: Sendable, Equatable {
  public let tracker: Tracker
  public let doneCount: Int
  /// 0 to 1, today.
  public let score: Double
  public let scores: ScoreLine
  /// Nil where none goes on.
  public let current: Streak?
  /// Those with the most days, ten at the most; the one that goes on may be among them.
  public let streaks: [Streak]
  /// From Monday on.
  public let weekdays: [WeekdayFigure]
  /// Ascending; empty where nothing was put down.
  public let years: [Int]
  /// Days since the first one; see ``heat(of:)``.
  let heat: [HeatDay]

  public var best: Streak? { streaks.first }

  /// All days of a year, from 1 January on.
  public func heat(of year: Int) -> [HeatDay] {
    YearOfDays(year).days.map { day in
      let place = heat.first.map { day.daysSinceEpoch - $0.day.daysSinceEpoch } ?? -1
      return heat.indices.contains(place)
        ? heat[place] : HeatDay(day: day, done: 0, share: nil, isSkipped: false)
    }
  }
}

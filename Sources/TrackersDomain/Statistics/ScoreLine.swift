import Core

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

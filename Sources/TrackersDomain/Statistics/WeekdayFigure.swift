import Core

/// What became of all days of one weekday.
public struct WeekdayFigure: Sendable, Hashable {
  public let weekday: Weekday
  /// All that was done on them.
  public var done = 0
  /// How often something was scheduled on them, and how often of that it was done.
  public var scheduled = 0
  public var kept = 0

  init(_ weekday: Weekday) { self.weekday = weekday }

  /// From Monday on, all nothing.
  static var week: [WeekdayFigure] { Weekday.allCases.map { WeekdayFigure($0) } }
}

import Core

/// A day of the map of a year.
public struct HeatDay: Sendable, Hashable {
  public let day: CalendarDay
  /// How many were done.
  public let done: Int
  /// What part of what was wanted was done, 0 to 1; nil where nothing was wanted and nothing done.
  public let share: Double?
  public let isSkipped: Bool

  /// 0 for nothing to 4 for all.
  public var level: Int { share.map { Int(($0 * 4).rounded(.up)) } ?? 0 }
}

import Core

/// When a habit is to be done.
public enum Schedule: Sendable, Hashable {
  case weekdays(WeekdaySet)
  /// So many days of a week, whichever; 1 to 7.
  case perWeek(Int)
  /// So many days of a month, whichever; 1 to 28.
  case perMonth(Int)
  /// Not at all, as while it is put away.
  case paused

  /// The counts that make sense.
  public static let weekCounts = 1...7
  public static let monthCounts = 1...28

  /// A schedule on which nothing would ever be due is refused (H-59).
  public var isValid: Bool {
    switch self {
    case .weekdays(let days): !days.isEmpty
    case .perWeek(let count): Self.weekCounts.contains(count)
    case .perMonth(let count): Self.monthCounts.contains(count)
    case .paused: false
    }
  }

  /// What a run of it is counted in.
  public var unit: StreakUnit {
    switch self {
    case .weekdays, .paused: .days
    case .perWeek: .weeks
    case .perMonth: .months
    }
  }
}

import TrackersDomain

/// The rows of the filter (H-30).
public enum DayChoice: String, Sendable, Hashable, CaseIterable {
  case all
  /// All of today, wherever one was.
  case today
  case completed, notCompleted

  var filter: DayFilter {
    switch self {
    case .all, .today: .all
    case .completed: .completed
    case .notCompleted: .notCompleted
    }
  }

  /// Goes through the filters, and leaves the day where it is.
  var next: DayChoice {
    switch self {
    case .all, .today: .completed
    case .completed: .notCompleted
    case .notCompleted: .all
    }
  }
}

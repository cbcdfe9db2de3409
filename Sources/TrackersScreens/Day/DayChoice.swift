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

  var next: DayChoice {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

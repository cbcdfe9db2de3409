/// Which trackers of the day are shown (H-31); a live predicate, so that it holds on every day.
public enum DayFilter: String, Sendable, Hashable, Codable, CaseIterable {
  case all, completed, notCompleted
}

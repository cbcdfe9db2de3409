import TrackersDomain

/// What the page of statistics shows.
public struct TrackersStatisticsState: Equatable, Sendable {
  /// Nil while it is not computed.
  var all: TrackersStatistics?
  /// The habit that is looked at; nil for all trackers together.
  var chosen: Tracker.ID?
  /// Nil while it is not computed.
  var habit: HabitStatistics?
  /// The year of the map; nil for the newest.
  var year: Int?
  /// Whether the rules stand in front of the figures.
  var isExplained = false

  /// Those that have figures of their own, in their order.
  var habits: [Tracker] {
    (all?.summaries ?? []).map(\.tracker).filter(\.isHabit)
  }

  /// The place among ``habits``; nil for all together.
  var place: Int? { chosen.flatMap { id in habits.firstIndex { $0.id == id } } }

  /// The years that there is a map of.
  var years: [Int] { (chosen == nil ? all?.years : habit?.years) ?? [] }

  var shownYear: Int? {
    guard let first = years.first, let last = years.last else { return nil }
    return min(max(year ?? last, first), last)
  }
}

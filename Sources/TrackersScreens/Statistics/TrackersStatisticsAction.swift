import TrackersDomain

/// What can happen on the page of statistics.
public enum TrackersStatisticsAction: Sendable {
  case loaded(TrackersStatistics)
  case habitLoaded(Tracker.ID, HabitStatistics?)
  /// By its place in the menu; 0 for all together.
  case chosen(Int)
  /// To the next habit or the one before, round all of them.
  case stepped(Int)
  case yearStepped(Int)
  case rulesTapped
  case rulesClosed
  /// To the day.
  case backTapped
  /// Import and export.
  case files(TrackersFileAction)
}

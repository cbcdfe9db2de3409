import TrackersDomain

/// What can happen in the list of what is due.
public enum DueListAction: Sendable {
  case loaded([DayCard])
  case moved(Int)
  /// To its card on the page of today.
  case opened(Int)
  case doneTapped(Tracker.ID)
  case skipTapped(Tracker.ID)
  case closed
}

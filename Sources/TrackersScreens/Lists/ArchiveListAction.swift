import TrackersDomain

/// What can happen in the list of what was put away.
public enum ArchiveListAction: Sendable {
  case loaded([ArchivedTracker])
  case moved(Int)
  case restoreTapped(Int)
  case deleteTapped(Int)
  case closed
}

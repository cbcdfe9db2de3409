import TrackersDomain

/// What can happen in the list of categories.
public enum CategoryListAction: Sendable {
  case opened
  case closed
  case moved(Int)
  case chosen(Int)
  /// By so many places, in the manual order.
  case carried(Int, by: Int)
  case addTapped
  case renameTapped(Int)
  case typed(String)
  /// More was typed than a name may have.
  case nameRefused
  case submitted
  case cancelled
  case refused(TrackerProblem)
  /// It was added, and is the category of the tracker now.
  case added(TrackerCategory)
  case renamed
  case deleteTapped(Int)
  /// So many trackers are in it.
  case counted(TrackerCategory, Int)
  /// Where its trackers are to go, by its place among the others.
  case targetChosen(Int)
  case moveTapped
  case deleteAllTapped
  case keepTapped
}

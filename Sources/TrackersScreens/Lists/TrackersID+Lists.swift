import Semantics
import Toolkit

/// The lists in the place of a day, and the ways to them.
extension TrackersID {
  /// How much waits, or what comes next.
  public static let due: Identifier = "trackers.due"
  public static let dueList: Identifier = "trackers.due.list"
  public static let nothingDue: Identifier = "trackers.due.empty"
  public static let dueBack: Identifier = "trackers.due.back"
  public static let archive: Identifier = "trackers.archive"
  public static let archiveList: Identifier = "trackers.archive.list"
  public static let noArchive: Identifier = "trackers.archive.empty"
  public static let archiveBack: Identifier = "trackers.archive.back"
  /// Opens the menu of the day.
  public static let dayTools: Identifier = "trackers.day.tools"
  public static let dayMenu: Identifier = "trackers.dayMenu"
  /// What is due, as a page.
  public static let duePage: Identifier = "trackers.due.page"
}

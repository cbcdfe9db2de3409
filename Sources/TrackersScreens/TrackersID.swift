import Toolkit

/// The identifiers of the Trackers tab.
public enum TrackersID {
  public static let screen: Identifier = "trackers"
  public static let sections: Identifier = "trackers.parts"
  public static let introduction: Identifier = "trackers.introduction"

  // MARK: A day
  public static let day: Identifier = "trackers.day"
  public static let date: Identifier = "trackers.day.date"
  public static let previousDay: Identifier = "trackers.day.previous"
  public static let nextDay: Identifier = "trackers.day.next"
  public static let week: Identifier = "trackers.day.week"
  public static let progress: Identifier = "trackers.day.progress"
  public static let filter: Identifier = "trackers.day.filter"
  public static let search: Identifier = "trackers.day.search"
  public static let add: Identifier = "trackers.day.add"
  public static let cards: Identifier = "trackers.cards"
  public static let empty: Identifier = "trackers.day.empty"

  // MARK: In front of a day
  public static let menu: Identifier = "trackers.menu"
  public static let filters: Identifier = "trackers.filters"
  public static let calendar: Identifier = "trackers.calendar"
  public static let amount: Identifier = "trackers.amount"
  public static let note: Identifier = "trackers.note"
  public static let noteText: Identifier = "trackers.note.text"
  public static let question: Identifier = "trackers.question"
  public static let details: Identifier = "trackers.details"
  public static let options: Identifier = "trackers.options"

  // MARK: Statistics
  public static let statistics: Identifier = "trackers.statistics"
}

import Semantics

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
  public static let figures: Identifier = "trackers.figures"
  public static let noFigures: Identifier = "trackers.figures.empty"
  public static let habit: Identifier = "trackers.figures.habit"
  public static let previousHabit: Identifier = "trackers.figures.previousHabit"
  public static let nextHabit: Identifier = "trackers.figures.nextHabit"
  public static let rules: Identifier = "trackers.rules"
  public static let bestPeriod: Identifier = "trackers.figures.best"
  public static let idealDays: Identifier = "trackers.figures.ideal"
  public static let completed: Identifier = "trackers.figures.completed"
  public static let average: Identifier = "trackers.figures.average"
  public static let year: Identifier = "trackers.figures.year"
  public static let previousYear: Identifier = "trackers.figures.previousYear"
  public static let nextYear: Identifier = "trackers.figures.nextYear"
  public static let heatMap: Identifier = "trackers.figures.map"
  public static let weekdays: Identifier = "trackers.figures.weekdays"
  public static let score: Identifier = "trackers.figures.score"
  public static let habits: Identifier = "trackers.figures.habits"
  public static let facts: Identifier = "trackers.figures.facts"
  public static let streaks: Identifier = "trackers.figures.streaks"
  /// The length of the periods that figures are put together by.
  public static let step: Identifier = "trackers.figures.step"
  public static let history: Identifier = "trackers.figures.history"
  public static let months: Identifier = "trackers.figures.months"
  public static let targets: Identifier = "trackers.figures.targets"
  public static let importFile: Identifier = "trackers.figures.import"
  public static let exportFile: Identifier = "trackers.figures.export"

  // MARK: Files
  /// The question for a path, with the form below it.
  public static let path: Identifier = "trackers.path"
  public static let pathForm: Identifier = "trackers.path.form"
  public static let preview: Identifier = "trackers.preview"
  public static let toBeAdded: Identifier = "trackers.preview.new"
  public static let addAll: Identifier = "trackers.preview.add"
  public static let previewCancel: Identifier = "trackers.preview.cancel"
}

/// The lists in the place of a day, and the ways to them.
extension TrackersID {
  /// The number of overdue trackers, or the time of the next.
  public static let due: Identifier = "trackers.due"
  public static let dueList: Identifier = "trackers.due.list"
  public static let nothingDue: Identifier = "trackers.due.empty"
  public static let dueBack: Identifier = "trackers.due.back"
  public static let archive: Identifier = "trackers.archive"
  /// The habits by days, and the page of it.
  public static let grid: Identifier = "trackers.grid"
  public static let gridPage: Identifier = "trackers.grid.page"
  public static let gridBack: Identifier = "trackers.grid.back"
  public static let noGrid: Identifier = "trackers.grid.empty"
  /// The day that the keys are about, in words.
  public static let gridCell: Identifier = "trackers.grid.told"
  public static let gridLegend: Identifier = "trackers.grid.legend"
  public static let archiveList: Identifier = "trackers.archive.list"
  public static let noArchive: Identifier = "trackers.archive.empty"
  public static let archiveBack: Identifier = "trackers.archive.back"
  /// Opens the menu of the day.
  public static let dayTools: Identifier = "trackers.day.tools"
  public static let dayMenu: Identifier = "trackers.dayMenu"
  /// The page of due trackers.
  public static let duePage: Identifier = "trackers.due.page"
}

import Core

/// A tracker out of a file, with all that was put down for it.
public struct ImportedTracker: Sendable, Equatable {
  public var tracker: Tracker
  public var marks: [CalendarDay: DayMark]
  public var notes: [CalendarDay: String]

  public init(
    _ tracker: Tracker, marks: [CalendarDay: DayMark] = [:], notes: [CalendarDay: String] = [:]
  ) {
    (self.tracker, self.marks, self.notes) = (tracker, marks, notes)
  }
}

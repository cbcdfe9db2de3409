import Core

/// What stands for a tracker on a day.
public struct DayEntry: Sendable, Hashable {
  public let tracker: Tracker.ID
  public let day: CalendarDay
  public var mark: DayMark
  /// May be empty; may also stand alone.
  public var note: String

  public init(_ tracker: Tracker.ID, _ day: CalendarDay, _ mark: DayMark, note: String = "") {
    (self.tracker, self.day, self.mark, self.note) = (tracker, day, mark, note)
  }
}

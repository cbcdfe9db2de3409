import Almanac

/// One tracker on a day.
public struct DayCard: Sendable, Equatable, Identifiable {
  public let tracker: Tracker
  /// What stands for it on the day.
  public let entry: DayEntry
  public let isDone: Bool
  /// Of all time (H-14).
  public let doneCount: Int
  /// As it was on the day; nil for an event, and where there is no run.
  public let streak: Streak?
  /// How many days of the week or month are done, up to the day; nil for other schedules.
  public let progress: Progress?
  /// The day of an event that stands here because it was not done then, or was done on another day.
  public let carriedFrom: CalendarDay?

  /// So many of so many.
  public struct Progress: Sendable, Hashable {
    public let done: Int
    public let wanted: Int
    public let unit: StreakUnit
  }

  public var id: Tracker.ID { tracker.id }
  public var isSkipped: Bool { entry.mark == .skip }

  /// From when on it waits on its day: what is carried over from another one does from its beginning
  /// on, anything else when its reminder comes; nil for what has the whole day.
  public var dueTime: DayTime? { carriedFrom == nil ? tracker.reminder : .midnight }

  /// What was measured; nil where nothing was.
  public var amount: Amount? {
    if case .amount(let amount) = entry.mark { return amount }
    return nil
  }
}

import Core

/// One tracker on a day.
///
/// Figures of its history are counted when they are asked for: of a day with many cards only those that
/// are shown need them.
public struct DayCard: Sendable, Equatable, Identifiable {
  /// What stands for it on the day.
  public let entry: DayEntry
  public let isDone: Bool
  /// The day of an event that stands here because it was not done then, or was done on another day.
  public let carriedFrom: CalendarDay?
  let reading: CardReading

  /// So many of so many.
  public struct Progress: Sendable, Hashable {
    public let done: Int
    public let wanted: Int
    public let unit: StreakUnit
  }

  public var id: Tracker.ID { entry.tracker }
  public var tracker: Tracker { reading.tracker }
  public var isSkipped: Bool { entry.mark == .skip }

  /// From when on it waits on its day: what is carried over from another one does from its beginning
  /// on, anything else when its reminder comes; nil for what has the whole day.
  public var dueTime: DayTime? { carriedFrom == nil ? tracker.reminder : .midnight }

  /// Of all time (H-14).
  public var doneCount: Int { reading.doneCount }

  /// As it was on the day; nil for an event, and where there is no run.
  public var streak: Streak? { reading.streak }

  /// The number of days of the week or month that are done, up to the day; nil for other schedules.
  public var progress: Progress? { reading.progress }

  /// What was measured; nil where nothing was.
  public var amount: Amount? {
    if case .amount(let amount) = entry.mark { return amount }
    return nil
  }
}

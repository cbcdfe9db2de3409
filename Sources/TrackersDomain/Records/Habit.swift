/// What a habit asks for, and when.
public struct Habit: Sendable, Hashable {
  public var schedules: ScheduleHistory
  /// Nil for what is done or not done.
  public var target: Target?

  public init(_ schedules: ScheduleHistory, target: Target? = nil) {
    (self.schedules, self.target) = (schedules, target)
  }
}

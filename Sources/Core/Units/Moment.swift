/// A day and a time of the day where somebody lives, to the minute.
public struct Moment: Sendable, Hashable {
  public var day: CalendarDay
  /// 0 to 23.
  public var hour: Int
  public var minute: Int

  public init(_ day: CalendarDay, hour: Int, minute: Int) {
    (self.day, self.hour, self.minute) = (day, hour, minute)
  }

  /// `06.03.2026 09:05`.
  public func text(_ clock: ClockStyle) -> String {
    "\(day.dotted) \(clock.text(hour: hour, minute: minute))"
  }
}

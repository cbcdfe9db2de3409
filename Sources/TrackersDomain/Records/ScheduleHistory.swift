import Core

/// The schedules that a habit has had: an old day keeps the one it had.
///
/// The first one also stands for the days before it, so that a person can fill in what was done
/// before the habit was written down.
public struct ScheduleHistory: Sendable, Hashable {
  public struct Span: Sendable, Hashable {
    public let since: CalendarDay
    public let schedule: Schedule

    public init(since: CalendarDay, _ schedule: Schedule) {
      (self.since, self.schedule) = (since, schedule)
    }
  }

  /// By their days; never empty.
  public private(set) var spans: [Span]

  public init(_ schedule: Schedule, since day: CalendarDay) {
    spans = [Span(since: day, schedule)]
  }

  /// Nil without a span; of two of one day the later holds.
  public init?(_ spans: [Span]) {
    if spans.isEmpty { return nil }
    self.spans = []
    for span in spans.sorted(by: { $0.since < $1.since }) { append(span) }
  }

  public var latest: Schedule { spans[spans.count - 1].schedule }

  public func schedule(on day: CalendarDay) -> Schedule {
    (spans.last { $0.since <= day } ?? spans[0]).schedule
  }

  /// Lets another schedule hold from a day on; what was to hold from then on is gone.
  public mutating func change(to schedule: Schedule, from day: CalendarDay) {
    let first = spans[0].since
    spans.removeAll { $0.since >= day }
    append(Span(since: spans.isEmpty ? min(first, day) : day, schedule))
  }

  private mutating func append(_ span: Span) {
    if spans.last?.since == span.since { spans.removeLast() }
    if spans.last?.schedule != span.schedule { spans.append(span) }
  }
}

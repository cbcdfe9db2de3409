import Core

/// The schedule and the target of a habit.
public struct Habit: Sendable, Hashable {
  public var schedules: ScheduleHistory
  /// Nil for what is done or not done.
  public var target: Target?

  public init(_ schedules: ScheduleHistory, target: Target? = nil) {
    (self.schedules, self.target) = (schedules, target)
  }

  /// True where what counts is the amount of a whole week, month or stretch of days; see
  /// ``Target/isTotal``.
  public var isTotal: Bool { target?.isTotal == true }

  /// The schedules by which it is counted: a total is reached or not, once a week, month or stretch.
  var counted: ScheduleHistory { isTotal ? schedules.mapped(\.once) : schedules }
}

/// The amount for which a day of a measurable habit counts as done.
public struct Target: Sendable, Hashable {
  public static let longestUnit = 16

  public var amount: Amount
  /// `km`, `glasses`; may be empty.
  public var unit: String
  /// Not more than the amount, where it is not the least that is wanted.
  public var isAtMost: Bool
  /// True where the amount is that of the whole week, month or stretch of days of the schedule, as 10 km a
  /// week, and not that of a day. On a schedule of weekdays it is always that of a day.
  public var isTotal: Bool

  public init(_ amount: Amount, unit: String, isAtMost: Bool = false, isTotal: Bool = false) {
    (self.amount, self.unit, self.isAtMost) = (amount, unit, isAtMost)
    self.isTotal = isTotal
  }

  /// Returns true if that amount, of a day or of all days together, is as it is wanted.
  public func isMet(by amount: Amount) -> Bool {
    isAtMost ? amount <= self.amount : amount >= self.amount
  }
}

/// The days on which a habit is to be done.
public enum Schedule: Sendable, Hashable {
  case weekdays(WeekdaySet)
  /// So many days of a week, whichever; 1 to 7.
  case perWeek(Int)
  /// So many days of a month, whichever; 1 to 28.
  case perMonth(Int)
  /// So many days of any so many days in a row, as 2 in 14 days; 1 in 3 days is every third day. The days
  /// are counted from what was done, not by the calendar.
  case inDays(Int, of: Int)
  /// Not at all, as while it is put away.
  case paused

  /// The counts that make sense.
  public static let weekCounts = 1...7
  public static let monthCounts = 1...28
  /// The lengths of ``inDays(_:of:)``.
  public static let lengths = 2...365

  /// False for a schedule on which nothing would ever be due.
  public var isValid: Bool {
    switch self {
    case .weekdays(let days): !days.isEmpty
    case .perWeek(let count): Self.weekCounts.contains(count)
    case .perMonth(let count): Self.monthCounts.contains(count)
    case .inDays(let count, let days): Self.lengths.contains(days) && (1..<days).contains(count)
    case .paused: false
    }
  }

  /// True where the days are the person's choice.
  public var isFree: Bool {
    switch self {
    case .perWeek, .perMonth, .inDays: true
    case .weekdays, .paused: false
    }
  }

  /// The same, once: what a total of the whole week, month or stretch of days is counted by.
  var once: Schedule {
    switch self {
    case .perWeek: .perWeek(1)
    case .perMonth: .perMonth(1)
    case .inDays(_, let days): .inDays(1, of: days)
    case .weekdays, .paused: self
    }
  }

  /// The unit of its streaks.
  public var unit: StreakUnit {
    switch self {
    case .weekdays, .paused: .days
    case .perWeek: .weeks
    case .perMonth: .months
    case .inDays: .times
    }
  }
}

/// Days of the week, as seven bits: Monday is the lowest.
public struct WeekdaySet: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue & 0x7F }

  public init(_ days: some Sequence<Weekday>) {
    self.init(rawValue: days.reduce(0) { $0 | 1 << ($1.rawValue - 1) })
  }

  public static let everyDay = WeekdaySet(rawValue: 0x7F)
  public static let workdays = WeekdaySet(rawValue: 0x1F)
  public static let weekend = WeekdaySet(rawValue: 0x60)

  public func contains(_ day: Weekday) -> Bool { rawValue & 1 << (day.rawValue - 1) != 0 }
  /// From Monday on.
  public var days: [Weekday] { Weekday.allCases.filter { contains($0) } }
  public var count: Int { rawValue.nonzeroBitCount }

  /// Returns the set with the day added, or removed where it was there.
  public func toggling(_ day: Weekday) -> WeekdaySet {
    WeekdaySet(rawValue: rawValue ^ 1 << (day.rawValue - 1))
  }
}

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

  public init(_ schedule: Schedule, since day: CalendarDay) { spans = [Span(since: day, schedule)] }

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
    spans.removeAll { $0.since >= day }
    append(Span(since: day, schedule))
  }

  /// Lets a schedule hold in the past too: from a day on, or from the beginning without one. Pauses stay,
  /// as nothing was asked for in them.
  mutating func correct(to schedule: Schedule, from day: CalendarDay?) {
    let start = day ?? spans[0].since
    let wasPaused = self.schedule(on: start) == .paused
    let later = spans.filter { $0.since > start }
    spans.removeAll { $0.since >= start }
    append(Span(since: start, wasPaused ? .paused : schedule))
    for span in later {
      append(Span(since: span.since, span.schedule == .paused ? .paused : schedule))
    }
  }

  /// The same with each schedule in the place of which a function has another.
  func mapped(_ change: (Schedule) -> Schedule) -> ScheduleHistory {
    var all = self
    all.spans = spans.map { Span(since: $0.since, change($0.schedule)) }
    return all
  }

  private mutating func append(_ span: Span) {
    if spans.last?.since == span.since { spans.removeLast() }
    if spans.last?.schedule != span.schedule { spans.append(span) }
  }
}

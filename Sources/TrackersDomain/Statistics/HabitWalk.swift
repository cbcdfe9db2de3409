import Core

/// One walk over the days of a habit, by the schedule as it was on each.
///
/// The rules of streaks:
/// - A habit of weekdays is counted in scheduled days. A scheduled day that was done lengthens the
///   run; one that was skipped neither lengthens nor breaks it; any other breaks it, but today only
///   tomorrow. What was done on a day without schedule does not count.
/// - A habit of so many times a week or month is counted in weeks or months. One with enough days
///   done lengthens the run; one with enough days done or skipped neither lengthens nor breaks it;
///   any other breaks it, but not before it is over. Of one that has fewer days than are wanted, as
///   it was begun or changed within, all are wanted.
/// - A habit of so many days of any so many in a row is counted in the times it was done. A day that was
///   not done breaks the run where no stretch has it: stretches begin with the first day and with each
///   that was done or skipped, and have to have as many of these as are wanted. One that is not over may
///   still get them. As in `EntryList.buildIntervals` of Loop Habit Tracker, where a stretch may also
///   reach back.
/// - Where the schedule turns to another unit a new run begins; a pause does not break it.
///
/// What a day demands is another matter (``demands``): a day of a weekly or monthly habit counts where
/// it was done, within what is wanted, and where no later day of the week or month could make up. Today
/// demands as any other day.
struct HabitWalk {
  enum Demand: UInt8 { case none, kept, missed }

  /// For each day of ``days``.
  private(set) var demands: [Demand]
  let days: Range<Int>
  /// The streaks that have ended, by their days.
  private(set) var ended: [Streak] = []
  /// The one that goes on; nil where there is none.
  private(set) var current: Streak?

  /// The last day on which a run was broken: whatever was before it does not matter for ``current``.
  private(set) var brokenOn: Int?

  private let states: DayStates
  private let weekStart: WeekStart
  /// True if the last day is not over.
  let isOpen: Bool

  /// - Parameters:
  ///   - states: from the habit's first day to the last that is looked at.
  ///   - today: a day that is not over.
  init(_ schedules: ScheduleHistory, _ states: DayStates, today: Int, _ weekStart: WeekStart) {
    days = states.days.lowerBound..<states.days.upperBound + 1
    isOpen = states.days.upperBound >= today
    (self.states, self.weekStart) = (states, weekStart)
    demands = Array(repeating: .none, count: days.count)
    for (index, span) in schedules.spans.enumerated() {
      let first = index == 0 ? days.lowerBound : max(days.lowerBound, span.since.daysSinceEpoch)
      let next = index + 1 < schedules.spans.count ? schedules.spans[index + 1].since : nil
      let end = next?.daysSinceEpoch ?? .max
      if first < min(end, days.upperBound) { walk(span.schedule, from: first, to: end) }
    }
  }

  /// All runs, the one that goes on too.
  var streaks: [Streak] { ended + [current].compactMap { $0 } }

  private mutating func walk(_ schedule: Schedule, from first: Int, to end: Int) {
    switch schedule {
    case .weekdays(let set): walk(set, first..<min(end, days.upperBound))
    case .perWeek(let count): walk(count, .weeks, first, end)
    case .perMonth(let count): walk(count, .months, first, end)
    case .inDays(let count, let length): walk(count, of: length, first, end)
    case .paused: break
    }
  }

  // MARK: - Days
  private mutating func walk(_ set: WeekdaySet, _ range: Range<Int>) {
    for day in range where set.rawValue & 1 << DayNumber.weekdayPlace(day) != 0 {
      switch states[day] {
      case .done:
        demands[day - days.lowerBound] = .kept
        keep(.days, 1, 1, day, day)
      case .skipped: break
      case .missed:
        demands[day - days.lowerBound] = .missed
        if !(isOpen && day == days.upperBound - 1) { close(on: day) }
      }
    }
  }

  // MARK: - Weeks and months
  private mutating func walk(_ count: Int, _ unit: StreakUnit, _ first: Int, _ end: Int) {
    var day = first
    while day < min(end, days.upperBound) {
      let next = unit == .weeks ? DayNumber.nextWeek(day, weekStart) : DayNumber.nextMonth(day)
      walk(count, unit, day..<min(next, end))
      day = next
    }
  }

  private mutating func walk(_ count: Int, _ unit: StreakUnit, _ period: Range<Int>) {
    let wanted = min(count, period.count)
    var (done, skipped, last) = (0, 0, period.lowerBound)
    let seen = period.clamped(to: days)
    for day in seen {
      switch states[day] {
      case .done:
        if done < wanted { demands[day - days.lowerBound] = .kept }
        (done, last) = (done + 1, day)
      case .skipped: skipped += 1
      case .missed:
        let isLastChance = wanted - done - skipped >= period.upperBound - day
        if isLastChance, done < wanted { demands[day - days.lowerBound] = .missed }
      }
    }
    let isOver =
      period.upperBound <= days.upperBound && !(isOpen && seen.upperBound == days.upperBound)
    let isMet = done >= wanted
    if !isMet, isOver, done + skipped < wanted { return close(on: period.lowerBound) }
    if done > 0 { keep(unit, isMet ? 1 : 0, min(done, wanted), period.lowerBound, last) }
  }

  // MARK: - Stretches of days
  private mutating func walk(_ count: Int, of length: Int, _ first: Int, _ end: Int) {
    let seen = first..<min(end, days.upperBound)
    var marked = [0]
    marked.reserveCapacity(seen.count + 1)
    for day in seen { marked.append(marked[day - first] + (states[day] == .missed ? 0 : 1)) }
    // True where a stretch that begins on a day has, or may still get, as many as are wanted.
    func isGood(from day: Int) -> Bool {
      let stretch = day..<min(day + length, end)
      let last = min(stretch.upperBound, seen.upperBound)
      var free = stretch.upperBound - last
      if isOpen, last == days.upperBound, states[last - 1] == .missed { free += 1 }
      return marked[last - first] - marked[day - first] + free >= min(count, stretch.count)
    }
    var covered = first
    for day in seen {
      let isAnchor = day == first || states[day] != .missed
      if isAnchor, isGood(from: day) { covered = max(covered, min(day + length, end)) }
      switch states[day] {
      case .done:
        demands[day - days.lowerBound] = .kept
        keep(.times, 1, 1, day, day)
      case .skipped: break
      case .missed:
        if day < covered { continue }
        demands[day - days.lowerBound] = .missed
        if !(isOpen && day == days.upperBound - 1) { close(on: day) }
      }
    }
  }

  // MARK: - Runs
  private mutating func keep(
    _ unit: StreakUnit, _ length: Int, _ count: Int, _ first: Int, _ last: Int
  ) {
    if let current, current.unit != unit { close(on: first) }
    var streak = current ?? Streak(unit: unit, first: CalendarDay(first), last: CalendarDay(first))
    streak.length += length
    streak.days += count
    streak.last = CalendarDay(last)
    current = streak
  }

  private mutating func close(on day: Int) {
    brokenOn = day
    if let current { ended.append(current) }
    current = nil
  }
}

/// The run that goes on, without a walk over all days.
extension HabitWalk {
  /// A month, or a longer stretch: one that is cut off at the beginning of a walk may seem to break a run.
  private static func uncertain(_ schedules: ScheduleHistory) -> Int {
    schedules.spans.reduce(31) { longest, span in
      if case .inDays(_, let days) = span.schedule { max(longest, days) } else { longest }
    }
  }

  /// The run that goes on at the end of some days: what ``current`` of a walk over all of them is.
  ///
  /// Looks at the last days first, and at more only while the run may have begun before them. A card is
  /// so made in the time that its run takes, not its history.
  ///
  /// - Parameter states: what became of some of the days.
  static func current(
    _ schedules: ScheduleHistory, _ days: ClosedRange<Int>, today: Int, _ weekStart: WeekStart,
    states: (ClosedRange<Int>) -> DayStates
  ) -> Streak? {
    let uncertain = uncertain(schedules)
    var length = 3 * uncertain
    while true {
      let first = days.count > length ? days.upperBound - length + 1 : days.lowerBound
      let walk = HabitWalk(schedules, states(first...days.upperBound), today: today, weekStart)
      let isWhole = first == days.lowerBound
      if isWhole || walk.brokenOn.map({ $0 >= first + uncertain }) == true { return walk.current }
      length *= 4
    }
  }
}

/// A run without a break; see ``HabitWalk`` for the rules.
public struct Streak: Sendable, Hashable {
  /// The number of days, weeks, months or times of the schedule that were kept.
  public var length = 0
  public var unit: StreakUnit
  /// The number of its scheduled days that were done. Streaks of all habits compare by it.
  public var days = 0
  public var first: CalendarDay
  public var last: CalendarDay
}

/// The unit of a streak's length.
public enum StreakUnit: String, Sendable, Hashable { case days, weeks, months, times }

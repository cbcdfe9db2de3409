import Core

/// The days of a habit whose target is the amount of a whole week, month or stretch of days.
///
/// A day counts as done where something was put down and the days of the week or month up to it have
/// reached the target together: of 4 + 4 + 3 km of 10 a week it is the third. Where less is better, the
/// whole week or month has to stay within it. A stretch of so many days ends with the day that is
/// looked at. A day that is only known to be done counts as all that is wanted; of "at most", as nothing.
struct TotalDays {
  let habit: Habit
  let history: DayHistory
  let weekStart: WeekStart

  init(_ habit: Habit, _ history: DayHistory, _ weekStart: WeekStart) {
    (self.habit, self.history, self.weekStart) = (habit, history, weekStart)
  }

  /// The state of each day of a range; takes the time of its days.
  func states(_ days: ClosedRange<Int>) -> DayStates {
    var states = DayStates(days)
    guard let target = habit.target, !history.isEmpty else { return states }
    let from = max(days.lowerBound, history.first)
    let until = min(days.upperBound, history.last)
    guard from <= until else { return states }
    let sums = Sums(self, from - Schedule.lengths.upperBound...until + Schedule.lengths.upperBound)
    for day in from...until {
      let mark = history[day]
      if mark == .skip { states[day] = .skipped }
      if mark == .none || mark == .skip { continue }
      if isMet(on: day, mark, target, sums) { states[day] = .done }
    }
    return states
  }

  /// The amount from the beginning of the week, month or stretch to a day; nil on a day that is counted
  /// by itself.
  func total(to day: Int) -> Amount? {
    guard let period = period(of: day) else { return nil }
    let sum = (period.lowerBound...day).reduce(0) { $0 + measured(history[$1]) }
    return Amount(thousandths: min(sum, Amount.range.upperBound))
  }

  /// Returns true where the target is met by a day, whether or not something was put down on it.
  func isMet(to day: Int) -> Bool {
    guard let target = habit.target, let period = period(of: day) else {
      return history[day].isDone(habit.target)
    }
    if target.isAtMost, history[day] == .none || history[day] == .skip { return false }
    let end = target.isAtMost ? period.upperBound : day
    return Self.isMet(
      (period.lowerBound...end).reduce(0) { $0 + measured(history[$1]) }, target)
  }

  /// Returns true where the target is not reached before a day; nil for one that is counted by itself.
  func isDue(on day: Int) -> Bool? {
    guard let target = habit.target, let period = period(of: day) else { return nil }
    let sum = (period.lowerBound..<day).reduce(0) { $0 + measured(history[$1]) }
    return target.isAtMost || sum < target.amount.thousandths
  }

  private func isMet(on day: Int, _ mark: DayMark, _ target: Target, _ sums: Sums) -> Bool {
    guard let period = period(of: day) else { return mark.isDone(target) }
    if !target.isAtMost, measured(mark) == 0 { return false }
    let end = target.isAtMost ? period.upperBound : day
    return Self.isMet(sums.sum(period.lowerBound...end), target)
  }

  private static func isMet(_ sum: Int, _ target: Target) -> Bool {
    target.isAtMost ? sum <= target.amount.thousandths : sum >= target.amount.thousandths
  }

  /// The days that a day is counted together with; nil for one that is counted by itself. A change of the
  /// schedule begins them anew.
  private func period(of day: Int) -> ClosedRange<Int>? {
    let spans = habit.schedules.spans
    let place = spans.lastIndex { $0.since.daysSinceEpoch <= day } ?? 0
    let whole: ClosedRange<Int>
    switch spans[place].schedule {
    case .perWeek:
      let first = DayNumber.week(day, weekStart)
      whole = first...first + 6
    case .perMonth: whole = DayNumber.month(day)...DayNumber.nextMonth(DayNumber.month(day)) - 1
    case .inDays(_, let days): whole = day - days + 1...day
    case .weekdays, .paused: return nil
    }
    let first = place == 0 ? whole.lowerBound : spans[place].since.daysSinceEpoch
    let last = place + 1 < spans.count ? spans[place + 1].since.daysSinceEpoch - 1 : Int.max
    return max(whole.lowerBound, first)...min(whole.upperBound, last)
  }

  private func measured(_ mark: DayMark) -> Int { habit.target.map(mark.thousandths) ?? 0 }

  /// The amounts before each day, added up.
  private struct Sums {
    private let first: Int
    private var sums = [0]

    init(_ days: TotalDays, _ range: ClosedRange<Int>) {
      first = range.lowerBound
      sums.reserveCapacity(range.count + 1)
      for day in range { sums.append(sums[sums.count - 1] + days.measured(days.history[day])) }
    }

    func sum(_ days: ClosedRange<Int>) -> Int {
      let (start, end) = (days.lowerBound - first, days.upperBound - first + 1)
      return sums[min(max(0, end), sums.count - 1)] - sums[min(max(0, start), sums.count - 1)]
    }
  }
}

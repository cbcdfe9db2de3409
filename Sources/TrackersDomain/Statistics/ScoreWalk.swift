import Core
import Foundation

/// The strength of a habit on each day, 0 to 1, by the formula of Loop Habit Tracker.
///
/// `m = 0.5^(√f / 13)` and `score = before · m + value · (1 − m)`, where `f` is how often it is wanted
/// a day (`Score.compute` and `ScoreList.recompute` in `uhabits-core` of
/// https://github.com/iSoron/uhabits). As there:
/// - The walk begins with the first day that has a mark, at 0; at 1 for a habit of "at most".
/// - Of a habit that is not daily, the value is what was done in two of its periods by what was wanted,
///   1 at the most; a period has 7 days for weekdays and times a week, 30 for times a month, and its own
///   for so many days of any so many in a row.
/// - Of a measurable habit it is the sum of one period by the target. For "at most" it is 1 up to the
///   target and 0 from its double on, and a day without a number is one of nothing.
/// - A skipped day leaves the score, and counts as nothing in the sums.
///
/// Beyond Loop: an old day is counted by the schedule it had, a pause leaves the score, and a period's
/// target is that of a day times the days wanted, where it is not the target of the whole period.
struct ScoreWalk {
  /// Of the days from the first with a mark.
  private(set) var scores: [Double] = []

  private let states: DayStates
  private let target: Target?
  private let first: Int
  /// The sum of what was done, or measured in thousandths, before each day and after the last.
  private var sums: [Int] = [0]

  /// - Parameter states: from a day that is not after `first` to the last that is wanted.
  init(_ habit: Habit, _ history: DayHistory, _ states: DayStates, from first: Int) {
    (self.states, self.first, target) = (states, first, habit.target)
    let last = states.days.upperBound
    guard first <= last else { return }
    addUp(history, first...last)
    scores.reserveCapacity(last - first + 1)
    var score = target?.isAtMost == true ? 1.0 : 0
    for (index, span) in habit.schedules.spans.enumerated() {
      let from = index == 0 ? first : max(first, span.since.daysSinceEpoch)
      let isLast = index + 1 == habit.schedules.spans.count
      let end =
        isLast ? last + 1 : min(last + 1, habit.schedules.spans[index + 1].since.daysSinceEpoch)
      if from < end { walk(Frequency(span.schedule), from..<end, &score) }
    }
  }

  private mutating func addUp(_ history: DayHistory, _ days: ClosedRange<Int>) {
    sums.reserveCapacity(days.count + 1)
    var sum = 0
    for day in days {
      sum += target.map { history[day].thousandths($0) } ?? (states[day] == .done ? 1 : 0)
      sums.append(sum)
    }
  }

  private mutating func walk(_ frequency: Frequency?, _ days: Range<Int>, _ score: inout Double) {
    guard let frequency else {
      scores.append(contentsOf: repeatElement(score, count: days.count))
      return
    }
    let multiplier = pow(0.5, sqrt(frequency.perDay) / 13)
    let (wanted, length) = target == nil ? frequency.smoothed : (frequency.times, frequency.days)
    for day in days {
      if states[day] != .skipped {
        let place = day - first + 1
        let sum = sums[place] - sums[max(0, place - length)]
        score = score * multiplier + value(sum, wanted) * (1 - multiplier)
      }
      scores.append(score)
    }
  }

  private func value(_ sum: Int, _ wanted: Int) -> Double {
    guard let target else { return min(1, Double(sum) / Double(wanted)) }
    let goal = Double(target.amount.thousandths * (target.isTotal ? 1 : wanted))
    if goal == 0 { return target.isAtMost && sum > 0 ? 0 : 1 }
    let share = Double(sum) / goal
    return target.isAtMost ? min(1, max(0, 2 - share)) : min(1, share)
  }

  /// So many times in so many days.
  private struct Frequency {
    let times: Int
    let days: Int

    /// Nil for a pause.
    init?(_ schedule: Schedule) {
      let (times, days): (Int, Int)
      switch schedule {
      case .weekdays(let set): (times, days) = (set.count, 7)
      case .perWeek(let count): (times, days) = (count, 7)
      case .perMonth(let count): (times, days) = (count, 30)
      case .inDays(let count, let length): (times, days) = (count, length)
      case .paused: return nil
      }
      (self.times, self.days) = times == days ? (1, 1) : (times, days)
    }

    var perDay: Double { Double(times) / Double(days) }
    /// Two periods of what is not daily, so that it matters less on which days it was done.
    var smoothed: (Int, Int) { times < days ? (times * 2, days * 2) : (times, days) }
  }
}

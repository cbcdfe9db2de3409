import Core
import Foundation

@testable import TrackersDomain

/// The same figures, thought out anew and without regard to time: every day by itself, out of sets and
/// lists, straight from what the rules say.
struct NaiveHabit {
  enum Outcome { case kept, neutral, broken }

  struct Unit {
    let outcome: Outcome
    let name: StreakUnit
    let days: Int
  }

  let spans: [ScheduleHistory.Span]
  let done: Set<Int>
  let skipped: Set<Int>
  let first: Int
  let last: Int
  let today: Int
  let weekStart: WeekStart

  /// Which span holds on a day.
  func span(_ day: Int) -> Int {
    spans.lastIndex { $0.since.daysSinceEpoch <= day } ?? 0
  }

  /// All days of the week or month that a day is in, by the same schedule and since the beginning.
  func period(_ day: Int, _ unit: StreakUnit) -> [Int] {
    let here = CalendarDay(daysSinceEpoch: day)
    return (day - 31...day + 31).filter { other in
      let there = CalendarDay(daysSinceEpoch: other)
      guard other >= first, span(other) == span(day) else { return false }
      if unit == .months { return here.inMonth == there.inMonth }
      let start = weekStart.weekday
      return other - there.weekday.place(from: start) == day - here.weekday.place(from: start)
    }
  }

  func wanted(_ day: Int) -> (count: Int, unit: StreakUnit)? {
    switch spans[span(day)].schedule {
    case .perWeek(let count): (min(count, period(day, .weeks).count), .weeks)
    case .perMonth(let count): (min(count, period(day, .months).count), .months)
    case .weekdays, .inDays, .paused: nil
    }
  }

  /// Returns true if a day lies in a stretch that has, or may still get, as many marks as are wanted; nil
  /// for another schedule.
  func isCovered(_ day: Int) -> Bool? {
    let place = span(day)
    guard case .inDays(let count, let length) = spans[place].schedule else { return nil }
    let start = place == 0 ? first : max(first, spans[place].since.daysSinceEpoch)
    let end = place + 1 < spans.count ? spans[place + 1].since.daysSinceEpoch : .max
    let marked = done.union(skipped)
    return (max(start, day - length + 1)...day).contains { begin in
      guard begin == start || marked.contains(begin) else { return false }
      let stretch = (begin..<begin + length).filter { $0 < end }
      let possible = stretch.filter {
        marked.contains($0) || $0 > last || $0 == last && last >= today
      }
      return possible.count >= min(count, stretch.count)
    }
  }

  // MARK: - Runs

  var units: [Unit] {
    var units: [Unit] = []
    for day in first...last {
      if let (count, unit) = wanted(day) {
        let period = period(day, unit)
        if period[0] == day { units += [self.unit(period, count, unit)] }
      } else if case .weekdays(let set) = spans[span(day)].schedule,
        set.contains(CalendarDay(daysSinceEpoch: day).weekday)
      {
        units += [unit(day)]
      } else if let isCovered = isCovered(day) {
        let isKept = done.contains(day)
        let isNeutral = skipped.contains(day) || isCovered || day >= today
        units += [
          Unit(
            outcome: isKept ? .kept : isNeutral ? .neutral : .broken, name: .times,
            days: isKept ? 1 : 0)
        ]
      }
    }
    return units
  }

  private func unit(_ day: Int) -> Unit {
    if done.contains(day) { return Unit(outcome: .kept, name: .days, days: 1) }
    let isNeutral = skipped.contains(day) || day >= today
    return Unit(outcome: isNeutral ? .neutral : .broken, name: .days, days: 0)
  }

  private func unit(_ period: [Int], _ count: Int, _ name: StreakUnit) -> Unit {
    let seen = period.filter { $0 <= last }
    let (kept, left) = (seen.filter(done.contains).count, seen.filter(skipped.contains).count)
    let isOver = period.allSatisfy { $0 <= last && $0 < today }
    let outcome: Outcome =
      kept >= count ? .kept : isOver && kept + left < count ? .broken : .neutral
    return Unit(outcome: outcome, name: name, days: outcome == .broken ? 0 : min(kept, count))
  }

  /// Length and days of each run, and whether it goes on.
  var runs: [(length: Int, days: Int, isCurrent: Bool)] {
    var runs: [[Unit]] = [[]]
    for unit in units {
      let before = runs[runs.count - 1].last { $0.days > 0 }?.name ?? unit.name
      if unit.outcome == .broken || unit.days > 0 && before != unit.name {
        runs.append([])
      }
      if unit.outcome != .broken { runs[runs.count - 1].append(unit) }
    }
    return runs.enumerated().compactMap { index, run in
      let days = run.reduce(0) { $0 + $1.days }
      guard days > 0 else { return nil }
      return (run.filter { $0.outcome == .kept }.count, days, index == runs.count - 1)
    }
  }

  // MARK: - Days

  /// True where the day was kept, false where it was missed, nil where it asked nothing.
  func demand(_ day: Int) -> Bool? {
    if let isCovered = isCovered(day) {
      if done.contains(day) { return true }
      return skipped.contains(day) || isCovered ? nil : false
    }
    guard let (count, unit) = wanted(day) else {
      guard case .weekdays(let set) = spans[span(day)].schedule,
        set.contains(CalendarDay(daysSinceEpoch: day).weekday), !skipped.contains(day)
      else { return nil }
      return done.contains(day)
    }
    let period = period(day, unit)
    let earlier = period.filter { $0 < day && done.contains($0) }.count
    if done.contains(day) { return earlier < count ? true : nil }
    if skipped.contains(day) { return nil }
    let left = period.filter { $0 < day && skipped.contains($0) }.count
    let stillNeeded = count - earlier - left
    return stillNeeded > 0 && stillNeeded >= period.filter { $0 >= day }.count ? false : nil
  }

  // MARK: - Score

  func score(on day: Int) -> Double {
    var score = 0.0
    guard let start = done.union(skipped).min(), start <= day else { return 0 }
    for day in start...day where !skipped.contains(day) {
      var (times, days): (Double, Double)
      switch spans[span(day)].schedule {
      case .weekdays(let set): (times, days) = (Double(set.count), 7)
      case .perWeek(let count): (times, days) = (Double(count), 7)
      case .perMonth(let count): (times, days) = (Double(count), 30)
      case .inDays(let count, let length): (times, days) = (Double(count), Double(length))
      case .paused: continue
      }
      if times == days { (times, days) = (1, 1) }
      let window = times < days ? 2.0 : 1
      let sum = done.filter { $0 <= day && Double($0) > Double(day) - days * window }.count
      let multiplier = pow(0.5, (times / days).squareRoot() / 13)
      score = score * multiplier + min(1, Double(sum) / (times * window)) * (1 - multiplier)
    }
    return score
  }
}

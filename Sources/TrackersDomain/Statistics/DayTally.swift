import Core

/// The sums over all trackers for each day.
struct DayTally: Sendable, Equatable {
  let first: Int
  private(set) var done: [Int32]
  private(set) var kept: [Int32]
  private(set) var missed: [Int32]
  private var scoreSums: [Double]
  private var scoreCounts: [Int32]

  init(_ days: Range<Int>) {
    first = days.lowerBound
    let none = [Int32](repeating: 0, count: days.count)
    (done, kept, missed, scoreCounts) = (none, none, none, none)
    scoreSums = Array(repeating: 0, count: days.count)
  }

  mutating func add(_ figures: HabitFigures) {
    let start = figures.walk.days.lowerBound - first
    for (place, demand) in figures.walk.demands.enumerated() {
      switch demand {
      case .none: break
      case .kept: kept[start + place] += 1
      case .missed: missed[start + place] += 1
      }
    }
    let scored = figures.firstScored - first
    for (place, score) in figures.scores.enumerated() {
      scoreSums[scored + place] += score
      scoreCounts[scored + place] += 1
    }
  }

  /// - Parameter states: of a habit whose days are counted together; nil for any other tracker.
  mutating func addDone(_ history: DayHistory, _ target: Target?, _ states: DayStates? = nil) {
    let start = history.first - first
    if let states {
      for day in states.days where states[day] == .done {
        if done.indices.contains(day - first) { done[day - first] += 1 }
      }
      return
    }
    if history.isPlain {
      for (place, code) in history.codes.enumerated() where code == YearDays.Code.done {
        if done.indices.contains(start + place) { done[start + place] += 1 }
      }
    } else {
      for place in history.codes.indices where history[history.first + place].isDone(target) {
        if done.indices.contains(start + place) { done[start + place] += 1 }
      }
    }
  }

  // MARK: - Results
  /// - Parameter today: not counted: it is not past.
  func idealDays(before today: Int) -> Int {
    let end = min(done.count, max(0, today - first))
    return (0..<end).count { kept[$0] > 0 && missed[$0] == 0 }
  }

  /// The first day on which something was done.
  var firstDone: Int? { done.firstIndex { $0 > 0 }.map { first + $0 } }

  var weekdays: [WeekdayFigure] {
    var week = WeekdayFigure.week
    for place in done.indices {
      let weekday = DayNumber.weekdayPlace(first + place)
      week[weekday].done += Int(done[place])
      week[weekday].kept += Int(kept[place])
      week[weekday].scheduled += Int(kept[place] + missed[place])
    }
    return week
  }

  /// Days before the first with a score are left out.
  var scores: ScoreLine {
    let start = scoreCounts.firstIndex { $0 > 0 } ?? scoreCounts.count
    return ScoreLine(
      first: CalendarDay(first + start),
      values: (start..<scoreCounts.count).map {
        scoreCounts[$0] == 0 ? 0 : scoreSums[$0] / Double(scoreCounts[$0])
      })
  }

  var years: [Int] {
    guard let firstDone else { return [] }
    return Array(CalendarDay(firstDone).year...CalendarDay(first + done.count - 1).year)
  }

  func heat(on day: CalendarDay) -> HeatDay {
    let place = day.daysSinceEpoch - first
    guard done.indices.contains(place)
    else { return HeatDay(day: day, done: 0, share: nil, isSkipped: false) }
    let scheduled = kept[place] + missed[place]
    let share = scheduled > 0 ? Double(kept[place]) / Double(scheduled) : done[place] > 0 ? 1 : nil
    return HeatDay(day: day, done: Int(done[place]), share: share, isSkipped: false)
  }
}

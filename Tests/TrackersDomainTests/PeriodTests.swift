import Core
import XCTest

@testable import TrackersDomain

/// What is put together by weeks, months, quarters and years is what a naive count finds, over histories by
/// chance.
final class PeriodTests: XCTestCase {
  private struct Case {
    let tracker: Tracker
    let history: DayHistory
    let marks: [Int: DayMark]
    let today: Int
    let weekStart: WeekStart

    var statistics: HabitStatistics? {
      HabitFigures(tracker, history, today: today, weekStart)
        .map { HabitStatistics(tracker, $0, today: today, weekStart) }
    }

    /// By its name, and thought out anew: the first day of a period, found by going back day by day.
    func start(_ step: StatisticsStep, _ day: Int) -> Int {
      var day = day
      while true {
        let date = CalendarDay(day)
        switch step {
        case .day: return day
        case .week: if date.weekday == weekStart.weekday { return day }
        case .month: if date.day == 1 { return day }
        case .quarter: if date.day == 1, [1, 4, 7, 10].contains(date.month) { return day }
        case .year: if date.day == 1, date.month == 1 { return day }
        }
        day -= 1
      }
    }

    var days: [Int] { marks.keys.min().map { first in Array(first...max(first, today)) } ?? [] }

    func isDone(_ day: Int) -> Bool {
      switch (marks[day] ?? .none, tracker.target) {
      case (.done, _): true
      case (.amount(let amount), let target?):
        target.isAtMost ? amount <= target.amount : amount >= target.amount
      default: false
      }
    }

    func amount(_ day: Int) -> Int {
      switch marks[day] ?? .none {
      case .amount(let amount): amount.thousandths
      case .done: tracker.target.map { $0.isAtMost ? 0 : $0.amount.thousandths } ?? 0
      case .none, .skip: 0
      }
    }
  }

  private func make(_ random: inout SeededRandom, longest: Int = 900) throws -> Case {
    let today = 20_500 + Int.random(in: 0..<400, using: &random)
    let first = today - Int.random(in: 0..<longest, using: &random)
    let schedules: [Schedule] = [
      .weekdays(WeekdaySet(rawValue: Int.random(in: 1...127, using: &random))),
      .perWeek(Int.random(in: 1...7, using: &random)),
      .perMonth(Int.random(in: 1...28, using: &random)), .inDays(2, of: 14), .inDays(1, of: 3),
    ]
    let schedule = schedules[Int.random(in: 0..<schedules.count, using: &random)]
    var target: Target?
    if Bool.random(using: &random) {
      let amount = try XCTUnwrap(
        Amount(thousandths: Int.random(in: 1...40, using: &random) * 250))
      target = Target(amount, unit: "km", isAtMost: Bool.random(using: &random))
    }
    var marks: [Int: DayMark] = [:]
    for day in first...today where Int.random(in: 0..<3, using: &random) > 0 {
      let chance = Int.random(in: 0..<8, using: &random)
      let amount = Amount(thousandths: Int.random(in: 0...48, using: &random) * 250)
      marks[day] =
        chance == 0 ? .skip : target == nil || chance == 1 ? .done : amount.map { .amount($0) }
    }
    var history = DayHistory()
    let codes = (first...today).map { day -> UInt8 in
      switch marks[day] ?? .none {
      case .none: YearDays.Code.none
      case .done: YearDays.Code.done
      case .skip: YearDays.Code.skip
      case .amount: YearDays.Code.amount
      }
    }
    let amounts = (first...today).map { day -> Int32 in
      if case .amount(let amount) = marks[day] { Int32(amount.thousandths) } else { 0 }
    }
    history.append(from: first, codes, target == nil ? [] : amounts)
    let id = UUID()
    let habit = Habit(ScheduleHistory(schedule, since: CalendarDay(first)), target: target)
    return Case(
      tracker: Tracker(
        id: id, name: "", emoji: "", colour: .first, category: id, kind: .habit(habit),
        created: CalendarDay(first)),
      history: history, marks: marks, today: today,
      weekStart: Bool.random(using: &random) ? .monday : .sunday)
  }

  func testHistoriesAreTheDaysOfEachPeriodAddedUp() throws {
    var random = SeededRandom(seed: 11)
    for number in 0..<200 {
      let one = try make(&random)
      let found = try XCTUnwrap(one.statistics)
      for step in StatisticsStep.allCases {
        let groups = Dictionary(grouping: one.days) { one.start(step, $0) }
        let history = found.history(by: step)
        let told = "\(step) of history \(number)"
        XCTAssertEqual(history.map(\.period.first.daysSinceEpoch), groups.keys.sorted(), told)
        for figure in history {
          let days = groups[figure.period.first.daysSinceEpoch] ?? []
          XCTAssertEqual(figure.times, days.filter(one.isDone).count, told)
          let sum = days.reduce(0) { $0 + one.amount($1) }
          XCTAssertEqual(figure.thousandths, one.tracker.target == nil ? nil : sum, told)
          let next = figure.period.last.daysSinceEpoch + 1
          XCTAssertEqual(one.start(step, next), next, told)
          XCTAssertEqual(one.start(step, next - 1), figure.period.first.daysSinceEpoch, told)
        }
      }
    }
  }

  func testScoresOfAPeriodAreTheMeanOfItsDays() throws {
    var random = SeededRandom(seed: 12)
    for number in 0..<200 {
      let one = try make(&random)
      let line = try XCTUnwrap(one.statistics).scores
      for step in StatisticsStep.allCases {
        let groups = Dictionary(grouping: one.days) { one.start(step, $0) }
        let means = line.means(by: step, weekStart: one.weekStart)
        XCTAssertEqual(means.count, groups.count, "\(step) of history \(number)")
        for mean in means {
          let days = groups[mean.period.first.daysSinceEpoch] ?? []
          let scores = days.compactMap { line[CalendarDay($0)] }
          XCTAssertEqual(scores.count, days.count)
          XCTAssertEqual(
            mean.score, scores.reduce(0, +) / Double(scores.count), accuracy: 1e-9,
            "\(step) of history \(number)")
        }
      }
    }
  }

  func testWeekdaysOfAMonthAreCountedDayByDay() throws {
    var random = SeededRandom(seed: 13)
    for number in 0..<200 {
      let one = try make(&random)
      let found = try XCTUnwrap(one.statistics)
      let months = Set(one.days.map { CalendarDay($0).inMonth }).sorted()
      XCTAssertEqual(found.months.map(\.month), months, "history \(number)")
      for month in found.months {
        for weekday in Weekday.allCases {
          let all = (1...month.month.days).map { month.month.day($0) }
            .filter { $0.weekday == weekday }
          let done = all.filter { $0.daysSinceEpoch <= one.today && one.isDone($0.daysSinceEpoch) }
          let place = weekday.rawValue - 1
          XCTAssertEqual(month.done[place], done.count, "history \(number)")
          XCTAssertEqual(month.days[place], all.count, "history \(number)")
          let share = Double(done.count) / Double(all.count)
          let level = share == 0 ? 0 : share <= 0.25 ? 1 : share <= 0.5 ? 2 : share <= 0.75 ? 3 : 4
          XCTAssertEqual(month.level(place), level)
        }
      }
    }
  }

  /// Of weekdays: the target for each scheduled day that is not skipped.
  func testTargetsOfWeekdaysAreThoseOfTheirDays() throws {
    var random = SeededRandom(seed: 14)
    var checked = 0
    for number in 0..<400 {
      let one = try make(&random)
      guard let target = one.tracker.target,
        case .weekdays(let set) = one.tracker.habit?.schedules.latest
      else { continue }
      checked += 1
      let figures = try XCTUnwrap(one.statistics).targets
      XCTAssertEqual(figures.map(\.period.step), StatisticsStep.allCases)
      for figure in figures {
        let told = "\(figure.period.step) of history \(number)"
        let start = one.start(figure.period.step, one.today)
        let days = (start..<start + 366).prefix { one.start(figure.period.step, $0) == start }
        let wanted = days.filter {
          set.contains(CalendarDay($0).weekday) && one.marks[$0] != .skip
        }
        XCTAssertEqual(figure.wanted, wanted.count * target.amount.thousandths, told)
        let done = days.filter { $0 <= one.today }.reduce(0) { $0 + one.amount($1) }
        XCTAssertEqual(figure.done, done, told)
      }
    }
    XCTAssertGreaterThan(checked, 20)
  }

  /// Wednesday, 11 March 2026: 31 days in the month, 90 in the quarter, 365 in the year.
  func testTargetsOfWeeksAndMonthsAreSharedOut() throws {
    let today = try date("2026-03-11").daysSinceEpoch
    func wanted(
      _ schedule: Schedule, isTotal: Bool, skipping: [Int] = []
    ) throws -> [[Int]] {
      let target = Target(try XCTUnwrap(Amount(thousandths: 7000)), unit: "km", isTotal: isTotal)
      var history = DayHistory()
      let codes = (0...20).map {
        skipping.contains($0) ? YearDays.Code.skip : YearDays.Code.none
      }
      history.append(from: today - 20, [YearDays.Code.done] + codes.dropFirst(), [])
      let habit = Habit(
        ScheduleHistory(schedule, since: CalendarDay(today - 20)), target: target)
      return TargetFigures(habit: habit, history: history, weekStart: .monday).figures(on: today)
        .map { [$0.done, $0.wanted] }
    }
    XCTAssertEqual(
      try wanted(.perWeek(3), isTotal: true),
      [[0, 7000], [0, 31_000], [7000, 90_000], [7000, 365_000]])
    XCTAssertEqual(
      try wanted(.perWeek(3), isTotal: false).map { $0[1] }, [21_000, 93_000, 270_000, 1_095_000])
    XCTAssertEqual(
      try wanted(.perMonth(2), isTotal: true).map { $0[1] }, [7000, 21_000, 84_000])
    XCTAssertEqual(
      try wanted(.inDays(1, of: 14), isTotal: false).map { $0[1] }, [15_500, 45_000, 182_500])
    XCTAssertEqual(
      try wanted(.perWeek(3), isTotal: true, skipping: [20]).map { $0[1] }[0], 6000)
  }

  func testAnOldDayKeepsTheShareOfItsSchedule() throws {
    let today = try date("2026-03-11")
    let target = Target(try XCTUnwrap(Amount(thousandths: 1000)), unit: "")
    var schedules = ScheduleHistory(.weekdays(.everyDay), since: try date("2026-01-01"))
    schedules.change(to: .weekdays(.weekend), from: try date("2026-03-01"))
    var history = DayHistory()
    history.append(from: today.daysSinceEpoch, [YearDays.Code.done], [])
    let figures = TargetFigures(
      habit: Habit(schedules, target: target), history: history, weekStart: .monday
    ).figures(on: today.daysSinceEpoch)
    // Nine days of weekends in March, and 59 days before it.
    XCTAssertEqual(figures.map(\.wanted), [0, 2000, 9000, 68_000, 59_000 + weekends * 1000])
  }

  /// From March to December 2026, counted one by one.
  private var weekends: Int {
    (3...12).compactMap { CalendarMonth(year: 2026, month: $0) }.reduce(0) { sum, month in
      sum + (1...month.days).filter { month.day($0).weekday.isWeekend }.count
    }
  }

  func testWithoutAMarkThereIsNothingToPutTogether() throws {
    let id = UUID()
    let day = CalendarDay(20_500)
    let tracker = Tracker(
      id: id, name: "", emoji: "", colour: .first, category: id,
      kind: .habit(Habit(ScheduleHistory(.weekdays(.everyDay), since: day))), created: day)
    let figures = try XCTUnwrap(HabitFigures(tracker, DayHistory(), today: 20_510, .monday))
    let habit = HabitStatistics(tracker, figures, today: 20_510, .monday)
    XCTAssertEqual(habit.history(by: .week), [])
    XCTAssertEqual(habit.months, [])
    XCTAssertEqual(habit.targets, [])
    XCTAssertEqual(habit.scores.means(by: .month, weekStart: .monday), [])
  }
}

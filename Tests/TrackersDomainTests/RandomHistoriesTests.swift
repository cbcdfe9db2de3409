import Core
import XCTest

@testable import TrackersDomain

/// What one walk computes is what ``NaiveHabit`` does, over 10,000 histories by chance.
final class RandomHistoriesTests: XCTestCase {
  private struct Case {
    let habit: NaiveHabit
    let schedules: ScheduleHistory
    let history: DayHistory

    var states: DayStates {
      history.states(Habit(schedules), habit.first...habit.last, habit.weekStart)
    }
  }

  private func schedule(_ random: inout SeededRandom) -> Schedule {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: .weekdays(WeekdaySet(rawValue: Int.random(in: 1...127, using: &random)))
    case 5..<8: .perWeek(Int.random(in: 1...7, using: &random))
    case 8: .perMonth(Int.random(in: 1...28, using: &random))
    case 9: .paused
    default: stretch(&random)
    }
  }

  private func stretch(_ random: inout SeededRandom) -> Schedule {
    let length = Int.random(in: 2...20, using: &random)
    return .inDays(Int.random(in: 1...min(4, length - 1), using: &random), of: length)
  }

  private func make(_ random: inout SeededRandom, longest: Int = 24) throws -> Case {
    let first = 20_000 + Int.random(in: 0..<400, using: &random)
    let last = first + Int.random(in: 0..<longest, using: &random)
    var spans = [ScheduleHistory.Span(since: CalendarDay(first), schedule(&random))]
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let day = Int.random(in: first...last + 3, using: &random)
      spans.append(ScheduleHistory.Span(since: CalendarDay(day), schedule(&random)))
    }
    let schedules = try XCTUnwrap(ScheduleHistory(spans))
    let share = Int.random(in: 0...10, using: &random)
    let codes = (first...last).map { _ -> UInt8 in
      if Int.random(in: 0..<10, using: &random) < share { return YearDays.Code.done }
      let isSkip = Int.random(in: 0..<6, using: &random) == 0
      return isSkip ? YearDays.Code.skip : YearDays.Code.none
    }
    var history = DayHistory()
    history.append(from: first, codes, [])
    func days(_ code: UInt8) -> Set<Int> {
      Set(codes.indices.filter { codes[$0] == code }.map { first + $0 })
    }
    let habit = NaiveHabit(
      spans: schedules.spans, done: days(YearDays.Code.done), skipped: days(YearDays.Code.skip),
      first: first, last: last, today: last + Int.random(in: 0...1, using: &random),
      weekStart: Bool.random(using: &random) ? .monday : .sunday)
    return Case(habit: habit, schedules: schedules, history: history)
  }

  private func check(_ one: Case, _ number: Int) {
    let walk = HabitWalk(one.schedules, one.states, today: one.habit.today, one.habit.weekStart)
    let runs = one.habit.runs
    let found = walk.streaks.map { [$0.length, $0.days] }
    XCTAssertEqual(found, runs.map { [$0.length, $0.days] }, "runs of history \(number)")
    XCTAssertEqual(
      walk.current?.days, runs.last { $0.isCurrent }?.days, "the run of history \(number)")
    let demands = (one.habit.first...one.habit.last).map { day -> HabitWalk.Demand in
      one.habit.demand(day).map { $0 ? .kept : .missed } ?? .none
    }
    XCTAssertEqual(walk.demands, demands, "demands of history \(number)")
    let start = one.history.firstMarked ?? one.habit.last + 1
    let scores = ScoreWalk(Habit(one.schedules), one.history, one.states, from: start).scores
    XCTAssertEqual(
      scores.last ?? 0, one.habit.score(on: one.habit.last), accuracy: 1e-9,
      "the score of history \(number)")
  }

  func testRunsDemandsAndScoresOfTenThousandHistories() throws {
    var random = SeededRandom(seed: 9)
    for number in 0..<10_000 { check(try make(&random), number) }
  }

  func testTheRunThatGoesOnIsThatOfAWalkOverAllDays() throws {
    var random = SeededRandom(seed: 61)
    var (runs, longRuns) = (0, 0)
    for number in 0..<400 {
      let one = try make(&random, longest: 900)
      let days = one.habit.first...one.habit.last
      let walk = HabitWalk(one.schedules, one.states, today: one.habit.today, one.habit.weekStart)
      let found = HabitWalk.current(
        one.schedules, days, today: one.habit.today, one.habit.weekStart
      ) { one.history.states(Habit(one.schedules), $0, one.habit.weekStart) }
      XCTAssertEqual(found, walk.current, "the run of history \(number)")
      runs += found == nil ? 0 : 1
      longRuns += found.map { $0.first.daysSinceEpoch < days.upperBound - 93 } == true ? 1 : 0
    }
    XCTAssertGreaterThan(runs, 200)
    XCTAssertGreaterThan(longRuns, 20)
  }

  func testARunThatIsBrokenIsNotLookedForInAWholeLife() {
    let days = 0...40_000
    var looked = 0
    let found = HabitWalk.current(
      ScheduleHistory(.weekdays(.everyDay), since: CalendarDay(0)), days, today: 40_000, .monday
    ) { part in
      looked += part.count
      var states = DayStates(part)
      for day in 39_990...40_000 where part.contains(day) { states[day] = .done }
      return states
    }
    XCTAssertEqual(found?.length, 11)
    XCTAssertLessThan(looked, 100)
  }

  func testAHistoryTakesTheRoomOfItsDays() {
    var history = DayHistory()
    history.append(from: 20_000, Array(repeating: 0, count: 300) + [1, 0, 2], [])
    XCTAssertEqual([history.firstMarked, history.last], [20_300, 20_302])
    XCTAssertEqual((20_299...20_303).map { history[$0] }, [.none, .done, .none, .skip, .none])
    XCTAssertLessThan(history.codes.capacity, 64)
    var measured = DayHistory()
    measured.append(from: 20_000, [0, 3, 3], [0, 1000, 2500, 7])
    XCTAssertEqual(measured.amounts, [1000, 2500])
    XCTAssertEqual(measured.last, 20_002)
  }

  func testFiguresOfAllAreThoseOfEachAddedUp() throws {
    var random = SeededRandom(seed: 73)
    for number in 0..<200 {
      let all = try (0..<4).map { _ in try make(&random) }
      let last = all.map(\.habit.last).min() ?? 0
      let first = all.map(\.habit.first).min() ?? 0
      guard first <= last else { continue }
      var tally = DayTally(first..<last + 1)
      for one in all where one.habit.first <= last {
        let id = UUID()
        let tracker = Tracker(
          id: id, name: "", emoji: "", colour: .first, category: id,
          kind: .habit(Habit(one.schedules)), created: CalendarDay(one.habit.first))
        let figures = try XCTUnwrap(
          HabitFigures(tracker, one.history, today: last, one.habit.weekStart))
        tally.add(figures)
        tally.addDone(one.history, nil)
      }
      let ideal = (first..<last).filter { day in
        let demands = all.filter {
          (first...last).contains($0.habit.first) && $0.habit.first <= day
        }
        .compactMap { $0.habit.demand(day) }
        return !demands.isEmpty && demands.allSatisfy { $0 }
      }
      XCTAssertEqual(tally.idealDays(before: last), ideal.count, "group \(number)")
      let done = (first...last).map { day in
        all.filter { $0.habit.first <= last && $0.habit.done.contains(day) }.count
      }
      XCTAssertEqual(tally.weekdays.reduce(0) { $0 + $1.done }, done.reduce(0, +))
    }
  }
}

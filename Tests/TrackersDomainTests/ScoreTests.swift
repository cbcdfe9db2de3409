import Core
import XCTest

@testable import TrackersDomain

/// Scores against figures that follow from Loop's formula by hand.
final class ScoreTests: XCTestCase {
  private func scores(_ codes: [UInt8], _ schedule: Schedule) -> [Double] {
    scores(codes, [], Habit(ScheduleHistory(schedule, since: CalendarDay(20_514))))
  }

  private func scores(_ codes: [UInt8], _ amounts: [Int32], _ habit: Habit) -> [Double] {
    var history = DayHistory()
    history.append(from: 20_514, codes, amounts)
    let states = history.states(habit, 20_514...20_513 + codes.count, .monday)
    return ScoreWalk(habit, history, states, from: 20_514).scores
  }

  private func check(
    _ found: [Double], _ wanted: [Double], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(found.count, wanted.count, file: file, line: line)
    for (found, wanted) in zip(found, wanted) {
      XCTAssertEqual(found, wanted, accuracy: 1e-6, file: file, line: line)
    }
  }

  /// m = 0.5^(1/13) = 0.948077514.
  func testADailyHabit() {
    check(
      scores([1, 1, 0, 2, 1], .weekdays(.everyDay)),
      [0.051922486, 0.101149028, 0.095897119, 0.095897119, 0.142840347])
  }

  /// Thirteen days of nothing halve it, as the formula says.
  func testThirteenDaysHalveIt() {
    let scores = scores([1] + Array(repeating: 0, count: 13), .weekdays(.everyDay))
    XCTAssertEqual(scores[13], scores[0] / 2, accuracy: 1e-12)
  }

  /// Once a week: m = 0.5^(√(1/7)/13) = 0.980044, and a day counts half of two weeks' worth.
  func testAWeeklyHabitIsSmoothedOverTwoWeeks() {
    let multiplier = 0.980048922
    let first = 0.5 * (1 - multiplier)
    let found = scores([1, 0], .perWeek(1))
    XCTAssertEqual(found[0], first, accuracy: 1e-5)
    XCTAssertEqual(found[1], first * multiplier + first, accuracy: 1e-5)
    let long = scores([1] + Array(repeating: 0, count: 14), .perWeek(1))
    XCTAssertEqual(long[14], long[13] * multiplier, accuracy: 1e-5)
  }

  func testAnAmountCountsForItsPartOfTheTarget() {
    let half = Target(Amount(known: 2000), unit: "km")
    let schedule = ScheduleHistory(.weekdays(.everyDay), since: CalendarDay(20_514))
    check(
      scores([3, 3], [1000, 4000], Habit(schedule, target: half)), [0.025961243, 0.076535729])
  }

  func testAtMostBeginsAtOneAndFallsUpToTheDouble() {
    let cups = Target(Amount(known: 2000), unit: "cups", isAtMost: true)
    let schedule = ScheduleHistory(.weekdays(.everyDay), since: CalendarDay(20_514))
    check(
      scores([3, 3, 0], [3000, 9000, 0], Habit(schedule, target: cups)),
      [0.974038757, 0.923464271, 0.927438137])
  }
}

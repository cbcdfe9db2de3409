import Core
import XCTest

@testable import TrackersDomain

/// The rules of streaks, each by itself. Letters are days from Monday 2 March 2026: `x` done, `s`
/// skipped, `.` nothing.
final class StreakTests: XCTestCase {
  private let monday = 20_514

  private func walk(
    _ days: String, _ schedule: Schedule, isOver: Bool = true
  ) -> HabitWalk {
    walk(days, ScheduleHistory(schedule, since: CalendarDay(monday)), isOver: isOver)
  }

  private func walk(
    _ days: String, _ schedules: ScheduleHistory, isOver: Bool = true
  ) -> HabitWalk {
    var states = DayStates(monday...monday + days.count - 1)
    for (place, letter) in days.enumerated() where letter != "." {
      states[monday + place] = letter == "x" ? .done : .skipped
    }
    let today = monday + days.count - (isOver ? 0 : 1)
    return HabitWalk(schedules, states, today: today, .monday)
  }

  func testTheFirstDayIsAMonday() {
    XCTAssertEqual(CalendarDay(monday).iso, "2026-03-02")
    XCTAssertEqual(CalendarDay(monday).weekday, .monday)
  }

  func testAMissedDayBreaksARunButTodayNotYet() {
    XCTAssertEqual(walk("xx.xxx", .weekdays(.everyDay)).current?.length, 3)
    XCTAssertEqual(walk("xxx.", .weekdays(.everyDay), isOver: false).current?.length, 3)
    XCTAssertNil(walk("xxx.", .weekdays(.everyDay)).current)
    XCTAssertEqual(walk("xxx.", .weekdays(.everyDay)).ended.map(\.length), [3])
  }

  func testASkipNeitherBreaksNorLengthens() {
    XCTAssertEqual(walk("xxsxs", .weekdays(.everyDay)).current?.length, 3)
    XCTAssertNil(walk("sss", .weekdays(.everyDay)).current)
  }

  func testDaysWithoutScheduleDoNotMatter() {
    let weekend = Schedule.weekdays([.weekend])
    XCTAssertEqual(walk("..x..xx.....x", weekend).current?.length, 3)
    XCTAssertEqual(walk("..x..x......xx", weekend).current?.length, 2)
    XCTAssertEqual(walk(".....xx.....xx", weekend).current?.length, 4)
  }

  func testWeeksAreCountedByWeeks() {
    let met = walk("x.x....x....x.x......", .perWeek(2), isOver: false)
    XCTAssertEqual(met.current?.length, 2)
    XCTAssertEqual(met.current?.days, 5)
    XCTAssertEqual(met.current?.unit, .weeks)
    let over = walk("x.x....x....x.x......", .perWeek(2))
    XCTAssertNil(over.current)
    XCTAssertEqual(over.ended.map(\.length), [2])
  }

  func testAWeekThatIsDoneOrSkippedOftenEnoughBreaksNothing() {
    let walk = walk("x.x....x....s.xx.....", .perWeek(2))
    XCTAssertEqual(walk.current?.length, 2)
    XCTAssertEqual(walk.current?.days, 5)
  }

  func testMoreThanWantedCountsAsWhatIsWanted() {
    XCTAssertEqual(walk("xxxxxxx", .perWeek(2)).current?.days, 2)
  }

  func testAnotherUnitBeginsAnotherRun() {
    var schedules = ScheduleHistory(.weekdays(.everyDay), since: CalendarDay(monday))
    schedules.change(to: .perWeek(1), from: CalendarDay(monday + 7))
    let walk = walk("xxxxxxxx.....", schedules)
    XCTAssertEqual(walk.ended.map(\.length), [7])
    XCTAssertEqual(walk.current?.length, 1)
  }

  func testAPauseBreaksNothing() {
    var schedules = ScheduleHistory(.weekdays(.everyDay), since: CalendarDay(monday))
    schedules.change(to: .paused, from: CalendarDay(monday + 2))
    schedules.change(to: .weekdays(.everyDay), from: CalendarDay(monday + 5))
    XCTAssertEqual(walk("xx...xx", schedules).current?.length, 4)
  }

  func testADayOfAWeeklyHabitIsDemandedOnlyWhenNoLaterOneCouldMakeUp() {
    let demands = walk("x......", .perWeek(3)).demands
    XCTAssertEqual(demands.map(\.rawValue), [1, 0, 0, 0, 0, 2, 2])
    let skipped = walk("x....s.", .perWeek(3)).demands
    XCTAssertEqual(skipped.map(\.rawValue), [1, 0, 0, 0, 0, 0, 2])
  }

  func testADayOfTheWeekIsAddedAndRemoved() {
    let weekend = WeekdaySet.weekend
    XCTAssertEqual(weekend.toggling(.monday).days, [.monday, .saturday, .sunday])
    XCTAssertEqual(weekend.toggling(.saturday).days, [.sunday])
  }
}

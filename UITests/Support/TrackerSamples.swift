import Core
import Foundation
import Scheduling
import TrackersDomain

/// Trackers as journeys want them in the records; today is the day of every journey.
enum TrackerSamples {
  static let today = CalendarDay(Launch().date, in: .gmt)

  static func day(_ ago: Int) -> CalendarDay { today.adding(days: -ago) }

  /// A habit of every day that is some months old.
  static func habit(
    _ number: Int, _ name: String, category: String = "Home",
    _ schedule: Schedule = .weekdays(.everyDay), target: Target? = nil
  ) -> TrackerSample {
    let since = day(120)
    let habit = Habit(ScheduleHistory(schedule, since: since), target: target)
    return TrackerSample(
      number, name, colour: number % 18 + 1, category: category, kind: .habit(habit),
      created: since)
  }

  static func event(_ number: Int, _ name: String, on day: CalendarDay) -> TrackerSample {
    TrackerSample(number, name, category: "Home", kind: .event(day), created: Self.day(20))
  }

  /// Eight of something, or at most as much.
  static func eight(_ unit: String, isAtMost: Bool = false) -> Target? {
    Amount(thousandths: 8000).map { Target($0, unit: unit, isAtMost: isAtMost) }
  }

  /// As cards have it.
  static func id(_ number: Int) -> String {
    TrackerSample(
      number, "", category: "", kind: .event(today), created: today
    ).tracker.id.uuidString
  }
}

extension TrackerSample {
  /// Done on so many days before today.
  func done(_ count: Int) -> TrackerSample {
    marked(on: (0..<count).map { TrackerSamples.day($0 + 1) })
  }
}

import Core
import JourneyKit
import PetsScreens
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TravelScreens
import WeatherScreens
import XCTest

/// A user looks at the day: one page for what waits in all tabs.
final class TodayJourney: JourneyCase {
  @MainActor
  func testTheWeatherAndTheWalk() async throws {
    let launch = Launch(
      tab: .today, answers: try WeatherAnswers(code: 0, temperature: 12).all,
      timeZone: "Europe/Berlin")
    try await inBoth(launch) { app in
      let page = try app.on(TodayPage.self)
      try app.expect(page.list).toShow("Berlin: 12 °C")
      try app.expect(page.list).toShow("Good weather for a walk")
      try await app.press(.enter)
      try app.expect(app.on(WeatherPage.self).title).toShow("Berlin")
    }
  }

  @MainActor
  func testAHabitIsMarkedAndTakenBack() async throws {
    let launch = Launch(
      tab: .today,
      trackers: [
        TrackerSamples.habit(1, "Read"), TrackerSamples.habit(2, "Run"),
        TrackerSamples.habit(3, "Water", target: TrackerSamples.eight("glasses")),
      ])
    try await inBoth(launch) { app in
      let page = try app.on(TodayPage.self)
      try app.expect(page.list).toShow("Habits: 0 of 3")
      try await app.element(.text("[ ] Run")).click()
      try await app.press(" ")
      try app.expect(page.list).toShow("[✓] Run")
      try app.expect(page.list).toShow("Habits: 1 of 3")
      try await app.press("u")
      try app.expect(page.list).toShow("[ ] Run")
      // Of a measured one a step is added.
      try await app.press(.down, " ")
      try app.expect(page.list).toShow("1/8 glasses")
      try await app.press(.enter)
      _ = try app.on(TrackersPage.self)
      try app.expect(.text("1/8 glasses")).toExist()
    }
  }

  /// A limit is told as in Trackers; where there is no room, the name is not what is cut.
  @MainActor
  func testTheNameStaysAndALimitReadsAsOne() async throws {
    let trackers = [
      TrackerSamples.habit(1, "Drink enough water", target: TrackerSamples.eight("glasses"))
        .marked(on: (1...5).map(TrackerSamples.day)),
      TrackerSamples.habit(2, "Coffee", target: TrackerSamples.eight("cups", isAtMost: true)),
    ]
    for (size, isWide) in [(Size(40, 12), false), (Size(80, 24), true)] {
      try await inBoth(Launch(tab: .today, trackers: trackers), size: size) { app in
        let page = try app.on(TodayPage.self)
        try await app.press(.end)
        try app.expect(page.list).toShow("[ ] Drink enough water")
        try app.expect(page.list).toShow("0/8 glasses")
        try app.expect(page.list).toShow("≤ 8 cups")
        if isWide {
          try app.expect(page.list).toShow("0/8 glasses · 5 days in a row")
        } else {
          try app.expectNoText("in a row")
        }
      }
    }
  }

  @MainActor
  func testWhatIsDueLeadsToItsPage() async throws {
    try await inBoth(Launch(tab: .today, demo: true)) { app in
      let page = try app.on(TodayPage.self)
      try app.expect(page.list).toShow("Pets:")
      // Below the weather and the advice.
      try await app.press(.home, .down, .down, .enter)
      _ = try app.on(DueListPage.self)
      try await app.press(.todayTab)
      _ = try app.on(TodayPage.self)
    }
  }

  @MainActor
  func testAnEmptyDay() async throws {
    try await inBoth(Launch(tab: .today)) { app in
      let list = try app.on(TodayPage.self).list
      try app.expect(list).toShow("Nothing is due in the next 30 days")
      try app.expect(list).toShow("No habits for today")
      try app.expect(list).toShow("Not logged in")
      try await app.press(" ")
      try app.expect(ShellPage(app: app).toast).toShow("Select a habit to mark it.")
    }
  }

  @MainActor
  func testThePageThatOpensFirst() async throws {
    let launch = Launch(tab: .pets, keepsTab: true)
    try await inBoth(launch) { app in
      try await app.press(.todayTab, "f")
      try app.expect(ShellPage(app: app).toast).toShow("Moggy begins with this page.")
      try await app.press(.petsTab)
      try await app.relaunch()
      _ = try app.on(TodayPage.self)
      try await app.press("f", .petsTab)
      try await app.relaunch()
      _ = try app.on(PetListPage.self)
    }
  }

  @MainActor
  func testInRussianOnTheSmallestScreen() async throws {
    let launch = Launch(
      language: .russian, tab: .today, trackers: [TrackerSamples.habit(1, "Чтение")])
    try await inBoth(launch, size: Size(40, 12)) { app in
      let page = try app.on(TodayPage.self)
      try app.expect(page.list).toShow("Привычки: 0 из 1")
      try await app.press(.end, .up, " ")
      try app.expect(page.list).toShow("[✓] Чтение")
    }
  }
}

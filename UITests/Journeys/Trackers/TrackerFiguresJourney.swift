import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user looks at what has come of it all.
final class TrackerFiguresJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private func launch(_ language: Language = .english) -> Launch {
    Launch(language: language, tab: .trackers)
  }

  @MainActor
  private func open(
    _ app: Journey, _ folders: [DataFolder]
  ) async throws -> TrackerFiguresPage {
    try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
    let page = try await TrackerFiguresPage.open(app)
    try await page.read("~/fixture.json")
    return page
  }

  @MainActor
  func testTheFourTilesOfAFixtureByHand() async throws {
    for size in Self.sizes {
      for (language, values) in [
        (Language.english, ["4 days · Read", "4 days", "9 times", "1.5 a day"]),
        (.russian, ["4 дня · Read", "4 дня", "9", "1,5 в день"]),
      ] {
        try await inBoth(launch(language), size: size) { app, folders in
          let page = try await open(app, folders)
          for (tile, value) in zip([page.best, page.ideal, page.completed, page.average], values) {
            try app.expect(tile).toHave(value: value)
          }
        }
      }
    }
  }

  /// What does not fit is left out whole, or stands on a line of its own.
  @MainActor
  func testInTheSmallestRoomNoWordIsCut() async throws {
    for (language, best, days, streak) in [
      (Language.english, "Water the flowers", "63 of 65 days", "91%  69 days"),
      (.russian, "Полить цветы", "63 из 65 дней", "91 %  69 дней"),
    ] {
      let launch = Launch(language: language, tab: .trackers, demo: true)
      try await inBoth(launch, size: Size(40, 12)) { app in
        let page = try await TrackerFiguresPage.open(app)
        try app.expect(page.best).toShow(best)
        try app.expect(page.map).toShow(days)
        try app.expect(page.map).notToShow("…")
        try await app.press(.end, .up, .up, .up)
        try app.expectText(language.say(en: "score, streak", ru: "оценка, серия"))
        try app.expect(Query(TrackersID.habits)).toShow(streak)
        try app.expect(Query(TrackersID.habits)).notToShow("…")
      }
    }
  }

  @MainActor
  func testTheNamesOfTheTiles() async throws {
    for (language, labels) in [
      (Language.english, ["Best period", "Ideal days", "Completed", "Average"]),
      (.russian, ["Лучший период", "Идеальные дни", "Трекеров завершено", "Среднее значение"]),
    ] {
      try await inBoth(launch(language)) { app, folders in
        let page = try await open(app, folders)
        for (tile, label) in zip([page.best, page.ideal, page.completed, page.average], labels) {
          try app.expect(tile).toHave(label: label)
        }
      }
    }
  }

  @MainActor
  func testNothingToAnalyseUntilSomethingIsDoneAndUndoneLive() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app, folders in
        let page = try await TrackerFiguresPage.open(app)
        try app.expect(page.nothing).toShow("Nothing to analyse yet")
        _ = try await open(app, folders)
        try app.expect(page.nothing).notToExist()
        try app.expect(page.completed).toHave(value: "9 times")
        try await app.press("u")
        try app.expect(page.nothing).toExist()
        try await app.press(.control("r"))
        try app.expect(page.completed).toHave(value: "9 times")
      }
    }
  }

  @MainActor
  func testAMarkOnTheDayShowsWhenTheUserComesBack() async throws {
    try await inBoth(launch()) { app, folders in
      let page = try await open(app, folders)
      try await app.element(TrackersID.sections.item("day")).click()
      try await app.press(.space)
      try await app.element(TrackersID.sections.item("statistics")).click()
      try app.expect(page.completed).toHave(value: "10 times")
      try app.expect(page.average).toHave(value: "1.7 a day")
    }
  }

  @MainActor
  func testOneHabitByKeysAndByTheMouse() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app, folders in
        let page = try await open(app, folders)
        try app.expect(page.habit).toHave(value: "All trackers")
        try await app.press("n")
        try app.expect(page.habit).toHave(value: "🏃 Run")
        try app.expect(page.facts).toShow("4 days")
        try app.expect(page.best).notToExist()
        try await app.element(TrackersID.nextHabit).click()
        try app.expect(page.habit).toHave(value: "📖 Read")
        try await app.press("n")
        try app.expect(page.habit).toHave(value: "All trackers")
        try await app.element(TrackersID.previousHabit).click()
        try app.expect(page.habit).toHave(value: "📖 Read")
        try await app.press("N", "N")
        try app.expect(page.best).toHave(value: "4 days · Read")
        guard size == Self.sizes[0] else { return }
        try await app.element(TrackersID.habits.item(1)).click()
        try app.expect(page.habit).toHave(value: "📖 Read")
      }
    }
  }

  @MainActor
  func testTheMapAndTheWeekdaysTellTheirNumbers() async throws {
    try await inBoth(launch(), size: Size(120, 40)) { app, folders in
      let page = try await open(app, folders)
      try app.expect(page.year).toHave(label: "2026")
      try app.expect(page.map).toHave(value: "6 of 6 days, 4 of them in full")
      try app.expect(page.weekdays).toHave(
        value: "Mon 2, Tue 2, Wed 1, Thu 2, Fri 1, Sat 0, Sun 1")
      try await app.press("n")
      try app.expect(page.map).toHave(value: "4 of 5 days")
    }
  }

  @MainActor
  func testTheRulesInWords() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app, folders in
        let page = try await open(app, folders)
        try await app.press("i")
        try app.expect(page.rules).toShow("How it is counted")
        try app.expectText("The most scheduled days in a row")
        try await app.press(.end)
        try app.expectText("Target")
        try await app.press(.escape)
        try app.expect(page.rules).notToExist()
        try await app.element(TrackersID.rules).click()
        try app.expect(page.rules).toExist()
      }
    }
  }
}

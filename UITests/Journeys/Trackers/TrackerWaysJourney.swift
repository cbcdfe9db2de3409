import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user goes from a day to the other pages of the tab, and looks closer at a card.
final class TrackerWaysJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch {
    Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read").done(3)])
  }

  @MainActor
  func testToTheStatisticsAndBack() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let day = try app.on(TrackersPage.self)
        for back in [KeyStroke("s"), .escape, .backspace] {
          try await app.press("s")
          _ = try app.on(TrackerFiguresPage.self)
          try await app.press(back)
          XCTAssertEqual(day.names, ["Read"])
        }
        try await day.tools.click()
        try await day.way("statistics").click()
        _ = try app.on(TrackerFiguresPage.self)
        // From the reasons for the figures, Esc leads to the figures first.
        try await app.press("i", .escape)
        _ = try app.on(TrackerFiguresPage.self)
      }
    }
  }

  @MainActor
  func testTheCommandsKnowTheWays() async throws {
    try await inBoth(launch) { app in
      for (word, mark) in [
        ("statistics", TrackersID.statistics), ("what is due", TrackersID.duePage),
        ("what is archived", TrackersID.archive),
      ] {
        try await app.press(":")
        try await app.type(word)
        try await app.press(.enter)
        try app.expect(app.element(mark)).toExist()
        try await app.press(.escape)
      }
    }
  }

  /// Where there is little room all of it can be reached.
  @MainActor
  func testLongDetailsCanBeScrolled() async throws {
    var read = TrackerSamples.habit(1, "Read").done(3).reminding(at: DayTime(hour: 8, minute: 0))
    read.tracker.question = "Did I read?"
    read.tracker.note = String(repeating: "Twenty pages. ", count: 12)
    try await inBoth(Launch(tab: .trackers, trackers: [read]), size: Size(40, 12)) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("i")
      try app.expect(page.details).notToShow("Since")
      try await app.press(.up, .end)
      try app.expect(page.details).toShow("Since 6 November 2025")
      try await app.element(TrackersID.details.child("close")).click()
      try app.expect(page.details).notToExist()
    }
  }

  /// What is asked first stands first: when it is due, how it goes, then what it is.
  @MainActor
  func testTheDetailsStandInTheOrderOfAsking() async throws {
    var read = TrackerSamples.habit(1, "Read", target: TrackerSamples.eight("pages")).done(3)
      .reminding(at: DayTime(hour: 8, minute: 0))
    read.tracker.question = "Did I read?"
    for (language, lines) in [
      (
        Language.english,
        [
          "Every day", "At least 8 pages", "Reminder at 08:00", "Now 3 days in a row",
          "Best streak: 3 days", "Score: 14%", "Done on 3 days in all", "Did I read?",
          "Category: Home", "Since 6 November 2025", "Colour 2, orange",
        ]
      ),
      (
        .russian,
        [
          "Каждый день", "Не меньше 8 pages", "Напоминание в 08:00", "Сейчас 3 дня подряд",
          "Лучшая серия: 3 дня", "Оценка: 14 %", "Выполнено всего: 3 дня", "Did I read?",
          "Категория: Home", "С 6 ноября 2025", "Цвет 2, оранжевый",
        ]
      ),
    ] {
      try await inBoth(Launch(language: language, tab: .trackers, trackers: [read])) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("i")
        XCTAssertEqual(page.told, lines)
      }
    }
  }

  @MainActor
  func testScoreAndBestStreakStandInTheDetails() async throws {
    let days = [1, 2, 4, 5, 6].map(TrackerSamples.day)
    let trackers = [
      TrackerSamples.habit(1, "Read").marked(on: days),
      TrackerSamples.event(2, "Call", on: TrackerSamples.today),
    ]
    for size in Self.sizes {
      try await inBoth(Launch(tab: .trackers, trackers: trackers), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("i")
        // m = 0.5^(1/13); three days done, a missed one, two done, and today.
        try app.expect(page.details).toShow("Score: 22%")
        try app.expect(page.details).toShow("Best streak: 3 days")
        try await app.press(.escape, "G", "i")
        try app.expect(page.details).toHave(label: "Call")
        try app.expect(page.details).notToShow("Score")
      }
    }
  }
}

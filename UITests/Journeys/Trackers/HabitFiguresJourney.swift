import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user looks closely at one habit.
final class HabitFiguresJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  /// The habit Run of the fixture: Sunday to Tuesday and Thursday, the 1st to the 5th of March 2026.
  @MainActor
  private func openRun(
    _ app: Journey, _ folders: [DataFolder]
  ) async throws -> TrackerFiguresPage {
    try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
    let page = try await TrackerFiguresPage.open(app)
    try await page.read("~/fixture.json")
    try await app.press("n")
    return page
  }

  private func launch(_ language: Language = .english, demo: Bool = false) -> Launch {
    Launch(language: language, tab: .trackers, demo: demo)
  }

  @MainActor
  func testPeriodsAreChosenByTheKeyAndByTheMouse() async throws {
    for (language, steps, rows) in [
      (
        Language.english,
        ["By week", "By month", "By quarter", "By year", "Score by day, done by week"],
        [
          "from 2 Mar 3, from 23 Feb 1", "Mar 2026 4", "Q1 2026 4", "2026 4",
          "from 2 Mar 3, from 23 Feb 1",
        ]
      ),
      (
        .russian,
        [
          "По неделям", "По месяцам", "По кварталам", "По годам",
          "Оценка по дням, выполненное по неделям",
        ],
        [
          "с 2 мар 3, с 23 фев 1", "мар 2026 4", "1 кв. 2026 4", "2026 4",
          "с 2 мар 3, с 23 фев 1",
        ]
      ),
    ] {
      try await inBoth(launch(language), size: Self.sizes[0]) { app, folders in
        let page = try await openRun(app, folders)
        for (step, row) in zip(steps, rows) {
          try await app.press("b")
          try app.expect(page.step).toHave(value: step)
          try app.expect(page.history).toHave(value: row)
        }
      }
    }
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app, folders in
        let page = try await openRun(app, folders)
        try await app.press("b", "b")
        try app.expect(page.step).toHave(value: "By month")
        // Of the smallest screen it is further down.
        if size.rows < 20 { try await app.press(.pageDown, .pageDown) }
        try await page.step.click()
        try await app.press(.down)
        try await app.press(.enter)
        try app.expect(page.step).toHave(value: "By quarter")
      }
    }
  }

  @MainActor
  func testTheScoreIsTheMeanOfEachPeriod() async throws {
    try await inBoth(launch(demo: true), size: Self.sizes[0]) { app in
      let page = try await TrackerFiguresPage.open(app)
      try await app.press("n", "b", "b")
      try app.expect(page.score).toHave(label: "Score by month")
      try app.expect(page.score).toHave(value: "min 43%, max 89%, last 87%; rising")
      try await app.press("b", "b")
      try app.expectText("Score by year")
    }
  }

  @MainActor
  func testWeekdaysByMonthsTellCountsAndSums() async throws {
    try await inBoth(launch(), size: Self.sizes[0]) { app, folders in
      let page = try await openRun(app, folders)
      try app.expect(page.months).toHave(label: "Weekdays · Mar 2026")
      let told = [
        "1 in all; Mar 2026 1 of 5", "1 in all; Mar 2026 1 of 5", "0 in all; Mar 2026 0 of 4",
        "1 in all; Mar 2026 1 of 4", "0 in all; Mar 2026 0 of 4", "0 in all; Mar 2026 0 of 4",
        "1 in all; Mar 2026 1 of 5",
      ]
      for (index, value) in told.enumerated() {
        try app.expect(app.element(TrackersID.months.item(index))).toHave(value: value)
      }
    }
  }

  @MainActor
  func testStreaksAreBarsAndTheOneThatGoesOnIsMarked() async throws {
    try await inBoth(launch(), size: Self.sizes[0]) { app, folders in
      _ = try await openRun(app, folders)
      let first = app.element(TrackersID.streaks.item(0))
      try app.expect(first).toHave(value: "3 days · 1 Mar 2026 – 3 Mar 2026")
      let second = app.element(TrackersID.streaks.item(1))
      try app.expect(second).toHave(value: "1 day · 5 Mar 2026 – 5 Mar 2026 · goes on")
    }
  }

  @MainActor
  func testAmountsTellWhatIsWantedOfEachPeriod() async throws {
    for (language, periods) in [
      (Language.english, ["Today", "This week", "This month", "This quarter", "This year"]),
      (.russian, ["Сегодня", "Неделя", "Месяц", "Квартал", "Год"]),
    ] {
      for size in Self.sizes {
        try await inBoth(launch(language, demo: true), size: size) { app in
          let page = try await TrackerFiguresPage.open(app)
          try await app.press("n")
          try app.expect(page.targets).notToExist()
          try await app.press("n")
          for (index, period) in periods.enumerated() {
            let row = app.element(TrackersID.targets.item(index))
            try app.expect(row).toHave(label: period)
          }
          // Of 248 glasses in the 31 days of March.
          let unit = language == .english ? "glasses" : "стаканов"
          try app.expect(app.element(TrackersID.targets.item(2))).toHave(value: "43/248 \(unit)")
        }
      }
    }
  }
}

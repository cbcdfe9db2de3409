import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks at the figures of more than a year, and while time goes by.
final class TrackerYearsJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  /// Today is 6 March 2026: two days of 2026, three of 2025, one of 2024.
  private var years: TrackerSample {
    TrackerSamples.habit(1, "Read").marked(
      on: [1, 2, 100, 101, 102, 500].map(TrackerSamples.day))
  }

  @MainActor
  func testTheMapGoesFromYearToYear() async throws {
    let launch = Launch(tab: .trackers, trackers: [years, TrackerSamples.habit(2, "Run").done(1)])
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TrackerFiguresPage.open(app)
        // Low screens show it further down.
        @MainActor func shows(_ year: String) throws {
          let value = app.screen.nodes.first { $0.identifier == TrackersID.heatMap }?.label
          if let value { XCTAssertEqual(value, "Done in \(year)") }
        }
        if size.rows > 12 { try app.expect(page.year).toHave(label: "2026") }
        // No hint of a year that there is not.
        let shell = try app.on(ShellPage.self)
        XCTAssertFalse(shell.hints.contains("]"), "\(shell.hints)")
        if size.columns >= 80 { XCTAssertTrue(shell.hints.contains("["), "\(shell.hints)") }
        let steps: [(KeyStroke, String)] = [
          ("[", "2025"), ("[", "2024"), ("[", "2024"), ("]", "2025"), ("]", "2026"), ("]", "2026"),
        ]
        for (key, year) in steps {
          try await app.press(key)
          if size.rows > 12 { try app.expect(page.year).toHave(label: year) }
          try shows(year)
        }
      }
    }
    try await inBoth(launch, size: Self.sizes[0]) { app in
      let page = try await TrackerFiguresPage.open(app)
      try app.expect(app.element(TrackersID.nextYear)).toBe(.disabled)
      try await app.element(TrackersID.previousYear).click()
      try app.expect(page.year).toHave(label: "2025")
      try await app.element(TrackersID.previousYear).click()
      try app.expect(app.element(TrackersID.previousYear)).toBe(.disabled)
      // A habit without that year shows one that it has.
      try await app.press("n")
      try app.expect(page.year).toHave(label: "2024")
      try await app.press("n")
      try app.expect(page.year).toHave(label: "2026")
      try app.expect(app.element(TrackersID.previousYear)).notToExist()
    }
  }

  @MainActor
  func testCountsOfTheFiguresInBothLanguages() async throws {
    let russian = [
      1: "1 день", 2: "2 дня", 5: "5 дней", 11: "11 дней", 21: "21 день", 22: "22 дня",
      25: "25 дней", 111: "111 дней",
    ]
    for (count, days) in russian.sorted(by: { $0.key < $1.key }) {
      let read = TrackerSamples.habit(1, "Read").done(count)
      for language in Language.allCases {
        let launch = Launch(language: language, tab: .trackers, trackers: [read])
        let english = count == 1 ? "1 day" : "\(count) days"
        let shown = language.say(en: english, ru: days)
        try await inBoth(launch) { app in
          let page = try await TrackerFiguresPage.open(app)
          try app.expect(page.best).toHave(value: "\(shown) · Read")
          try app.expect(page.ideal).toHave(value: shown)
          let times = count == 1 ? "1 time" : "\(count) times"
          try app.expect(page.completed).toHave(value: language.say(en: times, ru: "\(count)"))
          try await app.press("n")
          try app.expect(page.facts).toShow(shown)
        }
      }
    }
  }

  /// Today does not count as ideal before it is over, and is one more day to share among.
  @MainActor
  func testMidnightWhileTheFiguresShow() async throws {
    let read = TrackerSamples.habit(1, "Read").done(2).marked(on: [TrackerSamples.today])
    let launch = Launch(tab: .trackers, now: "2026-03-06T23:59:30Z", trackers: [read])
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TrackerFiguresPage.open(app)
        try app.expect(page.best).toHave(value: "3 days · Read")
        try app.expect(page.ideal).toHave(value: "2 days")
        try app.expect(page.average).toHave(value: "1.0 a day")
        try await app.advance(by: .seconds(30))
        try app.expect(page.best).toHave(value: "3 days · Read")
        try app.expect(page.ideal).toHave(value: "3 days")
        try app.expect(page.average).toHave(value: "0.8 a day")
        try await app.advance(by: .seconds(86_400))
        try app.expect(page.ideal).toHave(value: "3 days")
        try app.expect(page.average).toHave(value: "0.6 a day")
        try await app.press("n")
        try app.expect(page.facts).toShow("none yet")
      }
    }
  }
}

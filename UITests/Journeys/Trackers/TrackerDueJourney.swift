import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks at what is still to be done today; it is nine o'clock.
final class TrackerDueJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private func time(_ hour: Int, _ minute: Int = 0) -> DayTime? {
    DayTime(hour: hour, minute: minute)
  }

  private func launch(_ language: Language = .english) -> Launch {
    let trackers = [
      TrackerSamples.habit(1, "Read"),
      TrackerSamples.habit(2, "Water", target: TrackerSamples.eight("cups"))
        .reminding(at: time(21)),
      TrackerSamples.habit(3, "Run").reminding(at: time(8)),
      TrackerSamples.event(4, "Call", on: TrackerSamples.today).reminding(at: time(9, 30)),
      TrackerSamples.habit(5, "Tea").marked(on: [TrackerSamples.today]).reminding(at: time(7)),
    ]
    return Launch(language: language, tab: .trackers, trackers: trackers)
  }

  @MainActor
  func testWhatWaitsStandsFirstAndWhatIsDoneIsGone() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        try await app.press("D")
        let page = try app.on(TrackerDuePage.self)
        let all = [
          "Overdue · 1", "Run, 08:00", "Later today · 2", "Call, 09:30", "Water, 21:00, 0/8 cups",
          "Any time today · 1", "Read",
        ]
        XCTAssertEqual(page.lines, all)
        try await app.press(.space)
        try app.expectToast("Run is done. u takes it back.")
        XCTAssertEqual(page.lines, Array(all.dropFirst(2)))
        try await page.box(4).click()
        try app.expectToast("Call is done. u takes it back.")
        try await app.press("G", "x")
        try app.expectToast("Read is skipped. u takes it back.")
        XCTAssertEqual(page.lines, ["Later today · 1", "Water, 21:00, 0/8 cups"])
        try await app.press(.space)
        try await app.type("8")
        try await app.press(.enter)
        try app.expect(page.nothing).toShow("Nothing more is due today")
        try await app.press("u", "u", "u", "u")
        XCTAssertEqual(page.lines, all)
      }
    }
  }

  @MainActor
  func testHowManyWaitStandsBesideTheDay() async throws {
    for (language, texts) in [
      (Language.english, ["Due: 1", "Due: 2", "Next at 21:00"]),
      (.russian, ["Пора: 1", "Пора: 2", "Далее в 21:00"]),
    ] {
      try await inBoth(launch(language)) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.due).toHave(label: texts[0])
        try await app.advance(by: .seconds(1799))
        try app.expect(page.due).toHave(label: texts[0])
        try await app.advance(by: .seconds(1))
        try app.expect(page.due).toHave(label: texts[1])
        // Of today, on whichever day one is.
        try await app.press("]")
        try app.expect(page.due).toHave(label: texts[1])
        try await page.due.click()
        let due = try app.on(TrackerDuePage.self)
        for number in [3, 4] { try await due.box(number).click() }
        try app.expect(page.due).toHave(label: texts[2])
        try await due.back.click()
        try await app.press("t", "G")
        try app.expect(page.due).toHave(label: texts[2])
      }
    }
  }

  @MainActor
  func testNothingWithATimeSaysNothing() async throws {
    let launch = Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read")])
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.due).notToExist()
        try await page.tools.click()
        try await page.way("due").click()
        XCTAssertEqual(try app.on(TrackerDuePage.self).lines, ["Any time today · 1", "Read"])
        try await app.press(.escape)
        XCTAssertEqual(page.names, ["Read"])
      }
    }
  }

  @MainActor
  func testItLeadsToTheCardWhateverWasSearched() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("]", "/")
        try await app.type("tea")
        try await app.press(.enter)
        XCTAssertEqual(page.names, ["Tea"])
        try await app.press("D", .down, .enter)
        try app.expect(page.date).toShow(size.columns >= 60 ? "6 March 2026 · today" : "06.03")
        try app.expect(page.card("Call, not done, once")).toBe(.selected)
      }
    }
  }

  /// What is due is of the day that has begun.
  @MainActor
  func testMidnightBringsAnotherDay() async throws {
    var launch = launch()
    launch.now = "2026-03-06T23:59:50Z"
    try await inBoth(launch) { app in
      try await app.press("D", .space)
      let page = try app.on(TrackerDuePage.self)
      XCTAssertEqual(page.lines.first, "Overdue · 2")
      try await app.advance(by: .seconds(10))
      XCTAssertEqual(
        page.lines,
        [
          "Later today · 3", "Tea, 07:00", "Run, 08:00", "Water, 21:00, 0/8 cups",
          "Any time today · 1", "Read",
        ])
    }
  }

  @MainActor
  func testAnEventThatIsCarriedOverWaitsSinceItsDay() async throws {
    let call = TrackerSamples.event(1, "Call", on: TrackerSamples.day(2))
    for (language, text, line) in [
      (Language.english, "Due: 1", "Call, of 4 March"), (.russian, "Пора: 1", "Call, от 4 марта"),
    ] {
      let launch = Launch(language: language, tab: .trackers, trackers: [call])
      try await inBoth(launch) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.due).notToExist()
        try await app.press("o")
        try await app.element(TrackersID.options.child("carried")).click()
        try await app.press(.escape)
        try app.expect(page.due).toHave(label: text)
        try await app.press("D")
        let due = try app.on(TrackerDuePage.self)
        XCTAssertEqual(due.lines.last, line)
        try app.expect(due.row(line)).toShow("04.03")
      }
    }
  }
}

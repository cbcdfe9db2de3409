import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks at habits by days, and marks what was forgotten.
final class HabitGridJourney: JourneyCase {
  private static let sizes = [Size(40, 12), Size(80, 24), Size(120, 40)]

  private var trackers: [TrackerSample] {
    [
      TrackerSamples.habit(1, "Run").marked(on: [TrackerSamples.day(2), TrackerSamples.day(3)]),
      TrackerSamples.habit(2, "Water", category: "Health", target: TrackerSamples.eight("cups")),
      TrackerSamples.habit(3, "Swim", category: "Health", .perWeek(2)),
    ]
  }

  /// Today is Friday, 6 March 2026. A forgotten yesterday takes `g`, an arrow and `Space`.
  @MainActor
  func testAForgottenDayIsMarkedByKeys() async throws {
    for size in Self.sizes {
      for language in Language.allCases {
        let launch = Launch(language: language, tab: .trackers, trackers: trackers)
        let (done, due) =
          language == .english ? ("done", "due today") : ("выполнено", "на сегодня")
        try await inBoth(launch, size: size) { app in
          try await app.press("g")
          let page = try app.on(HabitGridPage.self)
          try app.expect(page.grid).toBe(.focused)
          try app.expect(page.cell(1, TrackerSamples.today)).toHave(value: due)
          XCTAssertGreaterThanOrEqual(page.days.count, 14)
          XCTAssertEqual(page.days.last, TrackerSamples.today.iso)
          try await app.press(.left, .space)
          try app.expect(page.cell(1, TrackerSamples.day(1))).toHave(value: done)
          try await app.press("u")
          try app.expect(page.cell(1, TrackerSamples.day(1))).notToHave(value: done)
          try await app.press("x")
          try app.expect(page.cell(1, TrackerSamples.day(1))).toHave(
            value: language == .english ? "skipped" : "пропуск")
          try await app.press(.escape)
          try app.expect(app.element(TrackersID.gridPage)).notToExist()
        }
      }
    }
  }

  @MainActor
  func testAForgottenDayIsMarkedByTheMouse() async throws {
    for size in Self.sizes {
      try await inBoth(Launch(tab: .trackers, trackers: trackers), size: size) { app in
        try await app.element(TrackersID.dayTools).click()
        try await app.element(TrackersID.dayMenu.item("grid")).click()
        let page = try app.on(HabitGridPage.self)
        let day = TrackerSamples.day(4)
        try await page.cell(1, day).click()
        try app.expect(page.cell(1, day)).toHave(value: "not done")
        try await page.cell(1, day).click()
        try app.expect(page.cell(1, day)).toHave(value: "done")
        try await page.back.click()
        try app.expect(app.element(TrackersID.gridPage)).notToExist()
      }
    }
  }

  @MainActor
  func testAmountsNotesAndTheWayToTheDay() async throws {
    for size in Self.sizes {
      try await inBoth(Launch(tab: .trackers, trackers: trackers), size: size) { app in
        try await app.press("g", .down, .left, "=")
        let page = try app.on(HabitGridPage.self)
        try await app.type("3")
        try await app.press(.enter)
        try app.expect(page.cell(2, TrackerSamples.day(1))).toHave(value: "partly done")
        try await app.press(.space, .control("u"))
        try await app.type("9")
        try await app.press(.enter)
        try app.expect(page.cell(2, TrackerSamples.day(1))).toHave(value: "done")
        try await app.press("n")
        try await app.type("hot")
        try await app.press(.enter)
        try app.expect(page.told).toHave(label: "Thu, 05.03 · done · 9 cups · Water · hot")
        try await app.press(.enter)
        try app.expect(app.element(TrackersID.gridPage)).notToExist()
        try app.expect(app.on(TrackersPage.self).date).toHave(
          label: size.columns < 60 ? "Thu, 05.03" : "Thursday, 5 March 2026")
      }
    }
  }

  /// Too much is not half done, and all marks are explained where there is room.
  @MainActor
  func testTheMarksAreExplained() async throws {
    let coffee = TrackerSamples.habit(
      1, "Coffee", target: TrackerSamples.eight("cups", isAtMost: true)
    ).marked(.amount(Amount(thousandths: 9000) ?? .zero), on: [TrackerSamples.day(1)])
    for size in Self.sizes {
      for (language, over, legend) in [
        (
          Language.english, "too much",
          "✓ done  ◐ partly done  ! too much  – skipped  · not done  ○ due today  * note"
        ),
        (
          .russian, "слишком много",
          "✓ выполнено  ◐ частично  ! слишком много  – пропуск  · не выполнено  ○ на сегодня  "
            + "* заметка"
        ),
      ] {
        let launch = Launch(language: language, tab: .trackers, trackers: [coffee])
        try await inBoth(launch, size: size) { app in
          try await app.press("g")
          let page = try app.on(HabitGridPage.self)
          try app.expect(page.cell(1, TrackerSamples.day(1))).toHave(value: over)
          try app.expect(page.cell(1, TrackerSamples.day(1))).toShow("!")
          if size.rows > 12 {
            try app.expect(app.element(TrackersID.gridLegend)).toHave(label: legend)
          } else {
            try app.expect(app.element(TrackersID.gridLegend)).notToExist()
          }
        }
      }
    }
  }

  /// Pages of days end with today, and lead back as far as one likes.
  @MainActor
  func testEarlierDaysComeInPages() async throws {
    try await inBoth(Launch(tab: .trackers, trackers: trackers), size: Size(80, 24)) { app in
      try await app.press("g")
      let page = try app.on(HabitGridPage.self)
      let (first, count) = (page.days[0], page.days.count)
      try await app.press("[")
      XCTAssertEqual(page.days.count, count)
      XCTAssertEqual(page.days.last, CalendarDay(iso: first)?.adding(days: -1).iso)
      for _ in 0..<12 { try await app.press("[") }
      try app.expect(page.grid).toExist()
      try await app.press("t")
      XCTAssertEqual(page.days.first, first)
      try await app.press(.right)
      XCTAssertEqual(page.days.last, TrackerSamples.today.iso)
    }
  }

  /// Where the user has chosen so, and there is room.
  @MainActor
  func testItIsTheFirstPageFrom100Columns() async throws {
    for (size, isGrid) in [(Size(120, 40), true), (Size(80, 24), false)] {
      try await inBoth(Launch(tab: .trackers, trackers: trackers), size: size) { app in
        try app.expect(app.element(TrackersID.gridPage)).notToExist()
        try await app.press("o")
        try await app.element(TrackersID.options.child("grid")).click()
        try await app.press(.escape)
        try await app.relaunch()
        if isGrid {
          try app.expect(app.element(TrackersID.grid)).toBe(.focused)
          try await app.press(.escape)
        }
        try app.expect(app.element(TrackersID.gridPage)).notToExist()
        try app.expect(app.on(TrackersPage.self).cards).toExist()
      }
    }
  }
}

import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user slips, and loses nothing by it.
final class TrackerSlipsJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var trackers: [TrackerSample] {
    [
      TrackerSamples.habit(1, "Water", target: TrackerSamples.eight("cups"))
        .marked(.amount(ten), on: [TrackerSamples.today]),
      TrackerSamples.habit(2, "Read").marked(on: [TrackerSamples.today]),
      TrackerSamples.habit(3, "Tea", target: TrackerSamples.eight("cups"))
        .marked(on: [TrackerSamples.today]),
    ]
  }

  private var ten: Amount { Amount(thousandths: 10_000) ?? .zero }

  private func launch(_ language: Language = .english) -> Launch {
    Launch(language: language, tab: .trackers, trackers: trackers)
  }

  /// The key that skips says that it takes the skip back: what the skip has covered is there again.
  @MainActor
  func testASecondSkipBringsTheMarkBack() async throws {
    for size in Self.sizes {
      for (language, told) in [
        (Language.english, "Water is skipped. u takes it back."),
        (.russian, "Пропуск: «Water». Отменить — u."),
      ] {
        try await inBoth(launch(language), size: size) { app in
          let page = try app.on(TrackersPage.self)
          let before = page.labels
          try await app.press("x")
          try app.expectToast(told)
          try app.expect(page.box(1)).notToBe(.selected)
          try await app.press("x")
          XCTAssertEqual(page.labels, before)
          try await app.press(.end, "h", "x", "x", .home)
          XCTAssertEqual(page.labels, before)
          // The skip and the mark that it has covered are one act of undo.
          try await app.press("x", "u")
          XCTAssertEqual(page.labels, before)
        }
      }
    }
  }

  @MainActor
  func testASecondSkipBringsTheMarkBackInTheGrid() async throws {
    try await inBoth(launch()) { app in
      try await app.press("g")
      let page = try app.on(HabitGridPage.self)
      let today = TrackerSamples.today
      try await app.press("x")
      try app.expectToast("Water is skipped. u takes it back.")
      try app.expect(page.cell(1, today)).toHave(value: "skipped")
      try await app.press("x")
      try app.expect(page.cell(1, today)).toHave(value: "done")
      try app.expect(page.told).toShow("10 cups")
      // Nothing was there: nothing comes back, and there is nothing to tell.
      try await app.press(.left, "x", "x")
      try app.expect(page.cell(1, TrackerSamples.day(1))).toHave(value: "not done")
    }
  }

  /// `Space` twice, then `Enter`: the blank is no amount. An empty field says what it does.
  @MainActor
  func testAnAmountGoesOnlyWithAnEmptyField() async throws {
    for (language, wrong, empty, gone) in [
      (
        Language.english, "A number up to a million, as 8 or 1.5.",
        "empty: the amount is taken away", "The amount of “Water” is taken away. u brings it back."
      ),
      (
        .russian, "Число до миллиона: 8 или 1,5.", "пусто: отметка будет убрана",
        "«Water»: отметка убрана. Вернуть — u."
      ),
    ] {
      try await inBoth(launch(language)) { app in
        let page = try app.on(TrackersPage.self)
        let before = page.labels
        try await app.press(.space, .space, .enter)
        try app.expectText(wrong)
        try await app.press(.escape)
        XCTAssertEqual(page.labels, before)
        try await app.press(.space, .control("u"))
        try app.expectText(empty)
        try await app.press(.enter)
        try app.expectToast(gone)
        XCTAssertNotEqual(page.labels, before)
        try await app.press("u")
        XCTAssertEqual(page.labels, before)
      }
    }
  }

  /// A day that is only marked as done shows what is wanted, and stays as it is with it.
  @MainActor
  func testADayDoneWithoutAnAmountStaysDone() async throws {
    try await inBoth(launch()) { app in
      let page = try app.on(TrackersPage.self)
      let before = page.labels
      try await app.press(.end, .space)
      try app.expect(app.element(TrackersID.amount.child("field"))).toHave(value: "8")
      try await app.press(.enter)
      XCTAssertEqual(page.labels, before)
      try app.expectNoText("u brings it back")
    }
  }

  /// The next key after saving is about what was saved.
  @MainActor
  func testWhatWasSavedIsSelected() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let page = try app.on(TrackersPage.self)
        let form = try await TrackerFormPage.open(app)
        try await app.type("Zen")
        try await app.press(.control("s"))
        try app.expect(form.title).notToExist()
        try app.expect(page.card("Zen, not done, 0 days")).toBe(.selected)
        // Saved without a change.
        try await app.press(.end, "e", .control("s"))
        try app.expect(page.card("Zen, not done, 0 days")).toBe(.selected)
        try await app.press(.space)
        try app.expect(page.card("Zen, done, 1 day")).toBe(.selected)
        try await app.press("d", "y", "u")
        try app.expect(page.card("Zen, done, 1 day")).toBe(.selected)
      }
    }
  }
}

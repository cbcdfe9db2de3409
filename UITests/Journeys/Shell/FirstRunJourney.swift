import Core
import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user starts the program for the first time.
final class FirstRunJourney: JourneyCase {
  /// Nobody has said which tab to show.
  private func first(_ language: Language = .english) -> Launch {
    Launch(language: language, keepsTab: true, isFirstRun: true)
  }

  @MainActor
  func testFourPagesAndAChoice() async throws {
    try await inBoth(first()) { app in
      let introduction = try app.on(IntroductionPage.self)
      try app.expect(ShellPage(app: app).tabs).notToExist()
      try app.expect(introduction.page).toHave(value: "1/4")
      try app.expect(introduction.page).toShow("● ○ ○ ○")
      try app.expect(introduction.page).toShow("Your day on one page")
      try await app.press(.enter)
      try app.expect(introduction.page).toShow("Pets: nothing is forgotten")
      try await app.press(.right)
      try app.expect(introduction.page).toShow("Weather, Trackers, Travel")
      try await app.press(.space)
      try app.expect(introduction.page).toShow("○ ○ ○ ●")
      try app.expect(introduction.skip).notToExist()
      try app.expect(introduction.way(0)).toHave(label: "0 Today")
      try app.expect(introduction.way(0)).toBe(.focused)
      try await app.press(.left)
      try app.expect(introduction.page).toHave(value: "3/4")
      try await app.press(.right, "1")
      _ = try app.on(WeatherPage.self)
      try await app.relaunch()
      _ = try app.on(WeatherPage.self)
    }
  }

  @MainActor
  func testSkippedByOneKey() async throws {
    for key in ["s", .escape] as [KeyStroke] {
      try await inBoth(first(), size: Size(40, 12)) { app in
        _ = try app.on(IntroductionPage.self)
        try await app.press(.right, key)
        _ = try app.on(WeatherPage.self)
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(first(), size: Size(120, 40)) { app in
      let introduction = try app.on(IntroductionPage.self)
      try await introduction.next.click()
      try app.expect(introduction.page).toHave(value: "2/4")
      try await introduction.dot(3).click()
      try app.expect(introduction.page).toHave(value: "4/4")
      try await introduction.way(0).click()
      _ = try app.on(TodayPage.self)
    }
  }

  /// A start that names a tab has one page before it.
  @MainActor
  func testOnePageBeforeATabThatWasAskedFor() async throws {
    try await inBoth(Launch(tab: .pets, isFirstRun: true)) { app in
      let introduction = try app.on(IntroductionPage.self)
      try app.expect(introduction.page).toHave(value: "1/1")
      try app.expect(introduction.page).toShow("Welcome to Moggy")
      try await app.press(.enter)
      try app.expect(app.on(PetListPage.self).addButton).toBe(.focused)
    }
  }

  /// Who has seen no page through sees them again.
  @MainActor
  func testLeftInTheMiddleItComesAgain() async throws {
    try await inBoth(first()) { app in
      try await app.press(.right, .profileTab, "d", "u")
      let introduction = try app.on(IntroductionPage.self)
      try app.expect(introduction.page).toHave(value: "2/4")
      try await app.relaunch()
      try app.expect(introduction.page).toHave(value: "1/4")
      try await app.press("q")
      try app.expectEnded()
    }
  }

  /// What was being typed is told when the pages are through, and stands behind no more of them.
  @MainActor
  func testADraftIsToldAfterThePages() async throws {
    for size in [Size(40, 12), Size(80, 24)] {
      try await inBoth(Launch(keepsTab: true), size: size) { app in
        try await app.press(.trackersTab)
        var form = try await TrackerFormPage.open(app)
        try await app.type("Zen")
        try await app.press(.tab, .profileTab)
        let profile = try app.on(ProfilePage.self)
        try await profile.open(.developer)
        try await profile.open(.resetLaunch)
        try await app.press("y", .trackersTab)
        try await app.relaunch()
        let introduction = try app.on(IntroductionPage.self)
        try app.expect(ShellPage(app: app).toast).notToExist()
        try await introduction.skip.click()
        try app.expectToast("What you were typing is back.")
        form = try app.on(TrackerFormPage.self)
        try app.expect(form.name).toHave(value: "Zen")
      }
    }
  }

  @MainActor
  func testInRussian() async throws {
    for size in [Size(40, 12), Size(80, 24), Size(120, 40)] {
      try await inBoth(first(.russian), size: size) { app in
        let introduction = try app.on(IntroductionPage.self)
        for title in [
          "Ваш день на одной странице", "Питомцы: ничего не забудется", "Погода, трекеры, поездки",
        ] {
          try app.expect(introduction.page).toShow(title)
          try await app.press(.enter)
        }
        try app.expect(introduction.page).toShow("С чего начнём?")
        try app.expect(introduction.way(2)).toHave(label: "2 Питомцы")
        try await app.press("2")
        _ = try app.on(PetListPage.self)
        try await app.press("й")
        try app.expectEnded()
      }
    }
  }
}

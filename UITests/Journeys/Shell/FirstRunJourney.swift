import Core
import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user starts the program for the first time.
final class FirstRunJourney: JourneyCase {
  @MainActor
  func testFourPagesAndThenPremiumOnce() async throws {
    try await inBoth(Launch(isFirstRun: true)) { app in
      let introduction = try app.on(IntroductionPage.self)
      try app.expect(ShellPage(app: app).tabs).notToExist()
      try app.expect(introduction.page).toHave(value: "1/4")
      try app.expect(introduction.page).toShow("● ○ ○ ○")
      try app.expect(introduction.page).toShow("All about your pets")
      try await app.press(.enter)
      try app.expect(introduction.page).toShow("Nothing is forgotten")
      try await app.press(.right)
      try app.expect(introduction.page).toShow("Photos and papers too")
      try await app.press(.space)
      try app.expect(introduction.page).toShow("○ ○ ○ ●")
      try app.expect(introduction.skip).notToExist()
      try app.expect(introduction.next).toHave(label: "Let’s go!")
      try await app.press(.left)
      try app.expect(introduction.page).toHave(value: "3/4")
      try await app.press(.right, .enter)
      try app.expect(app.on(PremiumPage.self).reason).notToExist()
      try await app.press(.escape)
      try app.expect(app.on(PetListPage.self).addButton).toBe(.focused)
      try await app.relaunch()
      _ = try app.on(ShellPage.self)
      try app.expect(app.on(PetListPage.self).addButton).toBe(.focused)
    }
  }

  @MainActor
  func testSkippedByKey() async throws {
    for key in ["s", .escape] as [KeyStroke] {
      try await inBoth(Launch(isFirstRun: true), size: Size(40, 12)) { app in
        _ = try app.on(IntroductionPage.self)
        try await app.press(.right, key)
        _ = try app.on(PremiumPage.self)
        try await app.press(.escape)
        _ = try app.on(PetListPage.self)
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(isFirstRun: true), size: Size(120, 40)) { app in
      let introduction = try app.on(IntroductionPage.self)
      try await introduction.next.click()
      try app.expect(introduction.page).toHave(value: "2/4")
      try await introduction.dot(3).click()
      try app.expect(introduction.page).toHave(value: "4/4")
      try await introduction.dot(0).click()
      try await introduction.skip.click()
      try await app.on(PremiumPage.self).close.click()
      _ = try app.on(ShellPage.self)
    }
  }

  /// Who has seen no page through sees them again.
  @MainActor
  func testLeftInTheMiddleItComesAgain() async throws {
    try await inBoth(Launch(isFirstRun: true)) { app in
      try await app.press(.right, .profileTab, "d", "u")
      let introduction = try app.on(IntroductionPage.self)
      try app.expect(introduction.page).toHave(value: "2/4")
      try await app.relaunch()
      try app.expect(introduction.page).toHave(value: "1/4")
      try await app.press("q")
      try app.expectEnded()
    }
  }

  @MainActor
  func testInRussian() async throws {
    for size in [Size(40, 12), Size(80, 24), Size(120, 40)] {
      try await inBoth(Launch(language: .russian, isFirstRun: true), size: size) { app in
        let introduction = try app.on(IntroductionPage.self)
        for title in [
          "Всё о ваших питомцах", "Ничего не забудется", "Фото и документы тоже",
          "Premium снимает ограничения",
        ] {
          try app.expect(introduction.page).toShow(title)
          try await app.press(.enter)
        }
        let premium = try app.on(PremiumPage.self)
        for words in ["сколько угодно питомцев", "советы по уходу", "деньги не списываются"] {
          try app.expect(premium.screen).toShow(words)
        }
        try await app.press("й")
        try app.expectEnded()
      }
    }
  }
}

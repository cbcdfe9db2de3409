import Core
import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user changes language and colours while the program runs.
final class ChangeSettingsJourney: JourneyCase {
  @MainActor
  func testLanguageChangesAtOnceAndIsKept() async throws {
    try await inBoth(Launch(keepsTab: true, usesSettings: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.add(named: "Rex")
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await app.press(.tab, .right)
      try app.expect(profile.language).toHave(value: "Русский")
      try app.expect(profile.language).toBe(.focused)
      try app.expectText("Папка данных")
      XCTAssertEqual(shell.selectedTab, "Профиль")
      try await app.relaunch()
      try app.expectText("Папка данных")
      try await app.press(.petsTab)
      try app.expect(list.count).toHave(label: "1 питомец")
      try await app.press(.profileTab, .tab, .left, .petsTab)
      try app.expect(list.count).toHave(label: "1 pet")
    }
  }

  @MainActor
  func testThemeChangesAtOnceAndIsKept() async throws {
    try await inBoth(Launch(keepsTab: true, usesSettings: true)) { app in
      let background = app.screen.surface[0, 5].style.background
      try await app.press(.profileTab, .tab, .tab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.theme).toHave(value: "as the terminal")
      try await app.press(.right)
      try app.expect(profile.theme).toHave(value: "light")
      let light = app.screen.surface[0, 5].style.background
      XCTAssertNotEqual(light, background)
      try await app.relaunch()
      try app.expect(profile.theme).toHave(value: "light")
      XCTAssertEqual(app.screen.surface[0, 5].style.background, light)
      try await app.press(.tab, .tab)
      for name in ["dark", "high contrast", "16 colours", "no colours"] {
        try await app.press(.right)
        try app.expect(profile.theme).toHave(value: name)
      }
      let colours = Set(
        app.screen.surface.cells.flatMap {
          [$0.style.foreground, $0.style.background]
        })
      XCTAssertEqual(colours, [.default])
    }
  }

  @MainActor
  func testOptionsOfTheStartComeFirst() async throws {
    try await inBoth(Launch(language: .russian, keepsTab: true)) { app in
      try await app.press(.profileTab, .tab, .left)
      try app.expect(app.on(ProfilePage.self).language).toHave(value: "English")
      try await app.relaunch()
      try app.expect(app.on(ProfilePage.self).language).toHave(value: "Русский")
    }
  }

  @MainActor
  func testACardThatIsOpenFollowsTheLanguage() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await app.press(.profileTab, .tab, .right, .petsTab)
      try app.expect(card.row(.name)).toShow("Кличка")
      try app.expect(card.row(.weight)).toShow("3,9")
    }
  }
}

import Core
import JourneyKit
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A developer sets the program back to how it begins.
final class DeveloperJourney: JourneyCase {
  @MainActor
  func testRowsShowAndHide() async throws {
    try await inBoth { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.row(.resetLaunch)).notToExist()
      try await profile.open(.developer)
      try app.expect(profile.row(.resetLaunch)).toExist()
      try app.expect(profile.row(.resetPremium)).toExist()
      try await app.press(.enter)
      try app.expect(profile.row(.resetLaunch)).notToExist()
      try await app.press(.enter, .petsTab, .profileTab)
      try app.expect(profile.row(.resetPremium)).notToExist()
    }
  }

  @MainActor
  func testResetOfTheFirstLaunch() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(keepsTab: true), size: size) { app in
        try await app.press(.profileTab)
        let profile = try app.on(ProfilePage.self)
        try await profile.open(.developer)
        try await profile.open(.resetLaunch)
        try app.expect(profile.resetDialog).toBe(.modal)
        try await app.press("n")
        try app.expect(profile.resetDialog).notToExist()
        try await app.relaunch()
        try await profile.open(.developer)
        try await profile.open(.resetLaunch)
        try await app.press("y")
        try app.expectToast(
          "First launch: not seen. The introduction comes at the next start.")
        try await app.relaunch()
        try await app.on(IntroductionPage.self).skip.click()
        // Who has Premium is not offered it.
        _ = try app.on(ProfilePage.self)
      }
    }
  }

  @MainActor
  func testResetOfThePurchase() async throws {
    try await inBoth(Launch(pets: Launch.pets(2))) { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await profile.open(.developer)
      try await profile.open(.resetPremium)
      try await app.element(.button, "Reset").within(profile.resetDialog).click()
      try app.expectToast("Premium: off.")
      try app.expect(profile.row(.premium)).toShow("off")
      try await app.press(.petsTab, "a")
      try app.expect(app.on(PremiumPage.self).reason).toExist()
      try await app.relaunch()
      try await app.press(.profileTab)
      try app.expect(profile.row(.premium)).toShow("off")
    }
  }

  @MainActor
  func testInRussian() async throws {
    try await inBoth(Launch(language: .russian)) { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await profile.open(.developer)
      try await profile.open(.resetPremium)
      try app.expect(profile.resetDialog).toShow("Premium выключится.")
      try await app.press("н")
      try app.expectToast("Premium: выключен.")
    }
  }
}

import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user asks what the program is and what it is made of.
final class AboutJourney: JourneyCase {
  @MainActor
  func testVersionLicencesAndCredits() async throws {
    try await inBoth { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await profile.open(.about)
      try app.expect(profile.aboutDialog).toHave(label: "About Moggy")
      try app.expect(profile.aboutText).toBe(.focused)
      for words in ["Moggy 0.2.0", "(debug, ", "MIT licence", "SQLite", "ncurses"] {
        try app.expect(profile.aboutDialog).toShow(words)
      }
      try await app.press("G")
      for words in ["GeoNames", "Natural Earth", "Open-Meteo", "Data and pictures"] {
        try app.expect(profile.aboutDialog).toShow(words)
      }
      try await app.press(.escape)
      try app.expect(profile.aboutDialog).notToExist()
      try app.expect(profile.rows).toBe(.focused)
      try app.expect(profile.row(.about)).toBe(.selected)
    }
  }

  @MainActor
  func testItScrollsOnTheSmallestScreen() async throws {
    try await inBoth(size: Size(40, 12)) { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await profile.open(.about)
      try app.expect(profile.aboutDialog).toShow("Moggy 0.2.0")
      try app.expectNoText("Your records stay here")
      try await app.press("G")
      try app.expectNoText("Moggy 0.2.0")
      try app.expect(profile.aboutDialog).toShow("a place is sent")
      try await app.press("g")
      try app.expect(profile.aboutDialog).toShow("Moggy 0.2.0")
    }
  }

  @MainActor
  func testDataFolderIsNamed() async throws {
    try await inProcess(shownFolder: "/srv/anna/moggy/") { app, _ in
      try await app.press(.profileTab)
      try app.expect(app.on(ProfilePage.self).dataFolder).toHave(
        label: "/srv/anna/moggy/")
    }
  }
}

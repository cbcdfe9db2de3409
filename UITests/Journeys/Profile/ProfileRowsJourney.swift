import Core
import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user goes through the rows of the Profile tab.
final class ProfileRowsJourney: JourneyCase {
  @MainActor
  func testFiveRowsAndThenTheSettings() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(contact: "moggy@example.org", demo: true), size: size) { app in
        try await app.press(.profileTab)
        let profile = try app.on(ProfilePage.self)
        try app.expect(profile.rows).toBe(.focused)
        let names = app.screen.nodes.filter { $0.role == .row }.map(\.label)
        XCTAssertEqual(
          names,
          [
            "Pets", "Moggy Premium", "Write to the developer", "About Moggy", "For developers",
          ])
        try app.expect(profile.row(.pets)).toShow("12")
        try app.expect(profile.row(.premium)).toShow("on")
        try app.expect(profile.row(.about)).toShow("0.2.0")
        try await app.press(.tab)
        try app.expect(profile.language).toBe(.focused)
        try await app.press(.tab)
        try app.expect(profile.theme).toBe(.focused)
      }
    }
  }

  /// Arrows alone lead through the page, and every row has a key.
  @MainActor
  func testArrowsGoThroughAllAndBack() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(size: size) { app in
        try await app.press(.profileTab)
        let profile = try app.on(ProfilePage.self)
        let order = app.screen.focusOrder.filter { $0 != ShellID.tabs }
        var seen: [Identifier] = []
        for _ in 0..<40 where seen.last != order.last {
          if let focus = app.screen.focus, focus != seen.last { seen.append(focus) }
          try await app.press(.down)
        }
        XCTAssertEqual(seen, order)
        for _ in 0..<40 where app.screen.focus != ProfileID.rows { try await app.press(.up) }
        try app.expect(profile.rows).toBe(.focused)
        try app.expect(profile.row(.developer)).toBe(.selected)
      }
    }
  }

  @MainActor
  func testEveryRowAndButtonHasAKey() async throws {
    try await inBoth(Launch(pets: Launch.pets(2)), size: Size(120, 40)) { app in
      try await app.press(.profileTab)
      let (profile, shell) = (try app.on(ProfilePage.self), try app.on(ShellPage.self))
      for key in ["b", "r", "E", "I", "p", "i"] {
        XCTAssertTrue(shell.hints.contains(key), "\(key) in \(shell.hints)")
      }
      for (key, title) in [
        ("b", "Back up"), ("r", "Restore"), ("E", "Export"), ("I", "Import"),
      ] as [(KeyStroke, String)] {
        try await app.press(key)
        try app.expect(app.on(FilesPage.self).dialog).toHave(label: title)
        try await app.press(.escape)
      }
      try await app.press("i")
      try app.expect(profile.aboutDialog).toExist()
      try await app.press(.escape, "v")
      _ = try app.on(PetTablePage.self)
      try await app.press(.escape, "p")
      _ = try app.on(PremiumPage.self)
    }
  }

  @MainActor
  func testPremiumOnDemand() async throws {
    try await inBoth(Launch(isFirstRun: true)) { app in
      try await app.press(.enter, .profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.row(.premium)).toShow("off")
      try await profile.open(.premium)
      let premium = try app.on(PremiumPage.self)
      try app.expect(premium.reason).notToExist()
      try await premium.close.click()
      try await profile.row(.premium).doubleClick()
      try await app.press(.enter)
      try app.expect(profile.row(.premium)).toShow("on")
      try await profile.open(.premium)
      try app.expect(premium.state).toHave(label: "You have Premium.")
      try app.expect(premium.get).notToExist()
      try await app.press(.enter)
      _ = try app.on(ProfilePage.self)
      try await app.relaunch()
      try await app.press(.profileTab)
      try app.expect(profile.row(.premium)).toShow("on")
    }
  }
}

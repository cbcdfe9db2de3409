import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// Colours and tabs, as far as a user sees them without touching anything.
final class LookJourney: JourneyCase {
  @MainActor
  func testNoThemeIsForced() async throws {
    try await inBoth(Launch(usesSettings: true)) { app in
      try await app.press(.profileTab, .petsTab)
      XCTAssertEqual(app.screen.surface[0, 5].style.background, .default)
      XCTAssertEqual(Set(app.screen.surface.cells.map(\.style.background)).count, 2)
    }
  }

  @MainActor
  func testTheAccentAndItsFallbacks() async throws {
    var accents: Set<Color> = []
    for name in ThemeName.builtIn where name != .auto {
      let theme = Theme.make(name, depth: name.depth(on: .indexed256))
      try await inBoth(Launch(theme: name, demo: true)) { app in
        try await app.press("j")
        let shown = Set(app.screen.surface.cells.map(\.style.foreground))
        XCTAssertTrue(shown.contains(theme[.accent].foreground), "\(name)")
        if name == .none { XCTAssertEqual(shown, [.default]) }
        // What is selected is told without any colour.
        try app.expectText("›")
        accents.insert(theme[.accent].foreground)
      }
    }
    XCTAssertGreaterThan(accents.count, 2)
  }

  @MainActor
  func testThereIsNoTabOfPlaces() async throws {
    for language in [Language.english, .russian] {
      try await inBoth(Launch(language: language)) { app in
        try await app.press(.profileTab, .petsTab)
        let tabs = app.screen.nodes.filter { $0.role == .tab }.map(\.label)
        XCTAssertTrue(tabs.contains(language.say(en: "Pets", ru: "Питомцы")))
        XCTAssertTrue(tabs.contains(language.say(en: "Profile", ru: "Профиль")))
        XCTAssertFalse(tabs.contains(language.say(en: "Places", ru: "Места")))
      }
    }
  }
}

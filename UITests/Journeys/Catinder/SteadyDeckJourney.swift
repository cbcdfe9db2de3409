import CatinderScreens
import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user whose hand and eye know where everything of the deck is.
final class SteadyDeckJourney: JourneyCase {
  @MainActor
  private func onDeck(
    _ launch: Launch = Launch(tab: .catinder),
    _ journey: (Journey, CatinderDeckPage) async throws -> Void
  ) async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await inBoth(launch, size: size) { app in
        try await journey(app, app.on(CatinderLoginPage.self).logIn())
      }
    }
  }

  /// Where they were looked for and found they stay, whatever was decided meanwhile.
  @MainActor
  func testNoKeyOfTheFooterMoves() async throws {
    for language in [Language.english, .russian] {
      var launch = Launch(tab: .catinder)
      launch.language = language
      try await onDeck(launch) { app, deck in
        let shell = try app.on(ShellPage.self)
        let (keys, places, like) = (shell.hints, shell.hintFrames, try deck.like.frame())
        XCTAssertEqual(keys.first, "→")
        for key: KeyStroke in ["h", "b", "b", "u", "u"] {
          try await app.press(key)
          XCTAssertEqual(shell.hints, keys, "\(key)")
          XCTAssertEqual(shell.hintFrames, places, "\(key)")
        }
        if app.screen.surface.size.columns >= 80 {
          XCTAssertEqual(try deck.like.frame(), like, "nor does a button")
        }
      }
    }
  }

  @MainActor
  func testASecondBoostSaysThatOneIsOn() async throws {
    try await onDeck { app, deck in
      try await app.press("b", "b")
      try app.expect(app.on(ShellPage.self).toast).toShow("The boost is on.")
      try app.expect(deck.boost).toBe(.disabled)
    }
  }
}

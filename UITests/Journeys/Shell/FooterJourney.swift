import Core
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// What a user who is lost looks for at the bottom of the screen.
final class FooterJourney: JourneyCase {
  @MainActor
  func testUndoIsOfferedWhereThereIsSomething() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let shell = try app.on(ShellPage.self)
      XCTAssertFalse(shell.hints.contains("u"))
      try await app.press("d")
      XCTAssertTrue(shell.hints.contains("u"))
      try await shell.undo()
      XCTAssertFalse(shell.hints.contains("u"))
      try await shell.undo()
      try app.expectToast("Nothing to undo.")
    }
  }

  @MainActor
  func testTheWaysOutAreKept() async throws {
    for size in [Size(80, 24), Size(60, 20)] {
      try await inBoth(Launch(language: .russian, demo: true), size: size) { app in
        let shell = try app.on(ShellPage.self)
        try await app.press("d")
        for key in ["u", "q", ":", "?"] { XCTAssertTrue(shell.hints.contains(key), key) }
      }
    }
  }

  /// Before anything else what one most likely wants to do next.
  @MainActor
  func testTheMainKeysStandThereOnTheSmallestScreen() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, demo: true), size: Size(40, 12)) { app in
        let shell = try app.on(ShellPage.self)
        try await app.press("d")
        for key in ["Enter", "a", "?"] { XCTAssertTrue(shell.hints.contains(key), key) }
        try await app.press(.enter)
        for key in ["Enter", "Esc", "?"] { XCTAssertTrue(shell.hints.contains(key), key) }
      }
    }
  }

  @MainActor
  func testTheListNamesItsKeys() async throws {
    try await inBoth(Launch(demo: true), size: Size(80, 24)) { app in
      try await app.press("j")
      let hints = try app.on(ShellPage.self).hints
      for key in ["Enter", "a", "/", "D", "d"] { XCTAssertTrue(hints.contains(key), key) }
    }
  }

  /// What a notice says is in the language of the screen.
  @MainActor
  func testANoticeDoesNotOutliveItsLanguage() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("d")
      try app.expectText("brings it back")
      try await app.press("z", "l")
      try app.expect(Query(ShellID.toast)).notToExist()
    }
  }

  @MainActor
  func testAScreenThatIsTooSmallNamesTheWayOut() async throws {
    try await inBoth { app in
      try await app.resize(to: Size(30, 10))
      try app.expectText("q quit")
      try await app.press("q")
      try app.expectEnded()
    }
  }
}

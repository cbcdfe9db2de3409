import AppRuntime
import Core
import JourneyKit
import JourneyKitInProcess
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user wants to leave while the program still saves.
final class QuitJourney: JourneyCase {
  private static let words: [(Language, String, String, String, String)] = [
    (.english, "Saving, 3 left", "Not saved yet: 2.", "Quit without saving", "Go on saving"),
    (
      .russian, "Сохраняется, осталось: 3", "Ещё не сохранено: 2.", "Выйти без сохранения",
      "Сохранить всё"
    ),
  ]

  @MainActor
  func testASecondQuitAsksBeforeAnythingIsLost() async throws {
    for (language, notice, left, unsaved, goOn) in Self.words {
      try await inProcess(Launch(language: language)) { app, driver in
        let session = try XCTUnwrap(driver.session)
        let question = app.element(ShellID.quitting)
        session.send(.savingWaited(3))
        try await app.press("j")
        try app.expectToast(notice)
        try await app.press("q")
        try app.expect(question).toExist()
        session.send(.savingWaited(2))
        try await app.press(.tab)
        XCTAssertTrue(driver.screen.surface.text.contains(left), driver.screen.surface.text)
        try await app.element(.button, goOn).click()
        try app.expect(question).notToExist()
        XCTAssertEqual(driver.requests, [])
        try await app.press(.control("c"))
        try await app.element(.button, unsaved).click()
        try app.expectEnded()
        XCTAssertEqual(driver.requests, [.quitUnsaved])
      }
    }
  }

  /// The safe answer has the focus, so that a hand that goes on with `Enter` or `q` loses nothing.
  @MainActor
  func testAHastyHandLosesNothing() async throws {
    try await inProcess { app, driver in
      try XCTUnwrap(driver.session).send(.savingWaited(3))
      try await app.press("q", "q", "q", .enter)
      try app.expect(app.element(ShellID.quitting)).notToExist()
      XCTAssertEqual(driver.requests, [])
    }
  }

  @MainActor
  func testAQuitAloneAsksNothing() async throws {
    try await inProcess { app, driver in
      try await app.press("q")
      try app.expectEnded()
      XCTAssertEqual(driver.requests, [.quit])
    }
  }
}

import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user takes decisions back: of just now, and of before the program was ended.
final class TakingBackJourney: JourneyCase {
  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  private func decisions(_ folders: [DataFolder]) throws -> [[String]] {
    try folders.map { try CatinderRecords($0).decisions }
  }

  /// The server forgets them one by one, the newest first.
  @MainActor
  func testUndoWithdrawsAtTheServer() async throws {
    try await inBoth(launch) { app, folders in
      try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("h", "h")
      let both = ["dislike Busya", "dislike Kuzma"]
      XCTAssertEqual(try decisions(folders), [both, both])
      try await app.press("u")
      XCTAssertEqual(try decisions(folders), [["dislike Busya"], ["dislike Busya"]])
      try await app.press("u", "u")
      XCTAssertEqual(try decisions(folders), [[], []])
      try app.expectToast("Nothing to undo.")
    }
  }

  @MainActor
  func testUndoGoesBackBehindARestart() async throws {
    try await inBoth(launch) { app, folders in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("h", "h", "h")
      try await app.relaunch()
      try app.expect(deck.undo).notToBe(.disabled)
      try await app.press("h")
      for name in ["Socks, 2", "Marquise, 7", "Kuzma, 5", "Busya, 3"] {
        try await app.press("u")
        try app.expect(deck.card).toHave(label: name)
      }
      XCTAssertEqual(try decisions(folders), [[], []])
      try app.expect(deck.undo).toBe(.disabled)
    }
  }

  /// A match is the server's before it is shown.
  @MainActor
  func testAMatchStaysThoughTheProgramEndsInFrontOfIt() async throws {
    try await inBoth(launch) { app, folders in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("s")
      try app.expect(deck.match).toExist()
      try await app.relaunch()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.press("m")
      try app.expect(app.on(CatinderMessagesPage.self).row(0)).toShow("Busya")
      // Nobody has written: the like of before the end takes it along.
      try await app.press(.escape, "u")
      try app.expect(deck.card).toHave(label: "Busya, 3")
      XCTAssertEqual(try folders.map { try CatinderRecords($0).matches }, [[], []])
    }
  }

  @MainActor
  func testAMatchWithAMessageStays() async throws {
    try await inBoth(launch) { app, folders in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("s", "m")
      try await app.on(CatinderChatPage.self).write("Hello!")
      try await app.press(.escape, .escape)
      try await app.press("u")
      try app.expectToast("You and Busya have written to each other: the match stays.")
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      XCTAssertEqual(try folders.map { try CatinderRecords($0).matches }, [["Busya"], ["Busya"]])
      try await app.press("m")
      try app.expect(app.on(CatinderMessagesPage.self).row(0)).toShow("Busya")
    }
  }
}

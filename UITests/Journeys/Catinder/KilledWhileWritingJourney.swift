import CatinderScreens
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// The program is killed while somebody writes, and started again.
final class KilledWhileWritingJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  @MainActor
  private func inChat(
    sizes: [Size] = [Size(80, 24)], _ journey: (Journey, CatinderChatPage) async throws -> Void
  ) async throws {
    for size in sizes {
      try await inBoth(Launch(tab: .catinder), size: size) { app in
        _ = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s", "m")
        try await journey(app, app.on(CatinderChatPage.self))
      }
    }
  }

  @MainActor
  func testWhatWasTypedInAChatIsBack() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      try await app.type("half a")
      try await app.press(.control("j"))
      try await app.type("thou")
      try await app.relaunch()
      try app.expectToast("What you were typing is back.")
      try app.expect(chat.name).toHave(label: "Busya")
      try app.expect(chat.input).toHave(value: "half a thou")
      try await app.press(.end)
      try await app.type("ght")
      try await app.press(.enter)
      try app.expect(chat.message(1)).toHave(label: "half a thought")
      try await app.relaunch()
      try app.expect(CatinderDeckPage(app: app).card).toExist()
    }
  }

  /// Whoever is in another tab sees that somebody has answered.
  @MainActor
  func testTheTabTellsWhatWasNotRead() async throws {
    try await inChat { app, _ in
      let tab = ShellPage(app: app).tab(.catinder)
      try await app.type("Hello!")
      try await app.press(.enter)
      try await app.press(.escape, .escape, "6")
      try app.expect(tab).toHave(label: "Catinder")
      try await app.advance(by: .seconds(10))
      try app.expect(tab).toHave(label: "Catinder ●1")
      try await app.press("5", "m", .enter)
      try app.expect(tab).toHave(label: "Catinder")
    }
  }

  /// What was typed in a chat that one has left stays there, also over a kill.
  @MainActor
  func testWhatWasTypedInAChatThatWasLeftIsBack() async throws {
    try await inChat { app, chat in
      try await app.type("half a thou")
      try await app.press(.escape, .escape)
      try await app.relaunch()
      try app.expect(CatinderDeckPage(app: app).card).toExist()
      try await app.press("m", .enter)
      try app.expect(chat.input).toHave(value: "half a thou")
    }
  }

  @MainActor
  func testWhatWasTypedIsNobodyElses() async throws {
    try await inChat { app, chat in
      try await app.type("half a thou")
      try await app.press(.escape, .escape)
      try await CatinderDeckPage(app: app).logOut()
      _ = try await app.on(CatinderLoginPage.self).logIn("Barsik", "cream")
      try await app.press("s", "m")
      try app.expect(chat.name).toHave(label: "Busya")
      try app.expect(chat.input).toHave(value: "")
      try await app.press(.escape, .escape)
      try await CatinderDeckPage(app: app).logOut()
      _ = try await app.on(CatinderLoginPage.self).logIn()
      try app.expect(chat.input).notToExist()
      try await app.press("m", .enter)
      try app.expect(chat.input).toHave(value: "half a thou")
    }
  }

  /// A message that the server did not get before the kill goes there after it, once.
  @MainActor
  func testWhatWasNotSentIsSentAfterwards() async throws {
    try await inEachWithHouse { app, house in
      _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
      let bob = try await house.guest("Bob")
      try await bob.like("Ann")
      try await app.press("r", "l", "m")
      let chat = try app.on(CatinderChatPage.self)
      await house.close()
      try await chat.write("Are you there?")
      try app.expect(chat.message(1)).toHave(value: "you, 09:00, not sent")
      try await house.reopen()
      try await app.relaunch()
      try await app.press("m")
      try app.expect(app.on(CatinderMessagesPage.self).row(0)).toShow("you: Are you there?")
      try await app.press(.enter)
      try app.expect(chat.message(1)).toHave(value: "you, 09:00, sent")
      try app.expect(chat.message(2)).notToExist()
      try app.expect(chat.failed).notToExist()
      let texts = try await bob.texts(with: "Ann")
      XCTAssertEqual(texts, ["Are you there?"])
    }
  }

  /// The same with a choice; its card does not come back meanwhile, and it can still be taken back.
  @MainActor
  func testWhatTheServerDidNotTakeOfTheChoicesIsToldAfterwards() async throws {
    try await inEachWithHouse { app, house in
      _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
      let bob = try await house.guest("Bob")
      try await bob.like("Ann")
      try await app.press("r")
      let deck = try app.on(CatinderDeckPage.self)
      try app.expect(deck.card).toHave(label: "Bob")
      await house.close()
      try await app.press("l")
      try app.expect(deck.failure).toShow("1 decision not sent")
      let before = try await bob.matches()
      XCTAssertEqual(before, [])
      try await house.reopen()
      try await app.relaunch()
      try app.expect(deck.match).toExist()
      try app.expect(deck.failure).notToExist()
      let after = try await bob.matches()
      XCTAssertEqual(after, ["Ann"])
      try await app.press(.escape, "u")
      try app.expect(deck.card).toHave(label: "Bob")
      let undone = try await bob.matches()
      XCTAssertEqual(undone, [])
    }
  }

  /// The same with the form of the profile.
  @MainActor
  func testWhatTheServerDidNotTakeOfTheProfileIsSavedAfterwards() async throws {
    try await inEachWithHouse { app, house in
      _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
      try await app.press("p")
      let profile = try app.on(CatinderProfilePage.self)
      await house.close()
      try await profile.fill(profile.name, "Anna")
      try app.expect(profile.failed).toHave(
        label:
          "Not saved. The request failed: the server cannot be reached. Trying again.")
      try await house.reopen()
      try await app.relaunch()
      try await app.press("p")
      try app.expect(profile.name).toHave(value: "Anna")
      try app.expect(profile.failed).notToExist()
      let name = try await house.guest("Bob").names().first
      XCTAssertEqual(name, "Anna")
    }
  }
}

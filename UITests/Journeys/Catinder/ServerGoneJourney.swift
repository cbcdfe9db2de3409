import CatinderDomain
import CatinderScreens
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// A user goes on writing while the server is away for a while.
final class ServerGoneJourney: JourneyCase {
  @MainActor
  private func chat(_ app: Journey, _ house: CatinderHouse) async throws -> CatinderGuest {
    _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
    let bob = try await house.guest("Bob")
    try await bob.like("Ann")
    try await app.press("r", "l", "m")
    return bob
  }

  @MainActor
  func testWhatFailedIsSentOnceMore() async throws {
    try await inEachWithHouse { app, house in
      let bob = try await chat(app, house)
      let page = try app.on(CatinderChatPage.self)
      await house.close()
      try await page.write("One.")
      try await page.write("Two.")
      for number in 1...2 {
        try app.expect(page.message(number)).toHave(value: "you, 09:00, not sent")
        try app.expect(page.message(number)).toShow("09:00 ✗")
      }
      try app.expect(page.failed).toShow("2 messages not sent")
      try await house.reopen()
      try await app.press(.control("t"))
      try app.expect(page.failed).notToExist()
      for number in 1...2 {
        try app.expect(page.message(number)).toHave(value: "you, 09:00, sent")
      }
      let texts = try await bob.texts(with: "Ann")
      XCTAssertEqual(texts, ["One.", "Two."])
    }
  }

  /// Nobody has to ask for it once more where the program finds its way back.
  @MainActor
  func testWhatFailedIsSentWhenTheServerIsBack() async throws {
    try await inEachWithHouse { app, house in
      let bob = try await chat(app, house)
      let page = try app.on(CatinderChatPage.self)
      await house.close()
      try await page.write("One.")
      try app.expect(page.failed).toShow("1 message not sent")
      try await house.reopen()
      try await app.advance(by: .seconds(60))
      try app.expect(page.failed).notToExist()
      try app.expect(page.message(1)).toHave(value: "you, 09:00, sent")
      let texts = try await bob.texts(with: "Ann")
      XCTAssertEqual(texts, ["One."])
    }
  }

  /// In whatever tab one is, and whenever it comes.
  @MainActor
  func testTheTabTellsWhatSomebodyElseHasWritten() async throws {
    try await inEachWithHouse { app, house in
      let bob = try await chat(app, house)
      let tab = ShellPage(app: app).tab(.catinder)
      try await app.press(.escape, .escape, "6")
      try app.expect(tab).toHave(label: "Catinder")
      try await bob.write("Hello!", to: "Ann")
      try await app.eventually { try app.expect(tab).toHave(label: "Catinder ●1") }
      try await app.press("5", "m", .enter)
      try app.expect(tab).toHave(label: "Catinder")
    }
  }

  /// What was looked at while there was no way is said as soon as there is one.
  @MainActor
  func testWhatWasSeenMeanwhileIsToldAfterwards() async throws {
    try await inEachWithHouse { app, house in
      let bob = try await chat(app, house)
      try await app.press(.escape)
      try await bob.write("Hello!", to: "Ann")
      try await app.press("m")
      try await app.advance(by: .milliseconds(1))
      await house.close()
      try await app.press(.enter)
      let unseen = try await bob.statuses(with: "Ann")
      XCTAssertEqual(unseen, [.sended])
      try await house.reopen()
      try await app.advance(by: .seconds(60))
      let seen = try await bob.statuses(with: "Ann")
      XCTAssertEqual(seen, [.viewed])
    }
  }

  /// Nobody has to type anything for that.
  @MainActor
  func testTheProfileIsSavedWhenTheServerIsBack() async throws {
    try await inEachWithHouse { app, house in
      _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
      try await app.press("p")
      let profile = try app.on(CatinderProfilePage.self)
      await house.close()
      try await profile.fill(profile.name, "Anna")
      try app.expect(profile.failed).toShow("Not saved.")
      try await app.advance(by: .seconds(5))
      try app.expect(profile.failed).toShow("Not saved.")
      try await house.reopen()
      try await app.advance(by: .seconds(60))
      try app.expect(profile.failed).notToExist()
      let name = try await house.guest("Bob").names().first
      XCTAssertEqual(name, "Anna")
    }
  }
}

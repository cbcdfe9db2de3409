import CatinderScreens
import CatinderServer
import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user wants no more of a cat: unmatches, blocks or reports it.
final class PartingJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  /// Ann, who has matched with Bob and stands in their chat.
  @MainActor
  private func inChat(
    size: Size = Size(80, 24),
    _ journey: (Journey, CatinderHouse, CatinderGuest) async throws -> Void
  ) async throws {
    try await inEachWithHouse(size: size) { app, house in
      _ = try await app.on(CatinderLoginPage.self).logIn("Ann")
      let bob = try await house.guest("Bob")
      try await bob.like("Ann")
      try await app.press("r", "l", "m")
      try await app.on(CatinderChatPage.self).write("Hello!")
      try await journey(app, house, bob)
    }
  }

  private func parting(_ app: Journey) -> CatinderPartingPage { CatinderPartingPage(app: app) }

  @MainActor
  func testAMatchIsEndedByKeysAfterAQuestion() async throws {
    for size in Self.sizes {
      try await inChat(size: size) { app, _, bob in
        let page = parting(app)
        try await app.press(.control("x"))
        try app.expect(page.item("unmatch")).toExist()
        try await app.press(.enter)
        try app.expect(page.question).toShow("deleted for both")
        try app.expect(page.question).toShow("cannot be undone")
        // The safe answer has the focus.
        try await app.press(.enter)
        try app.expect(page.question).notToExist()
        try app.expect(CatinderChatPage(app: app).message(1)).toHave(label: "Hello!")
        try await app.press(.control("x"), .enter, "y")
        try app.expect(Query(CatinderID.messagesEmpty)).toExist()
        try app.expect(app.on(ShellPage.self).toast).toShow("The match with Bob has ended.")
        let matches = try await bob.matches()
        XCTAssertEqual(matches, [])
        try await app.relaunch()
        try await app.press("m")
        try app.expect(Query(CatinderID.messagesEmpty)).toExist()
      }
    }
  }

  /// Also where the other's program shows the chat.
  @MainActor
  func testTheOtherIsTold() async throws {
    try await inChat { app, _, bob in
      try await bob.unmatch("Ann")
      try await app.advance(by: .milliseconds(1))
      try await app.eventually {
        try app.expect(Query(CatinderID.messagesEmpty)).toExist()
        try app.expect(app.on(ShellPage.self).toast).toShow("The match with Bob has ended")
      }
    }
  }

  @MainActor
  func testABlockedCatIsGoneUntilItIsUnblockedByTheMouse() async throws {
    for size in Self.sizes {
      try await inChat(size: size) { app, _, bob in
        let page = parting(app)
        try await app.element(CatinderID.chatParting).click()
        try await page.item("block").click()
        try app.expect(page.question).toShow("never see each other")
        try await page.confirm.click()
        try app.expect(Query(CatinderID.messagesEmpty)).toExist()
        let (names, matches) = (try await bob.names(), try await bob.matches())
        XCTAssertEqual(names, [])
        XCTAssertEqual(matches, [])
        try await app.press(.escape, "r")
        let deck = try app.on(CatinderDeckPage.self)
        try app.expect(deck.empty).toExist()
        let account = CatinderAccountPage(app: app)
        try await account.open("blocked")
        try app.expect(account.blockedRow(0)).toHave(label: "Bob")
        try await app.press(.enter)
        try app.expect(account.blocked).toShow("You have blocked nobody.")
        try await app.press(.escape, .escape)
        try app.expect(deck.card).toHave(label: "Bob")
      }
    }
  }

  @MainActor
  func testAReportGoesToTheAdministratorWithItsReasonAndWords() async throws {
    for size in Self.sizes {
      try await inChat(size: size) { app, house, bob in
        let page = parting(app)
        try await app.press(.control("x"))
        try await page.item("report").click()
        try await page.reason.click()
        try await app.press(.home, .down, .down, .space)
        try await page.text.click()
        try await app.type("Hisses.")
        // What was typed waits where the form is left.
        try await app.press(.escape, .control("x"))
        try await page.item("report").click()
        try app.expect(page.text).toHave(value: "Hisses.")
        try await page.reason.click()
        try await app.press(.down, .down, .space)
        // Where the page is too low, the keys reach what the pointer does not.
        if size.rows < 20 {
          try await app.press(.tab, .tab, .space, .tab, .enter)
        } else {
          try await page.blocks.click()
          try await page.send.click()
        }
        try app.expect(app.on(ShellPage.self).toast).toHave(label: "Bob is reported.")
        let reports = try await house.server.reports()
        XCTAssertEqual(reports.map(\.text), ["Hisses."])
        XCTAssertEqual(reports.map(\.reported.name), ["Bob"])
        let matches = try await bob.matches()
        XCTAssertEqual(matches, ["Ann"], "a report alone ends nothing")
      }
    }
  }

  /// A card can be blocked before anybody has matched.
  @MainActor
  func testACardIsBlockedFromItsFullPage() async throws {
    try await inBoth(Launch(tab: .catinder)) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("i", "x")
      let page = parting(app)
      try app.expect(page.item("unmatch")).notToExist()
      try await page.item("block").click()
      try await app.press("y")
      try app.expect(deck.full).notToExist()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.press("u")
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.relaunch()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
    }
  }

  /// Among the cards by all that it does, where it can be done by the word of the hint.
  @MainActor
  func testThePaletteNamesTheWaysOutAndTheirKey() async throws {
    let row = Query(ShellID.palette.child("row").item("catinder.parting"))
    for (language, typed, everywhere, here) in [
      (
        Language.english, "unmatch", "Catinder: unmatch, block or report the cat",
        "unmatch, block, report"
      ),
      (
        .russian, "разорвать", "Catinder: разорвать пару, заблокировать, пожаловаться",
        "разорвать пару, жалоба"
      ),
    ] {
      try await inBoth(Launch(language: language, tab: .catinder)) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press(":")
        try await app.type(typed)
        try app.expect(app.element(row)).toHave(label: everywhere)
        try app.expect(app.element(row)).toHave(value: "x")
        try await app.press(.escape, "s")
        try await deck.matchMessage.click()
        try await app.press(.escape, "m", ":")
        try await app.type(typed)
        try app.expect(app.element(row)).toHave(label: here)
        try app.expect(app.element(row)).toHave(value: "x")
        try await app.press(.enter)
        try app.expect(parting(app).item("unmatch")).toExist()
      }
    }
  }

  /// It counts here at once, is told as soon as there is a way, and survives the end of the program.
  @MainActor
  func testWithoutTheServerItWaits() async throws {
    try await inChat { app, house, bob in
      await house.close()
      try await app.press(.control("x"), .enter, "y")
      try app.expect(Query(CatinderID.messagesEmpty)).toExist()
      try app.expect(Query(CatinderID.unsentFarewells)).toShow("Offline: Bob")
      try await app.relaunch()
      try await app.press("m")
      try app.expect(Query(CatinderID.messagesEmpty)).toExist()
      try app.expect(Query(CatinderID.unsentFarewells)).toShow("Offline: Bob")
      let before = try await bob.matches()
      XCTAssertEqual(before, ["Ann"])
      try await house.reopen()
      try await app.advance(by: .seconds(60))
      try await app.eventually {
        try app.expect(Query(CatinderID.unsentFarewells)).notToExist()
      }
      let after = try await bob.matches()
      XCTAssertEqual(after, [])
    }
  }

  @MainActor
  func testInRussian() async throws {
    var launch = Launch(tab: .catinder)
    launch.language = .russian
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        _ = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s", "m", .control("x"))
        let page = parting(app)
        try app.expect(page.item("unmatch")).toShow("Разорвать пару…")
        try await page.item("report").click()
        try app.expect(page.send).toHave(label: "Отправить жалобу")
        try await app.press(.tab, .tab, .tab, .enter)
        try app.expect(app.on(ShellPage.self).toast).toShow("жалоба отправлена")
      }
    }
  }
}

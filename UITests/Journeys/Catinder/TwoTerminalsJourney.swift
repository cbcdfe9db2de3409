import CatinderScreens
import Foundation
import JourneyKit
import Shell
import Terminal
import TestPostgres
import Toolkit
import XCTest

/// Two users on two terminals like each other, match and chat, through one server.
final class TwoTerminalsJourney: JourneyCase {
  /// How many times in a row; a few, unless the environment says otherwise (`make twoterminals`).
  private var rounds: Int {
    ProcessInfo.processInfo.environment["TWO_TERMINALS_ROUNDS"].flatMap(Int.init) ?? 3
  }

  @MainActor
  private func onTwo(
    _ driver: (Launch, DataFolder, CatinderHouse) -> any Driver,
    _ journey: (Journey, Journey, CatinderHouse) async throws -> Void
  ) async throws {
    for _ in 0..<rounds {
      let house = try await CatinderHouse()
      let launch = Launch(tab: .catinder, catinder: house.address)
      let folders = [try DataFolder(), try DataFolder()]
      for folder in folders { try await MoggyDrivers.prepare(launch, data: folder) }
      let drivers = folders.map { driver(launch, $0, house) }
      defer { drivers.forEach { $0.stop() } }
      let (ann, bob) = (Journey(drivers[0]), Journey(drivers[1]))
      try await ann.launch()
      try await bob.launch()
      try await journey(ann, bob, house)
      await house.close()
    }
  }

  @MainActor
  private func realProgram(
    _ launch: Launch, _ data: DataFolder, _: CatinderHouse
  ) -> any Driver {
    MoggyDrivers.process(launch, data: data, size: Size(80, 24))
  }

  // A program in process hears of others with its next act, so that time is moved before each wait.

  /// They like each other: the second of the likes is a match on both terminals.
  @MainActor
  private func match(_ ann: Journey, _ bob: Journey) async throws {
    try await ann.on(CatinderLoginPage.self).logIn("Ann")
    try await bob.on(CatinderLoginPage.self).logIn("Bob")
    try await ann.press("r")
    let (annsDeck, bobsDeck) = (CatinderDeckPage(app: ann), CatinderDeckPage(app: bob))
    try ann.expect(annsDeck.card).toHave(label: "Bob")
    try await ann.press("l")
    try ann.expect(annsDeck.match).notToExist()
    try bob.expect(bobsDeck.card).toHave(label: "Ann")
    try await bob.press("l")
    try bob.expect(bobsDeck.matchText).toShow("You and Ann like each other.")
    try await ann.advance(by: .milliseconds(1))
    try await ann.eventually {
      try ann.expect(annsDeck.matchText).toShow("You and Bob like each other.")
    }
  }

  @MainActor
  private func chat(_ ann: Journey, _ bob: Journey, _: CatinderHouse) async throws {
    try await match(ann, bob)
    try await bob.press("m")
    let bobs = try bob.on(CatinderChatPage.self)
    try await bobs.write("Hello, Ann!")
    try bob.expect(bobs.message(1)).toHave(value: "you, 09:00, sent")
    // She has not opened it yet.
    try await ann.press(.escape)
    try await ann.advance(by: .milliseconds(1))
    try await ann.eventually {
      try ann.expect(CatinderDeckPage(app: ann).messages).toShow("●1")
    }
    try await ann.press("m")
    let list = try ann.on(CatinderMessagesPage.self)
    try ann.expect(list.row(0)).toHave(label: "Bob, 1 new message, Hello, Ann!, 09:00")
    try await ann.press(.enter)
    let anns = try ann.on(CatinderChatPage.self)
    try ann.expect(anns.message(1)).toHave(value: "Bob, 09:00")
    try await bob.advance(by: .milliseconds(1))
    try await bob.eventually {
      try bob.expect(bobs.message(1)).toHave(value: "you, 09:00, seen")
    }
    // Both have it open: what is written arrives, and is seen at once.
    try await anns.write("Hello, Bob!")
    try await bob.advance(by: .milliseconds(1))
    try await bob.eventually { try bob.expect(bobs.message(2)).toHave(label: "Hello, Bob!") }
    try await ann.advance(by: .milliseconds(1))
    try await ann.eventually {
      try ann.expect(anns.message(2)).toHave(value: "you, 09:00, seen")
    }
  }

  @MainActor
  func testTwoRealProgramsChat() async throws {
    try await onTwo(realProgram, chat)
  }

  /// Each terminal on a server of its own, and both servers on one database.
  @MainActor
  func testTwoRealProgramsChatThroughTwoServers() async throws {
    guard TestPostgres.isInstalled else { throw XCTSkip("PostgreSQL is not installed") }
    for _ in 0..<rounds {
      let database = try TestPostgres.shared().newAddress()
      let houses = [
        try await CatinderHouse(database: database), try await CatinderHouse(database: database),
      ]
      let folders = [try DataFolder(), try DataFolder()]
      var terminals: [Journey] = []
      for (house, folder) in zip(houses, folders) {
        let launch = Launch(tab: .catinder, catinder: house.address)
        try await MoggyDrivers.prepare(launch, data: folder)
        terminals.append(Journey(realProgram(launch, folder, house)))
      }
      defer { terminals.forEach { $0.driver.stop() } }
      for terminal in terminals { try await terminal.launch() }
      try await chat(terminals[0], terminals[1], houses[0])
      for house in houses { await house.close() }
    }
  }

  @MainActor
  func testTwoProgramsInProcessChat() async throws {
    try await onTwo(
      { launch, data, house in
        MoggyDrivers.inProcess(launch, data: data, catinder: house.server, size: Size(80, 24))
      }, chat)
  }

  /// A match without a message goes from the other terminal, too, when the like is taken back.
  @MainActor
  func testAWithdrawnMatchGoesFromBoth() async throws {
    try await onTwo(realProgram) { ann, bob, _ in
      try await match(ann, bob)
      try await ann.press(.escape, "m")
      try ann.expect(CatinderMessagesPage(app: ann).row(0)).toHave(
        label: "Bob, new match: say hello!, 09:00")
      try await bob.press(.escape, "u")
      try await ann.expectEventually(Query(CatinderID.messagesEmpty))
    }
  }

  /// What the server does not get stays in its place, and is sent once more; the other one hears of
  /// it as soon as there is a way again.
  @MainActor
  func testWhatFailsIsSentOnceMore() async throws {
    try await onTwo(realProgram) { ann, bob, house in
      try await match(ann, bob)
      try await ann.press("m")
      try await bob.press("m")
      let (anns, bobs) = (try ann.on(CatinderChatPage.self), try bob.on(CatinderChatPage.self))
      await house.close()
      try await bobs.write("Are you there?")
      try await bob.advance(by: .milliseconds(1))
      try await bob.eventually {
        try bob.expect(bobs.message(1)).toHave(value: "you, 09:00, not sent")
      }
      try bob.expect(bobs.failed).toShow("1 message not sent")
      try await bobs.write("I do not see you.")
      try await house.reopen()
      try await bob.press(.control("t"))
      try await bob.advance(by: .milliseconds(1))
      try await bob.eventually {
        try bob.expect(bobs.failed).notToExist()
        try bob.expect(bobs.message(2)).toHave(value: "you, 09:00, sent")
      }
      try bob.expect(bobs.message(1)).toHave(label: "Are you there?")
      try await ann.advance(by: .seconds(120))
      try await ann.advance(by: .milliseconds(1))
      try await ann.eventually {
        try ann.expect(anns.message(2)).toHave(label: "I do not see you.")
      }
    }
  }
}

import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user looks who has written.
final class MessagesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  private func inside(
    sizes: [Size] = [Size(80, 24)], _ journey: (Journey, CatinderDeckPage) async throws -> Void
  ) async throws {
    for size in sizes {
      try await inBoth(launch, size: size) { app in
        try await journey(app, app.on(CatinderLoginPage.self).logIn())
      }
    }
  }

  @MainActor
  func testANewMatchIsInTheList() async throws {
    try await inside(sizes: Self.sizes) { app, deck in
      try await app.press("m")
      let list = try app.on(CatinderMessagesPage.self)
      try app.expect(list.empty).toShow("No matches yet")
      try await app.press("m", "s", .escape)
      try await deck.messages.click()
      try app.expect(list.row(0)).toHave(label: "Busya, new match: say hello!, 09:00")
      try app.expect(list.row(0)).toShow("Busya")
      try await list.back.click()
      try app.expect(deck.card).toExist()
    }
  }

  /// What the cat of a demonstration answers comes while the user is elsewhere.
  @MainActor
  func testTheNewestIsFirstAndHasAMark() async throws {
    try await inside(sizes: Self.sizes) { app, deck in
      try await app.press("s", "m")
      let chat = try app.on(CatinderChatPage.self)
      try await chat.write("Hello!")
      try await app.press(.escape, .escape)
      try app.expect(deck.messages).notToShow("●")
      try await app.advance(by: .seconds(2))
      try app.expect(deck.messages).toShow("●1")
      try await app.advance(by: .seconds(1))
      try await app.press("s", .escape)
      try await app.press("m")
      let list = try app.on(CatinderMessagesPage.self)
      try app.expect(list.row(0)).toHave(label: "Kuzma, new match: say hello!, 09:00")
      try app.expect(list.row(1)).toShow("●1")
      try await app.press("j", .enter)
      try app.expect(chat.name).toHave(label: "Busya")
      try await app.press(.escape)
      try app.expect(list.row(1)).notToShow("●1")
      try await app.press(.escape)
      try app.expect(deck.messages).notToShow("●")
    }
  }

  @MainActor
  func testALongNameLeavesRoomForTheTime() async throws {
    let stage = try await CatinderStage(.withLongNames)
    for size in Self.sizes {
      try await inBoth(Launch(tab: .catinder, catinder: stage.address), size: size) { app in
        try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("m")
        let list = try app.on(CatinderMessagesPage.self)
        try app.expect(list.row(0)).toShow("Dora of the")
        try app.expect(list.row(0)).toShow("new m")
        try app.expect(list.row(0)).toShow("08:00")
      }
    }
    await stage.stop()
  }

  @MainActor
  func testAClickOpensTheChat() async throws {
    try await inside(sizes: Self.sizes) { app, deck in
      try await app.press("s", .escape, "m")
      let list = try app.on(CatinderMessagesPage.self)
      try await list.row(0).doubleClick()
      let chat = try app.on(CatinderChatPage.self)
      try app.expect(chat.name).toHave(label: "Busya")
      try await chat.back.click()
      try app.expect(list.row(0)).toBe(.selected)
    }
  }

  @MainActor
  func testMessagesAreKept() async throws {
    try await inside { app, _ in
      try await app.press("s", "m")
      try await app.on(CatinderChatPage.self).write("Hello!")
      try await app.relaunch()
      try await app.press("m")
      let list = try app.on(CatinderMessagesPage.self)
      try app.expect(list.row(0)).toShow("you: Hello!")
      try await app.press(.enter)
      try app.expect(app.on(CatinderChatPage.self).message(1)).toHave(label: "Hello!")
    }
  }

  /// In a wide terminal the list stands beside the chat; a draft stays with its cat.
  @MainActor
  func testTheListBesideTheChat() async throws {
    try await inside(sizes: [Size(140, 40)]) { app, deck in
      try await app.press("s", .escape)
      try await app.advance(by: .seconds(1))
      try await app.press("s", .escape, "m")
      let list = try app.on(CatinderMessagesPage.self)
      try await list.row(0).doubleClick()
      let chat = try app.on(CatinderChatPage.self)
      try app.expect(chat.name).toHave(label: "Kuzma")
      try app.expect(chat.input).toBe(.focused)
      try await app.type("Hi")
      try await list.row(1).doubleClick()
      try app.expect(chat.name).toHave(label: "Busya")
      try app.expect(chat.input).toBe(.focused)
      try app.expect(chat.input).toHave(value: "")
      try await app.type("How are you?")
      try await list.row(0).doubleClick()
      try app.expect(chat.name).toHave(label: "Kuzma")
      try app.expect(chat.input).toHave(value: "Hi")
      try await app.press(.escape)
      try app.expect(deck.card).notToExist()
      try app.expect(chat.input).notToExist()
      try app.expect(list.list).toBe(.focused)
    }
  }

  /// The typing that can be undone is that of this chat.
  @MainActor
  func testUndoOfTypingStaysInItsChat() async throws {
    try await inside(sizes: [Size(140, 40)]) { app, _ in
      try await app.press("s", .escape)
      try await app.advance(by: .seconds(1))
      try await app.press("s", .escape, "m")
      let list = try app.on(CatinderMessagesPage.self)
      try await app.press(.enter)
      let chat = try app.on(CatinderChatPage.self)
      try app.expect(chat.name).toHave(label: "Kuzma")
      try await app.type("Hi")
      try await app.press(.backspace, .backspace)
      try app.expect(chat.input).toHave(value: "")
      try await list.row(1).doubleClick()
      try app.expect(chat.name).toHave(label: "Busya")
      try await app.press(.alt("u"))
      try app.expect(chat.input).toHave(value: "")
    }
  }
}

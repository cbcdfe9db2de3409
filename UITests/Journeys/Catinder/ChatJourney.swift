import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user writes to a cat.
final class ChatJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  private func inChat(
    sizes: [Size] = [Size(80, 24)], _ journey: (Journey, CatinderChatPage) async throws -> Void
  ) async throws {
    for size in sizes {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s")
        try await deck.matchMessage.click()
        try await journey(app, app.on(CatinderChatPage.self))
      }
    }
  }

  @MainActor
  func testTheHeaderLeadsToTheCard() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      try app.expect(chat.name).toHave(label: "Busya")
      let full = CatinderDeckPage(app: app)
      try await chat.info.click()
      try app.expect(full.fullName).toHave(label: "Busya")
      try await app.press(.escape, .control("o"))
      try app.expect(full.fullName).toHave(label: "Busya")
      try await app.press(.escape)
      try app.expect(chat.input).toExist()
    }
  }

  @MainActor
  func testAFaceStandsBesideTheNameAndLeadsToTheCard() async throws {
    try await inChat(sizes: [Size(120, 40), Size(80, 24)]) { app, chat in
      try await chat.write("Hello!")
      let (face, name) = (try chat.face.frame(), try chat.name.frame())
      XCTAssertEqual(face.size, Size(6, 3))
      XCTAssertEqual(name.minX, face.maxX + 1)
      XCTAssertEqual(name.minY, face.minY)
      XCTAssertEqual(try chat.log.frame().minY, face.maxY)
      try app.expect(chat.face).toHave(label: "photo of Busya")
      try await chat.face.click()
      try app.expect(CatinderDeckPage(app: app).fullName).toHave(label: "Busya")
    }
  }

  @MainActor
  func testWhereItWouldCrowdTheMessagesThereIsNoFace() async throws {
    try await inChat(sizes: [Size(80, 15), Size(40, 24), Size(40, 12)]) { app, chat in
      try app.expect(chat.face).notToExist()
      XCTAssertEqual(try chat.name.frame().rows, 1)
    }
  }

  @MainActor
  func testTheFirstLetterStandsInForAFace() async throws {
    let stage = try await CatinderStage(.well)
    try await inBoth(Launch(tab: .catinder, catinder: stage.address)) { app in
      try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("m", .enter)
      let chat = try app.on(CatinderChatPage.self)
      try app.expect(chat.face).toShow("(D)")
      try app.expect(chat.face).toHave(value: "no photo")
    }
    await stage.stop()
  }

  @MainActor
  func testOwnAtTheRightTheOthersAtTheLeft() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      try await chat.write("Hello! " + String(repeating: "purr ", count: 30))
      try await app.advance(by: .seconds(2))
      let (log, own) = (try chat.log.frame(), try chat.message(1).frame())
      let answer = try chat.message(2).frame()
      XCTAssertEqual(own.maxX, log.maxX)
      XCTAssertEqual(answer.minX, log.minX)
      XCTAssertEqual(answer.maxY, log.maxY)
      for bubble in [own, answer] { XCTAssertLessThanOrEqual(bubble.columns * 10, log.columns * 7) }
      try app.expect(chat.message(2)).toShow("[demo]")
    }
  }

  @MainActor
  func testDaysAreBetween() async throws {
    try await inChat { app, chat in
      try await chat.write("Hello!")
      try app.expectText("── today ──")
      try await app.advance(by: .seconds(2))
      try await app.advance(by: .seconds(86_400))
      try await chat.write("Still there?")
      try app.expectText("── yesterday ──")
      try app.expectText("── today ──")
    }
  }

  @MainActor
  func testTheMarksOfAMessage() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      try await chat.write("Hello!")
      try app.expect(chat.message(1)).toShow("09:00 ✓")
      try app.expect(chat.message(1)).notToShow("✓✓")
      try await app.advance(by: .seconds(1))
      try app.expect(chat.message(1)).toShow("09:00 ✓✓")
    }
  }

  @MainActor
  func testTheFieldGrowsToAThird() async throws {
    try await inChat(sizes: [Size(120, 40), Size(80, 24)]) { app, chat in
      XCTAssertEqual(try chat.input.frame().rows, 1)
      try await app.type("one")
      try await app.press(.control("j"))
      try await app.type("two")
      XCTAssertEqual(try chat.input.frame().rows, 2)
      for _ in 0..<20 { try await app.press(KeyStroke(.enter, .alt)) }
      let screen = try app.frame(of: CatinderID.chat)
      XCTAssertLessThanOrEqual(try chat.input.frame().rows * 3, screen.rows)
      XCTAssertGreaterThan(try chat.input.frame().rows, 3)
      try await app.press(.enter)
      XCTAssertEqual(try chat.input.frame().rows, 1)
      try app.expect(chat.message(1)).toHave(label: "one two")
    }
  }

  @MainActor
  func testBlanksAreNotSent() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      try app.expect(chat.send).toBe(.disabled)
      try await app.type("  ")
      try app.expect(chat.send).toBe(.disabled)
      try await app.press(.enter)
      try app.expect(chat.message(1)).notToExist()
      try await app.type(" Meow  ")
      try await chat.send.click()
      try app.expect(chat.message(1)).toHave(label: "Meow")
      try app.expect(chat.input).toHave(value: "")
    }
  }

  @MainActor
  func testWhatIsTooLongIsSaidAndKept() async throws {
    try await inChat { app, chat in
      try await app.paste(String(repeating: "purr ", count: 401))
      try app.expectText("Too long: 2005 of 2000 characters.")
      try app.expect(chat.send).toBe(.disabled)
    }
  }

  @MainActor
  func testWhatIsTypedStays() async throws {
    try await inChat { app, chat in
      try await app.type("half a thou")
      try await app.press(.escape, .enter)
      try app.expect(chat.input).toHave(value: "half a thou")
      try await app.press(.escape, .escape, "m", .enter)
      try app.expect(chat.input).toHave(value: "half a thou")
    }
  }

  @MainActor
  func testALongChatScrolls() async throws {
    try await inChat(sizes: Self.sizes) { app, chat in
      for number in 1...40 { try await chat.write("Number \(number).") }
      try app.expect(chat.message(40)).toShow("Number 40.")
      try app.expect(chat.message(1)).notToExist()
      for _ in 0..<8 { try await app.press(.pageUp) }
      try app.expect(chat.message(1)).toShow("Number 1.")
      try await chat.newest.click()
      try app.expect(chat.message(40)).toShow("Number 40.")
      try await app.scroll(.up, over: Query(CatinderID.chatLog))
      try app.expect(chat.newest).toExist()
      try await app.press(.pageDown)
      try app.expect(chat.newest).notToExist()
    }
  }
}

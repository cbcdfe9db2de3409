import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user and a cat like each other.
final class MatchJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  func testASuperLikeAlwaysMatches() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s")
        try app.expect(deck.matchText).toShow("You and Busya like each other.")
        try await deck.matchClose.click()
        try app.expect(deck.match).notToExist()
        try await app.press(.up)
        try app.expect(deck.matchText).toShow("You and Kuzma like each other.")
        try await app.press(.escape)
        try await deck.superlike.click()
        try app.expect(deck.matchText).toShow("Marquise")
      }
    }
  }

  @MainActor
  func testBothAreShownAndBothWaysOut() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s")
        let (own, theirs) = (
          try app.frame(of: CatinderID.ownPhoto), try app.frame(of: CatinderID.theirPhoto)
        )
        XCTAssertLessThan(own.maxX, theirs.minX)
        XCTAssertEqual(own.size, theirs.size)
        XCTAssertGreaterThan(own.rows, 2)
        let isFramed = app.screen.surface[own.minX, own.minY].text == "╭"
        XCTAssertEqual(isFramed, size.rows > 12, "what stands in for a photo")
        try app.expect(deck.matchMessage).toBe(.focused)
        try app.expect(deck.matchClose).toExist()
      }
    }
  }

  @MainActor
  func testTheMessageOpensTheChatAndTheOtherOnlyCloses() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("s", .escape)
        try app.expect(deck.match).notToExist()
        try app.expect(deck.card).toHave(label: "Kuzma, 5")
        for way in [KeyStroke("m"), .enter] {
          try await app.press("s", way)
          try app.expect(deck.match).notToExist()
          try app.expect(app.on(CatinderChatPage.self).name).toExist()
          try await app.press(.escape, .escape)
        }
        try await app.press("s")
        try await deck.matchMessage.click()
        try app.expect(app.on(CatinderChatPage.self).name).toHave(label: "Socks")
      }
    }
  }

  /// In their places they are still aslant: one's partner leans to the left, so that two corners of
  /// the place are free.
  @MainActor
  func testThePicturesTurnUpright() async throws {
    var launch = launch
    launch.hasMotion = true
    try await inBoth(launch) { app in
      try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("s")
      try await app.advance(by: .milliseconds(650))
      let frame = try app.frame(of: CatinderID.theirPhoto)
      let aslant = app.screen.surface
      try await app.advance(by: .milliseconds(250))
      let upright = app.screen.surface
      let (x, top, bottom) = (frame.minX, frame.minY, frame.maxY - 1)
      let background = aslant[x - 1, bottom].style.background
      XCTAssertEqual(aslant[x, bottom].style.background, background)
      XCTAssertEqual(aslant[frame.maxX - 1, top].style.background, background)
      XCTAssertNotEqual(aslant[x, top].style.background, background)
      XCTAssertNotEqual(upright[x, bottom].style.background, background)
      XCTAssertNotEqual(upright[frame.maxX - 1, top].style.background, background)
    }
  }

  /// A like matches now and then: the same ones with the same seed, never more than there are.
  @MainActor
  func testLikesMatchByTheSeed() async throws {
    try await inBoth(launch) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      var matches = 0
      for _ in 0..<20 {
        try await app.press("l")
        guard app.screen.nodes.contains(where: { $0.identifier == CatinderID.match }) else {
          continue
        }
        matches += 1
        try await app.press(.escape)
      }
      try app.expect(deck.empty).toExist()
      XCTAssertGreaterThan(matches, 0)
      XCTAssertLessThan(matches, 12)
    }
  }

  @MainActor
  func testAnyKeyLandsTheAnimation() async throws {
    var launch = launch
    launch.hasMotion = true
    try await inBoth(launch) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("s")
      // Until the card has flown off behind it.
      try await app.advance(by: .milliseconds(300))
      try app.expect(deck.matchMessage).notToExist()
      try await app.press("x")
      try app.expect(deck.matchMessage).toExist()
      let landed = app.screen.surface
      try await app.advance(by: .seconds(1))
      XCTAssertEqual(app.screen.surface, landed)
    }
  }

  @MainActor
  func testItTakesLessThanASecond() async throws {
    var launch = launch
    launch.hasMotion = true
    try await inBoth(launch) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("s")
      try await app.advance(by: .milliseconds(900))
      let landed = app.screen.surface
      try app.expect(deck.matchMessage).toExist()
      try await app.advance(by: .milliseconds(500))
      XCTAssertEqual(app.screen.surface, landed)
    }
  }
}

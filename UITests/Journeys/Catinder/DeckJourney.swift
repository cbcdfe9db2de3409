import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user decides on cats.
final class DeckJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  private var moving: Launch {
    var launch = launch
    launch.hasMotion = true
    return launch
  }

  @MainActor
  private func onDeck(
    _ launch: Launch? = nil, sizes: [Size] = [Size(80, 24)],
    _ journey: (Journey, CatinderDeckPage) async throws -> Void
  ) async throws {
    for size in sizes {
      try await inBoth(launch ?? self.launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await journey(app, deck)
      }
    }
  }

  // MARK: What there is

  @MainActor
  func testTheWaysOutAboveAndFiveButtonsBelow() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      let top = try app.frame(of: CatinderID.messagesButton)
      XCTAssertLessThan(try app.frame(of: CatinderID.profileButton).maxX, top.minX)
      let buttons = [
        CatinderID.undo, CatinderID.dislike, CatinderID.boost, CatinderID.like,
        CatinderID.superlike,
      ]
      let frames = try buttons.map { try app.frame(of: $0) }
      XCTAssertEqual(frames.map(\.minX), frames.map(\.minX).sorted())
      XCTAssertEqual(Set(frames.map(\.minY)).count, 1)
      let card = try app.frame(of: CatinderID.card)
      XCTAssertEqual([card.minY, card.maxY], [top.maxY, frames[0].minY])
      try app.expect(deck.undo).toBe(.disabled)
      try app.expect(deck.superlike).toShow("★")
    }
  }

  @MainActor
  func testACardHasItsStripsPhotoNameAndText() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      try app.expect(Query(CatinderID.name)).toShow("Busya, 3")
      try app.expect(Query(CatinderID.about)).toHave(
        label: "Sleeps professionally, purrs for free.")
      try app.expect(deck.info).toExist()
      try app.expect(deck.strips).toShow("▬▬▬")
      XCTAssertEqual(
        try app.frame(of: CatinderID.strips).maxY, try app.frame(of: CatinderID.photo).minY)
    }
  }

  @MainActor
  func testInASmallTerminalThePhotoHasTwoFifths() async throws {
    try await onDeck(sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      let (card, photo) = (
        try app.frame(of: CatinderID.card), try app.frame(of: CatinderID.photo)
      )
      XCTAssertEqual(photo.columns, card.columns * 2 / 5)
      let text = try app.frame(of: CatinderID.about)
      XCTAssertGreaterThan(text.minX, photo.maxX)
    }
  }

  @MainActor
  func testANoticeClosesWithEscapeOrByItself() async throws {
    try await onDeck(sizes: Self.sizes) { app, _ in
      let toast = ShellPage(app: app).toast
      try await app.press("u")
      try app.expectToast("Nothing to undo.")
      try await app.press(.escape)
      try app.expect(toast).notToExist()
      try await app.press("u")
      try app.expect(toast).toExist()
      try await app.advance(by: .seconds(10))
      try app.expect(toast).notToExist()
    }
  }

  // MARK: Deciding

  @MainActor
  func testTheFirstOfTheAnswerIsOnTop() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      try app.expect(deck.card).toHave(label: "Busya, 3")
      try await app.press("h")
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
    }
  }

  /// Drag, keys and buttons come to the same.
  @MainActor
  func testDragKeysAndButtonsAreEqual() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      try await deck.drag(by: -0.3)
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.press("u", .left)
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.press("u", "h")
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await app.press("u")
      try await deck.dislike.click()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      try await deck.undo.click()
      try app.expect(deck.card).toHave(label: "Busya, 3")
      for like in 0..<4 {
        switch like {
        case 0: try await deck.drag(by: 0.3)
        case 1: try await app.press(.right)
        case 2: try await app.press("l")
        default: try await deck.like.click()
        }
        if !app.screen.nodes.contains(where: { $0.identifier == CatinderID.match }) {
          try app.expect(deck.card).toHave(label: "Kuzma, 5")
        } else {
          try await app.press(.escape)
        }
        try app.expect(deck.card).toHave(label: "Kuzma, 5")
        try await app.press("u")
      }
    }
  }

  @MainActor
  func testAShortDragReturns() async throws {
    try await onDeck(moving) { app, deck in
      try await app.advance(by: .seconds(1))
      let rest = app.screen.surface
      try await deck.drag(by: 0.2)
      XCTAssertNotEqual(app.screen.surface, rest)
      try await app.advance(by: .milliseconds(300))
      try app.expect(deck.card).toHave(label: "Busya, 3")
      XCTAssertEqual(app.screen.surface, rest)
    }
  }

  /// What flies is only to be seen: three keys at once are three decisions.
  @MainActor
  func testDecisionsDoNotWaitForTheFlight() async throws {
    try await onDeck(moving) { app, deck in
      try await app.press("h", "h", "h")
      try app.expect(deck.card).toHave(label: "Socks, 2")
      try await app.advance(by: .milliseconds(300))
      try app.expect(deck.card).toHave(label: "Socks, 2")
    }
  }

  @MainActor
  func testTheStampSaysWhatLettingGoDoes() async throws {
    try await onDeck(moving) { app, deck in
      let frame = try app.frame(of: CatinderID.card)
      let middle = Point(x: frame.minX + frame.columns / 2, y: frame.minY + 3)
      try await app.hold(along: [middle, middle + Point(x: frame.columns / 3, y: 0)])
      try app.expectText("LIKE")
      try await app.drop(at: middle)
      try await app.hold(along: [middle, middle - Point(x: frame.columns / 3, y: 0)])
      try app.expectText("NOPE")
      try await app.drop(at: middle + Point(x: 1, y: 0))
      try app.expect(deck.card).toHave(label: "Busya, 3")
    }
  }

  // MARK: Taking back

  @MainActor
  func testUndoHasNoEnd() async throws {
    try await onDeck { app, deck in
      try await app.press(".")
      try app.expect(deck.strips).toHave(label: "photo 2 of 3")
      for _ in 0..<12 { try await app.press("h") }
      for _ in 0..<12 { try await app.press("u") }
      try app.expect(deck.card).toHave(label: "Busya, 3")
      try app.expect(deck.strips).toHave(label: "photo 2 of 3")
      try await app.press("u")
      try app.expectToast("Nothing to undo.")
    }
  }

  /// A match without a message goes with the like that made it: it can be made once more.
  @MainActor
  func testUndoWithdrawsAMatch() async throws {
    try await onDeck { app, deck in
      try await app.press("s")
      try app.expect(deck.match).toExist()
      try await app.press(.escape, "u")
      try app.expect(deck.card).toHave(label: "Busya, 3")
      try await app.press("s")
      try app.expect(deck.match).toExist()
    }
  }

  // MARK: Photos

  @MainActor
  func testPhotosTurnByKeysAndByTheHalves() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      try app.expect(deck.strips).toHave(label: "photo 1 of 3")
      try await app.press(.space)
      try app.expect(deck.strips).toHave(label: "photo 2 of 3")
      try await app.press(",")
      let photo = try app.frame(of: CatinderID.photo)
      let right = Point(x: photo.maxX - 2, y: photo.minY + 1)
      try await app.click(at: right)
      try app.expect(deck.strips).toHave(label: "photo 2 of 3")
      try await app.click(at: Point(x: photo.minX + 1, y: photo.minY + 1))
      try app.expect(deck.strips).toHave(label: "photo 1 of 3")
    }
  }

  @MainActor
  func testAtTheEndTheCardIsNudged() async throws {
    try await onDeck(moving) { app, deck in
      try await app.advance(by: .seconds(1))
      let rest = app.screen.surface
      try await app.press(",")
      XCTAssertNotEqual(app.screen.surface, rest)
      try await app.advance(by: .milliseconds(200))
      XCTAssertEqual(app.screen.surface, rest)
    }
  }

  @MainActor
  func testNoStripsForASinglePhoto() async throws {
    try await onDeck { app, deck in
      try await app.press("h", "h", "h")
      try app.expect(deck.card).toHave(label: "Socks, 2")
      try app.expect(deck.strips).notToExist()
      try await app.press(.enter)
      try app.expect(deck.fullName).toHave(label: "Socks")
      try app.expect(deck.thumbnail(1)).notToExist()
    }
  }

  // MARK: Boost, and the end

  @MainActor
  func testBothWaysOnStandTogether() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      for _ in 0..<20 { try await app.press("h") }
      let (look, again) = (try deck.lookAgain.frame(), try deck.startAgain.frame())
      XCTAssertLessThanOrEqual(again.minY - look.maxY, 1)
      XCTAssertGreaterThanOrEqual(again.minY, look.maxY)
    }
  }

  @MainActor
  func testABoostIsCountedDown() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      try await app.press("b")
      try app.expect(deck.boost).toShow("⚡ 10 s")
      try app.expect(deck.boost).toBe(.disabled)
      try await app.advance(by: .seconds(1))
      try app.expect(deck.boost).toShow("⚡ 9 s")
      try await app.advance(by: .seconds(9))
      try app.expect(deck.boost).notToBe(.disabled)
      try await deck.boost.click()
      try app.expect(deck.boost).toShow("⚡ 10 s")
    }
  }

  /// The cats draw the same numbers in both runs.
  @MainActor
  func testABoostedLikeIsReturnedMoreOften() async throws {
    let (plain, boosted) = (try await matches(isBoosted: false), try await matches(isBoosted: true))
    XCTAssertGreaterThan(boosted.count, plain.count)
    XCTAssertTrue(Set(boosted).isSuperset(of: plain))
  }

  @MainActor
  private func matches(isBoosted: Bool) async throws -> [String] {
    var matches: [String] = []
    try await inBoth(launch) { app, folders in
      try await app.on(CatinderLoginPage.self).logIn()
      if isBoosted { try await app.press("b") }
      for _ in 0..<20 {
        try await app.press("l")
        let isMatch = app.screen.nodes.contains { $0.identifier == CatinderID.match }
        if isMatch { try await app.press(.escape) }
      }
      let records = try folders.map { try CatinderRecords($0).matches }
      XCTAssertEqual(records[0], records[1])
      matches = records[0]
    }
    return matches
  }

  @MainActor
  func testTheEmptyDeckAndTheStartAnew() async throws {
    try await onDeck(sizes: Self.sizes) { app, deck in
      for _ in 0..<20 { try await app.press("h") }
      try app.expect(deck.empty).toShow("No more cats")
      // A hand that goes on does not get to another tab.
      try await app.press("h", .left)
      try app.expect(deck.empty).toShow("No more cats")
      try await app.press("u")
      try app.expect(deck.card).toExist()
      try await app.press("h", "R")
      try app.expect(deck.question).toShow("Show all cats again?")
      try await app.press("n", "u")
      try app.expect(deck.card).toExist()
      try await app.press("h")
      try await deck.startAgain.click()
      try await app.press("y")
      try app.expect(deck.card).toHave(label: "Busya, 3")
    }
  }

  /// One key does not forget what was decided while there is somebody left.
  @MainActor
  func testThereIsNoStartAnewAmongCards() async throws {
    try await onDeck { app, deck in
      try await app.press("h", "R")
      try app.expect(deck.question).notToExist()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
    }
  }

  /// Whoever has come since is found, and nothing is forgotten.
  @MainActor
  func testAnEmptyDeckLooksAgain() async throws {
    try await inEachWithHouse { app, house in
      let deck = try await app.on(CatinderLoginPage.self).logIn("Ann")
      try app.expect(deck.empty).toShow("No other cats are here yet.")
      _ = try await house.guest("Bob")
      try await app.press("r", "h")
      try app.expect(deck.empty).toShow("You have seen them all.")
      _ = try await house.guest("Cleo")
      try await deck.lookAgain.click()
      try app.expect(deck.card).toHave(label: "Cleo")
      try await app.press("h")
      try app.expect(deck.empty).toExist()
    }
  }

  /// While there is no way that is said, and the deck is asked for as soon as there is one again.
  @MainActor
  func testAnEmptyDeckLooksAgainWhenTheServerIsBack() async throws {
    try await inEachWithHouse { app, house in
      let deck = try await app.on(CatinderLoginPage.self).logIn("Ann")
      try app.expect(deck.empty).toExist()
      await house.close()
      _ = try await house.guest("Bob")
      try await app.advance(by: .milliseconds(1))
      for _ in 0..<12 { try await app.advance(by: .seconds(5)) }
      try app.expect(deck.offline).toShow("Offline")
      try await house.reopen()
      try await app.advance(by: .seconds(60))
      try app.expect(deck.card).toHave(label: "Bob")
      try app.expect(deck.offline).notToExist()
    }
  }

  @MainActor
  func testDecisionsAreKept() async throws {
    try await onDeck { app, deck in
      try await app.press("h", "h")
      try await app.relaunch()
      try app.expect(deck.card).toHave(label: "Marquise, 7")
    }
  }
}

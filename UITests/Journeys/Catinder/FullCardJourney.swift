import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user reads all about a cat.
final class FullCardJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  func testTheWholeTextScrollsAndCloses() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("h", "h", "i")
        try app.expect(deck.fullName).toHave(label: "Marquise")
        try app.expect(deck.fullText).toShow("Only from a")
        try await app.press("G")
        try app.expect(deck.fullText).toShow("wake")
        try await app.press(.escape)
        try app.expect(deck.full).notToExist()
        try await deck.info.click()
        try await deck.fullClose.click()
        try app.expect(deck.full).notToExist()
      }
    }
  }

  @MainActor
  func testTheGallery() async throws {
    for size in [Size(120, 40), Size(80, 24)] {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("i")
        try app.expect(deck.thumbnail(1)).toBe(.selected)
        try await app.press(.space)
        try app.expect(deck.thumbnail(2)).toBe(.selected)
        try await app.press(",", ",")
        try app.expect(deck.thumbnail(1)).toBe(.selected)
        try await deck.thumbnail(3).click()
        try app.expect(deck.thumbnail(3)).toBe(.selected)
        try app.expect(deck.thumbnail(1)).notToBe(.selected)
      }
    }
  }

  @MainActor
  func testWhichPhotoItIsStandsAboveTheGallery() async throws {
    for size in [Size(120, 40), Size(80, 24)] {
      try await inBoth(launch, size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("i")
        try app.expect(deck.full).toShow("photo 1 of 3")
        try await app.press(.space)
        try app.expect(deck.full).toShow("photo 2 of 3")
        let (photo, gallery) = (
          try app.frame(of: CatinderID.fullPhoto), try deck.thumbnail(1).frame()
        )
        XCTAssertEqual(gallery.minY, photo.maxY + 1)
      }
    }
  }

  /// Further down only where there is more; the decisions in the order of the deck.
  @MainActor
  func testTheFooterTellsItsKeys() async throws {
    let ways: [(size: Size, down: [String], parting: [String])] = [
      (Size(120, 40), [], ["x"]), (Size(80, 24), [], ["x"]), (Size(80, 16), ["↓"], []),
    ]
    for (size, down, parting) in ways {
      try await inBoth(launch, size: size) { app in
        try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("h", "h", "i")
        let hints = try app.on(ShellPage.self).hints
        XCTAssertEqual(hints, down + ["→", "←", "s", "Space"] + parting + ["Esc"], "\(size)")
      }
    }
  }

  @MainActor
  func testInALittleRoomTheGalleryIsANumber() async throws {
    try await inBoth(launch, size: Size(40, 12)) { app in
      try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("i")
      try app.expect(Query(CatinderID.gallery)).toHave(label: "1/3")
      try await app.click(Query(CatinderID.gallery.child("next")))
      try app.expect(Query(CatinderID.gallery)).toHave(label: "2/3")
    }
  }

  @MainActor
  func testTheKeysOfTheDeckWorkHereToo() async throws {
    try await inBoth(launch) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("i", "h")
      try app.expect(deck.full).notToExist()
      try app.expect(deck.card).toHave(label: "Kuzma, 5")
      // The arrows mean what they mean in the deck.
      try await app.press("i", .left)
      try app.expect(deck.full).notToExist()
      try app.expect(deck.card).toHave(label: "Marquise, 7")
      try await app.press("u", "i", .right)
      try app.expect(deck.full).notToExist()
      try app.expect(deck.card).toHave(label: "Marquise, 7")
      try await app.press("i", "s")
      try app.expect(deck.match).toExist()
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user finds an emoji and chooses it.
final class EmojiPickerJourney: GalleryCase {
  private let grid = Query("emoji.grid")
  private let search = Query("emoji.search")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("emoji-picker") { app in
      try app.expect(grid).toHave(value: "🎸")
      try await app.press(.right, .enter)
      try app.expect(grid).toHave(value: "🐶")
      try app.expectText("dog face")
      try await app.press("/")
      try await app.type("pizza")
      try app.expect(Query(.cell)).toHave(count: 1)
      try await app.press(.enter)
      try app.expect(grid).toHave(value: "🍕")
      try app.expect(grid).toBe(.focused)
      try await app.press("/", .escape)
      try app.expect(search).toHave(value: "")
      try await app.press(.down, .end, .space)
      try app.expect(grid).toHave(value: "🏴")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("emoji-picker") { app in
      try await app.hover(Query(.cell, "alien"))
      try app.expect(Query(.cell, "alien")).toBe(.hovered)
      try await app.click(Query(.cell, "alien"))
      try app.expect(grid).toHave(value: "👽")
      try await app.scroll(.down, over: grid, steps: 5)
      try app.expect(Query(.heading, "Animals & nature")).toExist()
      try await app.click(Query(.cell, "tiger"))
      try app.expect(grid).toHave(value: "🐅")
    }
  }

  @MainActor
  func testBothLanguagesFindTheSame() async throws {
    try await inBoth("emoji-picker") { app in
      try await app.press("/")
      try await app.type("ёж")
      try app.expect(Query(.cell, "hedgehog")).toExist()
      try await app.press(.control("u"))
      try await app.type("hedge")
      try app.expect(Query(.cell, "hedgehog")).toExist()
    }
  }

  @MainActor
  func testWhatIsNotFoundIsTold() async throws {
    try await inBoth("emoji-picker") { app in
      try await app.press("/")
      try await app.type("xyz")
      try app.expectText("Nothing found")
      try await app.press(.enter)
      try app.expect(search).toBe(.focused)
      try await app.press(.escape)
      try app.expect(grid).toHave(value: "🎸")
    }
  }

  @MainActor
  func testThePlaceIsKeptInASmallerWindow() async throws {
    try await inBoth("emoji-picker") { app in
      try await app.press("/")
      try await app.type("dog")
      try await app.press(.down, .right, .right)
      try app.expectText("guide dog")
      try await app.resize(to: Size(40, 12))
      try app.expectText("guide dog")
      try await app.press(.enter)
      try app.expect(grid).toHave(value: "🦮")
    }
  }

  @MainActor
  func testTheNextSearchBeginsAnewAndEscLeavesAnEmptyOne() async throws {
    try await inBoth("emoji-picker") { app in
      try await app.press("/")
      try await app.type("pizza")
      try await app.press(.enter, "/")
      try await app.type("dog")
      try app.expect(search).toHave(value: "dog")
      try await app.press(.escape)
      try app.expect(search).toBe(.focused)
      try await app.press(.escape)
      try app.expect(grid).toBe(.focused)
    }
  }
}

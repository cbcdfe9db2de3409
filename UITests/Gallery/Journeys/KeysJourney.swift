import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user finds out what keys there are, and what can be done.
final class KeysJourney: GalleryCase {
  private let pets = Query("keys.pets")
  private let nextKeys = Query("gallery.next-keys")
  private let palette = Query("gallery.palette")

  @MainActor
  func testAPrefixShowsWhatCanFollow() async throws {
    try await inBoth("keys") { app in
      try app.expect(nextKeys).notToExist()
      try await app.press("s")
      try app.expect(nextKeys).toShow("sort by age")
      try await app.press("a")
      try app.expect(nextKeys).notToExist()
      try app.expect(pets).toShow("Zorro, 1")
      XCTAssertTrue(app.screen.surface.text(row: 2).contains("Zorro"))
    }
  }

  @MainActor
  func testAPrefixWorksOnTheRussianLayout() async throws {
    try await inBoth("keys") { app in
      try await app.press("ы", "ф")
      XCTAssertTrue(app.screen.surface.text(row: 2).contains("Zorro"))
    }
  }

  @MainActor
  func testAnotherKeyEndsAPrefixAndDoesNothing() async throws {
    try await inBoth("keys") { app in
      try await app.press("s", "w")
      try app.expect(nextKeys).notToExist()
      try app.expect(Query("keys.walks")).toHave(label: "Walks today: 0")
      try await app.press("s", .escape, "w")
      try app.expect(Query("keys.walks")).toHave(label: "Walks today: 1")
    }
  }

  @MainActor
  func testAPrefixByMouse() async throws {
    try await inBoth("keys") { app in
      try await app.press("s")
      try await app.element(.row, "sort by age").click()
      try app.expect(nextKeys).notToExist()
      XCTAssertTrue(app.screen.surface.text(row: 2).contains("Zorro"))
    }
  }

  @MainActor
  func testPaletteByKeys() async throws {
    try await inBoth("keys") { app in
      try await app.press(":")
      try app.expect(palette).toBe(.modal)
      try await app.type("byag")
      try app.expect(Query(.row, "sort by age")).toBe(.selected)
      try await app.press(.enter)
      try app.expect(palette).notToExist()
      XCTAssertTrue(app.screen.surface.text(row: 2).contains("Zorro"))
      try await app.press(.control("p"))
      try await app.press(.down, .up, .enter)
      try app.expect(Query("keys.walks")).toHave(label: "Walks today: 1")
    }
  }

  @MainActor
  func testPaletteByMouse() async throws {
    try await inBoth("keys") { app in
      try await app.element(.hint, "commands").click()
      try await app.element(.row, "walk").click()
      try app.expect(palette).notToExist()
      try app.expect(Query("keys.walks")).toHave(label: "Walks today: 1")
    }
  }

  @MainActor
  func testHintsAndHelpByMouse() async throws {
    try await inBoth("keys") { app in
      try await app.element(.hint, "walk").click()
      try await app.element(.hint, "help").click()
      try await app.element(.row, "walk").click()
      try app.expect(Query("keys.walks")).toHave(label: "Walks today: 2")
    }
  }
}

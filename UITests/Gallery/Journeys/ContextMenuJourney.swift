import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user opens menus of a button and of rows.
final class ContextMenuJourney: GalleryCase {
  private let menu = Query("menu.pet")
  private let last = Query("menu.last")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("context-menu") { app in
      try await app.press(.backTab, "m")
      try app.expect(menu).toBe([.modal, .focused])
      try app.expect(menu).toHave(value: "Feed")
      try await app.press(.down, .down)
      try app.expect(menu).toHave(value: "Delete")
      try await app.press(.down)
      try app.expect(menu).toHave(value: "Feed")
      try await app.type("d")
      try app.expect(menu).toHave(value: "Delete")
      try await app.press(.enter)
      try app.expect(menu).notToExist()
      try app.expect(last).toHave(label: "Delete")
      try app.expect(Query("menu.barsik")).toBe(.focused)
      try await app.press(KeyStroke(.function(10), .shift), .tab, .backTab, .escape)
      try app.expect(menu).notToExist()
      try await app.press(.tab, .down, "m", " ")
      try app.expect(last).toHave(label: "Feed")
      try app.expect(Query("menu.list")).toBe(.focused)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("context-menu") { app in
      try await app.click(Query("menu.barsik"), button: .right)
      try app.expect(Query("menu.pet[walk]")).toBe(.disabled)
      let spot = try app.frame(of: "menu.pet[walk]")
      try await app.click(at: spot.origin)
      try app.expect(menu).toExist()
      try await app.hover(Query("menu.pet[brush]"))
      try app.expect(Query("menu.pet[brush]")).toBe(.hovered)
      try await app.click(Query("menu.pet[brush]"))
      try app.expect(last).toHave(label: "Brush")
      try await app.click(Query("menu.list.row[olive]"), button: .right)
      try app.expect(Query("menu.list.row[olive]")).toBe(.selected)
      try app.expect(Query("menu.list.menu[olive]")).toBe(.modal)
      try await app.click(at: Point(x: 79, y: 20))
      try app.expect(Query(.menu)).notToExist()
      try app.expect(last).toHave(label: "Brush")
    }
  }

  @MainActor
  func testItOpensAtThePointerAndStaysOnTheScreen() async throws {
    try await inBoth("context-menu", size: Size(40, 12)) { app in
      let row = try app.frame(of: "menu.list.row[barsik]")
      try await app.click(at: Point(x: row.minX + 5, y: row.minY), button: .right)
      XCTAssertEqual(try app.frame(of: "menu.list.menu[barsik]").minX, row.minX + 5)
      try await app.press(.escape)
      try await app.click(at: Point(x: row.maxX - 1, y: row.minY), button: .right)
      let frame = try app.frame(of: "menu.list.menu[barsik]")
      XCTAssertEqual(frame.intersection(app.screen.surface.bounds), frame)
      XCTAssertEqual(frame.maxX, 40)
      XCTAssertGreaterThan(frame.rows, 3, "it is not cut off with the list")
      try app.expect(Query(.menuItem, "Delete")).toHave(value: "x")
    }
  }

  /// What stands beside an item as its key does the same while the menu is open.
  @MainActor
  func testAShortcutWorksInTheOpenMenuAndADeletionCanBeTakenBack() async throws {
    for key in ["x", "ч"] as [KeyStroke] {
      try await inBoth("context-menu") { app in
        try app.expect(Query(.hint, "delete")).toHave(value: "x")
        try await app.press("m", key)
        try app.expect(Query(.menu)).notToExist()
        try app.expect(last).toHave(label: "Delete")
        try await app.element(.hint, "undo").click()
        try app.expect(last).toHave(label: "Brought back")
        try app.expect(Query(.hint, "undo")).notToExist()
      }
    }
  }
}

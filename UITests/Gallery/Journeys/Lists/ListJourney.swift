import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes through a million pets.
final class ListJourney: GalleryCase {
  private let list = Query("list.pets")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("list") { app in
      for (key, place) in [
        ("j" as KeyStroke, 2), (.down, 3), ("k", 2), (.pageDown, 22), (.control("u"), 12),
        ("G", 1_000_000), (.pageUp, 999_980), (.home, 1),
      ] {
        try await app.press(key)
        try app.expect(list).toHave(value: "\(place)/1000000")
      }
      try await app.press("j", .enter)
      try app.expect(Query("list.status")).toShow("opened: Biscuit")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("list") { app in
      try await app.click(Query(.row, "Daisy"))
      try app.expect(Query(.row, "Daisy")).toBe(.selected)
      try await app.scroll(.down, over: list, steps: 3)
      try app.expect(list).toHave(value: "4/1000000")
      try app.expect(Query(.row, "Daisy")).notToExist()
      try await app.doubleClick(Query(.row, "Nutmeg"))
      try app.expect(Query("list.status")).toShow("opened: Nutmeg")
      let bar = try app.element("list.pets.scrollBar").frame()
      try await app.click(at: Point(x: bar.minX, y: bar.maxY - 1))
      try app.expect(Query(.row, "Nutmeg")).notToExist()
      try app.expect(list).toBe(.focused)
    }
  }

  @MainActor
  func testTheThumbIsDraggedToTheEnd() async throws {
    try await inBoth("list") { app in
      let bar = try app.element("list.pets.scrollBar").frame()
      let end = Point(x: bar.minX, y: bar.maxY - 1)
      try await app.hold(along: [bar.origin, end])
      try app.expect(Query("list.pets.scrollBar")).toBe(.dragged)
      try app.expect(Query("list.pets.scrollBar")).toHave(value: "100%")
      try app.expect(Query(.row, "Zephyr 40000")).toExist()
      try await app.drop(at: end)
      try app.expect(list).toHave(value: "1/1000000")
      try await app.press(.down)
      try app.expect(Query(.row, "Biscuit")).toBe(.selected)
    }
  }

  @MainActor
  func testTheSelectedPetStaysWhereItIsWhenOthersArrive() async throws {
    try await inBoth("list") { app in
      try await app.press(.pageDown, .pageDown, .up, .up)
      let selected = app.element(.row, "Ginger 2").having(.selected)
      let frame = try app.element(.row).having(.selected).frame()
      let name = try app.element(.row).having(.selected).label()
      try await app.press("a", "a", "a")
      XCTAssertEqual(try app.element(.row).having(.selected).frame(), frame)
      XCTAssertEqual(try app.element(.row).having(.selected).label(), name)
      XCTAssertFalse(try selected.exists() && name != "Ginger 2")
      try app.expect(list).toHave(value: "42/1000003")
    }
  }

  @MainActor
  func testTypedLettersLeadToWhatBeginsSo() async throws {
    try await inBoth("list") { app in
      try await app.press("'")
      try await app.type("ja")
      try app.expect(list).toHave(value: "10/1000000")
      try await app.press(.backspace)
      try await app.type("u")
      try app.expect(Query(.row, "Juniper")).toBe(.selected)
      try app.expect(Query("list.pets.typed")).toHave(label: "ju")
      try await app.advance(by: .milliseconds(1500))
      try app.expect(Query("list.pets.typed")).notToExist()
      try await app.press("j")
      try app.expect(Query(.row, "Kiwi")).toBe(.selected)
      try await app.press("'", "g", .escape, "j")
      try app.expect(Query(.row, "Hazel 2")).toBe(.selected)
    }
  }

  @MainActor
  func testTheRowUnderThePointerIsTold() async throws {
    try await inBoth("list") { app in
      try await app.hover(Query(.row, "Fern"))
      try app.expect(Query(.row, "Fern")).toBe(.hovered)
      try app.expect(Query(.row, "Iris")).notToBe(.hovered)
    }
  }
}

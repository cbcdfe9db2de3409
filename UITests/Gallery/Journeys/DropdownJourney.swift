import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses one of many options from a menu.
final class DropdownJourney: GalleryCase {
  private let breed = Query("dropdown.breed")
  private let menu = Query("dropdown.breed.menu")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("dropdown") { app in
      try app.expect(breed).toHave(value: nil)
      try await app.press(.enter)
      try app.expect(menu).toBe(.focused)
      try app.expect(breed).toBe(.expanded)
      try await app.press(.down, .down, .enter)
      try app.expect(breed).toHave(value: "Beagle")
      try app.expect(menu).notToExist()
      try app.expect(breed).toBe(.focused)
      try await app.press(.space, .end, .escape)
      try app.expect(breed).toHave(value: "Beagle")
      try await app.press(.right)
      try app.expect(breed).toHave(value: "Border Collie")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("dropdown") { app in
      try await app.click(breed)
      try await app.scroll(.down, over: menu, steps: 3)
      try app.expect(Query("dropdown.breed.option[0]")).notToExist()
      let pug = Query(.menuItem, "Pug")
      try await app.hover(pug)
      try app.expect(pug).toBe(.hovered)
      try await app.click(pug)
      try app.expect(breed).toHave(value: "Pug")
      try await app.click(breed)
      try app.expect(pug).toBe([.selected, .checked])
      try await app.click(at: Point(x: 70, y: 2))
      try app.expect(menu).notToExist()
      try app.expect(breed).toHave(value: "Pug")
    }
  }

  @MainActor
  func testLettersJumpToAnOption() async throws {
    try await inBoth("dropdown") { app in
      try await app.press(.enter)
      try await app.type("d")
      try app.expect(Query(.menuItem, "Dachshund")).toBe(.selected)
      try await app.type("o")
      try app.expect(Query(.menuItem, "Doberman")).toBe(.selected)
      try await app.advance(by: .seconds(2))
      try await app.type("sss")
      try app.expect(Query(.menuItem, "Spaniel")).toBe(.selected)
      try await app.press(.enter)
      try app.expect(breed).toHave(value: "Spaniel")
    }
  }

  @MainActor
  func testYoIsYeInTypeAhead() async throws {
    var launch = GalleryLaunch("dropdown")
    launch.language = .russian
    try await inBoth(launch) { app in
      try await app.press(.enter)
      try await app.type("чер")
      try app.expect(Query(.menuItem, "Чёрный терьер")).toBe(.selected)
    }
  }

  @MainActor
  func testAMenuWithoutRoomBelowOpensAboveAndLeavesTheFooter() async throws {
    try await inBoth("dropdown", size: Size(40, 12)) { app in
      try await app.press(.tab, .enter)
      let box = try app.element(Query("dropdown.day.menu")).frame()
      let field = try app.element(Query("dropdown.day")).frame()
      XCTAssertEqual(box.maxY, field.minY)
      try app.expectText("Esc close")
      try await app.press(.home, .enter)
      try app.expect(Query("dropdown.day")).toHave(value: "Monday")
    }
  }

  @MainActor
  func testWithoutOptionsItIsNotReached() async throws {
    try await inBoth("dropdown") { app in
      try app.expect(Query("dropdown.vet")).toBe(.disabled)
      try await app.press(.tab, .tab)
      try app.expect(breed).toBe(.focused)
    }
  }
}

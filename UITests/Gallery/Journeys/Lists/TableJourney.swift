import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user sorts a table.
final class TableJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("table") { app in
      try app.expect(Query("table.pets.column[name]")).toHave(value: "ascending")
      try await app.press("s", "s")
      try app.expect(Query("table.pets.column[age]")).toHave(value: "ascending")
      try await app.press("S")
      try app.expect(Query("table.pets.column[age]")).toHave(value: "descending")
      try app.expect(Query(.row, "Admiral")).toBe(.selected)
      try await app.press("g")
      try app.expect(Query("table.pets")).toHave(value: "1/200")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("table") { app in
      try await app.click(Query("table.pets.column[weight]"))
      try app.expect(Query("table.pets.column[weight]")).toHave(value: "ascending")
      try app.expectText("Weight ▲")
      try await app.click(Query("table.pets.column[weight]"))
      try app.expectText("Weight ▼")
      try await app.click(Query("table.pets.column[note]"))
      try app.expectText("Weight ▼")
      try await app.scroll(.down, over: Query("table.pets"), steps: 2)
      try app.expect(Query("table.pets.column[name]")).toExist()
    }
  }

  @MainActor
  func testColumnsThatMatterLessAreLeftOutWhereItIsNarrow() async throws {
    try await inBoth("table") { app in
      try app.expect(Query("table.pets.column[note]")).toExist()
      try await app.resize(to: Size(50, 24))
      try app.expect(Query("table.pets.column[note]")).notToExist()
      try app.expect(Query("table.pets.column[kind]")).toExist()
      try await app.resize(to: Size(30, 24))
      try app.expect(Query("table.pets.column[kind]")).notToExist()
      try app.expect(Query("table.pets.column[weight]")).toExist()
      try await app.press("s")
      try app.expect(Query("table.pets.column[kind]")).toExist()
    }
  }

  /// As in a dictionary: ё stands with е.
  @MainActor
  func testRussianNamesAreInTheOrderOfTheAlphabet() async throws {
    var launch = GalleryLaunch("table")
    launch.language = .russian
    try await inProcess(launch) { app, _ in
      let first = try XCTUnwrap(app.screen.nodes.first { $0.role == .row }).label
      XCTAssertEqual(first, "Адмирал")
      try await app.press("S", .home)
      let last = try XCTUnwrap(app.screen.nodes.first { $0.role == .row }).label
      XCTAssertEqual(last, "Яшма 8")
    }
  }

  @MainActor
  func testAScreenReaderHearsTheOrderInBothLanguages() async throws {
    for (language, head) in [(Language.english, "Name, ascending"), (.russian, "Кличка, вверх")] {
      var launch = GalleryLaunch("table")
      (launch.language, launch.isFlat) = (language, true)
      try await inProcess(launch) { app, _ in try app.expectText(head) }
    }
  }
}

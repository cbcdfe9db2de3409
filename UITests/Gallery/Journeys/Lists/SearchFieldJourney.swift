import JourneyKit
import JourneyKitInProcess
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks for pets in a list.
final class SearchFieldJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("search-field") { app in
      try await app.press("/")
      try await app.type("PARROT")
      try app.expect(Query("search.field.status")).toHave(label: "11 found")
      try app.expect(Query(.row, "Captain, parrot")).toBe(.selected)
      try await app.press(.enter)
      try app.expect(Query("search.field")).notToExist()
      try await app.press("n", "n")
      try app.expect(Query(.row, "Quill, parrot")).toBe(.selected)
      try await app.press("N")
      try app.expect(Query(.row, "Juniper, parrot")).toBe(.selected)
      try await app.press(.escape)
      try app.expect(Query("search.found")).toHave(label: "/ searches")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("search-field", size: Size(100, 24)) { app in
      try await app.click(Query(.hint, "search"))
      try await app.type("dog")
      try await app.click(Query(.hint, "show"))
      try app.expect(Query(.row, "Daisy, dog")).toBe(.selected)
      try await app.click(Query(.hint, "next found"))
      try app.expect(Query(.row, "Kiwi, dog")).toBe(.selected)
      try await app.click(Query(.hint, "end the search"))
      try app.expect(Query("search.found")).toHave(label: "/ searches")
    }
  }

  @MainActor
  func testWhatIsFoundIsMarked() async throws {
    try await inProcess(GalleryLaunch("search-field")) { app, driver in
      try await app.press("/")
      try await app.type("iscu")
      let row = try app.element(.row, "Biscuit, tortoise").frame()
      let match = Theme.make(.dark, depth: .indexed256)[.match]
      let marked = (row.minX..<row.maxX).filter {
        app.screen.surface[$0, row.minY].style.background == match.background
      }
      XCTAssertEqual(marked, Array(row.minX + 3..<row.minX + 7))
      XCTAssertNotNil(driver.session)
    }
  }

  @MainActor
  func testASearchThatFindsNothingLeavesTheUserWhereItBegan() async throws {
    for end in [.control("u"), .escape] as [KeyStroke] {
      try await inBoth("search-field") { app in
        try await app.press(.down, .down, "/")
        try await app.type("zzzz")
        try await app.press(end)
        try app.expect(Query("search.pets.row[2]")).toBe(.selected)
      }
    }
  }
}

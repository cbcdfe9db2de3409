import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user ticks off habits under their days.
final class SectionListJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("section-list", size: Size(60, 12)) { app in
      let first = Query("section-list.days.section[0]")
      let top = try app.element(first).frame()
      try await app.press(.down, .down, .enter)
      try app.expectText("✓ Water the plants")
      try await app.press("}", "}")
      try app.expect(Query("section-list.days")).toHave(value: "8/1636")
      try await app.press(.end)
      try app.expect(Query(.heading, "Day 365")).toExist()
      try await app.press("{", "{", .home)
      try app.expect(Query(.row, "Walk the dog").having(.selected)).toExist()
      XCTAssertEqual(try app.element(first).frame(), top)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("section-list", size: Size(60, 12)) { app in
      try await app.doubleClick(Query("section-list.days.row[0]"))
      try app.expectText("✓ Walk the dog")
      try await app.click(Query("section-list.days.section[1]"))
      try app.expect(Query("section-list.days")).toHave(value: "1/1636")
    }
  }

  @MainActor
  func testTheHeadingStaysWhileItsItemsScroll() async throws {
    try await inBoth("section-list", size: Size(60, 12)) { app in
      let top = try app.element("section-list.days.section[0]").frame()
      try await app.scroll(.down, over: Query("section-list.days"))
      XCTAssertEqual(try app.element("section-list.days.section[0]").frame(), top)
      try await app.scroll(.down, over: Query("section-list.days"))
      XCTAssertEqual(try app.element("section-list.days.section[1]").frame(), top)
      try await app.click(at: top.origin)
      try app.expect(Query("section-list.days")).toHave(value: "1/1636")
    }
  }
}

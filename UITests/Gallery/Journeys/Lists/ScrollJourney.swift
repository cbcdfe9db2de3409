import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user reads a text that is higher than the screen.
final class ScrollJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("scroll", size: Size(60, 16)) { app in
      try await app.press(.pageDown, "j", "k", "G")
      try app.expect(Query("scroll.text.scrollBar")).toHave(value: "100%")
      try await app.press(.tab, .enter)
      try app.expect(Query("scroll.done")).toHave(label: "✓ read")
      try await app.press(.backTab, "g")
      try app.expectText("Day 1.")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("scroll", size: Size(60, 16)) { app in
      try await app.scroll(.down, over: Query("scroll.text"), steps: 2)
      try app.expectNoText("Day 1.")
      try await app.scroll(.up, over: Query("scroll.text"), steps: 2)
      let bar = try app.element("scroll.text.scrollBar").frame()
      try await app.hold(along: [
        bar.origin, Point(x: bar.minX, y: bar.maxY - 1),
      ])
      try await app.drop(at: Point(x: bar.minX, y: bar.maxY - 1))
      try app.expect(Query("scroll.text.scrollBar")).toHave(value: "100%")
      try await app.click(Query("scroll.read"))
      try app.expect(Query("scroll.done")).toHave(label: "✓ read")
      try await app.click(at: bar.origin)
      try app.expect(Query("scroll.text.scrollBar")).notToBe(.dragged)
    }
  }
}

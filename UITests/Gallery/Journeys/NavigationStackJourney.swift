import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes from page to page and back.
final class NavigationStackJourney: GalleryCase {
  private let way = Query("nav.bar")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("navigation-stack") { app in
      try app.expect(way).toHave(value: "Pets")
      try app.expect(way).notToBe(.focusable)
      try await app.press(.down, .enter, .enter, .down, .enter)
      try app.expect(way).toHave(value: "Pets › Olive › Papers › Travel passport")
      try app.expect(way).toShow("‹ Pets › Olive › Papers › Travel passport")
      try app.expect(Query("nav.end")).toExist()
      try await app.press(.escape)
      try app.expect(Query("nav.list.row[passport]")).toBe(.selected)
      try app.expect(Query("nav.list")).toBe(.focused)
      try await app.press(.backspace)
      try app.expect(way).toHave(value: "Pets › Olive")
      try await app.press(.enter, .backTab)
      try app.expect(way).toBe(.focused)
      try await app.press(.home)
      try app.expect(Query("nav.list.row[olive]")).toBe(.selected)
      try await app.press(.escape)
      try app.expect(way).toHave(value: "Pets")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("navigation-stack", size: Size(40, 12)) { app in
      try await app.doubleClick(Query("nav.list.row[olive]"))
      try await app.doubleClick(Query("nav.list.row[papers]"))
      try await app.doubleClick(Query("nav.list.row[passport]"))
      try app.expect(way).toShow("‹ … › Olive › Papers › Travel passport")
      try await app.click(Query("nav.bar.back"))
      try app.expect(way).toShow("‹ Pets › Olive › Papers")
      try await app.click(Query("nav.bar.crumb[olive]"))
      try app.expect(way).toHave(value: "Pets › Olive")
      try await app.click(Query("nav.bar.crumb[pets]"))
      try app.expect(way).toHave(value: "Pets")
    }
  }

  @MainActor
  func testWhatIsLeftOutLeadsToTheNearestPage() async throws {
    try await inBoth("navigation-stack", size: Size(40, 12)) { app in
      try await app.press(.enter, .enter, .enter)
      let dots = try app.frame(of: "nav.bar.crumb[barsik]")
      XCTAssertEqual(dots.columns, 1)
      try await app.click(Query("nav.bar.crumb[barsik]"))
      try app.expect(way).toHave(value: "Pets › Barsik")
    }
  }
}

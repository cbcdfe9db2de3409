import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user moves the border between two parts.
final class SplitPaneJourney: GalleryCase {
  private let splitter = Query("split")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("split-pane") { app in
      try app.expect(splitter).toHave(value: "40%")
      try await app.press(.tab)
      try app.expect(splitter).toBe(.focused)
      try await app.press(.right, "l")
      try app.expect(splitter).toHave(value: "45%")
      try await app.press(.home)
      try app.expect(splitter).toHave(value: "21%")
      XCTAssertEqual(try app.frame(of: "split.pets").columns, 16)
      try await app.press(.left)
      try app.expect(splitter).toHave(value: "21%")
      try await app.press(.end, "=")
      try app.expect(splitter).toHave(value: "40%")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("split-pane") { app in
      let bar = try app.frame(of: "split")
      let grip = Point(x: bar.minX, y: bar.minY + 3)
      try await app.hold(along: [grip, Point(x: 40, y: 9), Point(x: 45, y: 0)])
      XCTAssertEqual(try app.frame(of: "split").minX, 45)
      try await app.drop(at: Point(x: 2, y: 4))
      XCTAssertEqual(try app.frame(of: "split").minX, 45, "a release does not move it")
      try await app.drag(from: Point(x: 45, y: 6), to: Point(x: 0, y: 6))
      XCTAssertEqual(try app.frame(of: "split.pets").columns, 16)
      try await app.doubleClick(splitter)
      try app.expect(splitter).toHave(value: "40%")
      try await app.click(Query("split.pets.row[olive]"))
      try app.expect(Query("split.name")).toHave(label: "Olive")
    }
  }

  @MainActor
  func testItStacksWhereItIsNarrowAndBack() async throws {
    try await inBoth("split-pane") { app in
      try await app.press(.tab, .right, .right)
      try await app.resize(to: Size(38, 12))
      let (bar, pets) = (try app.frame(of: "split"), try app.frame(of: "split.pets"))
      XCTAssertEqual(bar.rows, 1)
      XCTAssertEqual(bar.minY, pets.maxY)
      try app.expect(splitter).toBe(.focused)
      try await app.press(.up)
      XCTAssertEqual(try app.frame(of: "split").minY, bar.minY - 1)
      try await app.press(.down)
      try await app.resize(to: Size(80, 24))
      XCTAssertEqual(try app.frame(of: "split").columns, 1)
    }
  }
}

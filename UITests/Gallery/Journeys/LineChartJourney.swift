import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user reads the temperatures of a week.
final class LineChartJourney: GalleryCase {
  private let chart = Query("line.week")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("line-chart") { app in
      try app.expect(chart).toHave(
        value: "min 1°, max 12°, last 2°; falling; min −6°, max 4°, last −5°; falling")
      try await app.press(.left)
      try app.expect(chart).toHave(value: "Tue: ● Day 2°, ▲ Night −5°")
      try await app.press(.left, .left, .left, .left)
      try app.expect(chart).toHave(value: "Fri: ● Day 11°, ▲ Night none")
      try await app.press("l", "l", "l", "l", "l", "l")
      try app.expect(chart).toHave(value: "Tue: ● Day 2°, ▲ Night −5°")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("line-chart") { app in
      let middle = Point(x: 42, y: 12)
      try await app.hover(at: middle)
      try app.expect(chart).toHave(value: "Fri: ● Day 11°, ▲ Night none")
      try await app.hover(at: Point(x: 6, y: 12))
      try app.expect(chart).toHave(value: "Mon: ● Day 4°, ▲ Night −3°")
      try await app.click(at: middle)
      try await app.hover(at: Point(x: 1, y: 0))
      try app.expect(Query("line.week.point[4]")).toBe(.selected)
    }
  }

  /// A key counts until the pointer moves on, though that still lies over a value.
  @MainActor
  func testAKeyWinsOverAPointerThatRests() async throws {
    try await inBoth("line-chart") { app in
      try await app.hover(at: Point(x: 42, y: 12))
      try await app.press(.right)
      try app.expect(Query("line.week.point[5]")).toBe(.selected)
      try await app.hover(at: Point(x: 6, y: 12))
      try app.expect(Query("line.week.point[0]")).toBe(.selected)
    }
  }

  @MainActor
  func testTheFooterNamesTheArrows() async throws {
    try await inProcess(GalleryLaunch("line-chart")) { app, _ in
      try app.expect(Query(.hint, "next value")).toHave(value: "→")
      try app.expect(Query(.hint, "previous value")).toHave(value: "←")
    }
  }
}

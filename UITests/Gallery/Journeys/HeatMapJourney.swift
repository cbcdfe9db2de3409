import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks back on a year of walks.
final class HeatMapJourney: GalleryCase {
  private let map = Query("heat.walks")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("heat-map") { app in
      try app.expect(map).toHave(value: "228 of 358 days, up to 6 km a day")
      try await app.press(.left)
      try app.expect(map).toHave(value: "6 March, none")
      try await app.press(.left, .up)
      try app.expect(map).toHave(value: "26 February, 1 km")
      try await app.press(.right, .down, .down, .down)
      try app.expect(map).toHave(value: "6 March, none")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("heat-map") { app in
      // The fifth day of the first week, which is the first that counts.
      try await app.hover(at: Point(x: 5, y: 8))
      try app.expect(map).toHave(value: "7 March, 0 km")
      try await app.click(at: Point(x: 6, y: 4))
      try app.expect(Query("heat.walks.day[3]")).toHave(label: "10 March, 0 km")
    }
  }

  /// A narrow screen shows the last weeks; keys go back to the others.
  @MainActor
  func testWhereTheYearDoesNotFit() async throws {
    try await inBoth("heat-map", size: Size(40, 12)) { app in
      try app.expectNoText("Mar  Apr")
      for _ in 0..<54 { try await app.press(.left) }
      try app.expectText("Mar  Apr")
      try app.expect(Query("heat.walks.day[0]")).toBe(.selected)
    }
  }

  /// The wheel goes back too; where the pointer is, a day is read and nothing jumps.
  @MainActor
  func testTheWheelGoesBack() async throws {
    try await inBoth("heat-map", size: Size(40, 12)) { app in
      for _ in 0..<3 {
        try await app.hover(at: Point(x: 6, y: 4))
        try app.expect(map).toHave(value: "21 July, 6 km")
      }
      try await app.scroll(.up, over: map, steps: 9)
      try app.expectText("Mar  Apr")
      try app.expect(map).toHave(value: "10 March, 0 km")
      try await app.scroll(.down, over: map, steps: 9)
      try app.expectNoText("Mar  Apr")
    }
  }
}

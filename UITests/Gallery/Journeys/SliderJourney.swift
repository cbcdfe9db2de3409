import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user moves a handle along a track.
final class SliderJourney: GalleryCase {
  private let volume = Query("slider.volume")
  private let warmth = Query("slider.warmth")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("slider") { app in
      try await app.press(.right)
      try app.expect(volume).toHave(value: "45")
      try await app.press(.left, .left)
      try app.expect(volume).toHave(value: "35")
      try await app.press(.pageUp)
      try app.expect(volume).toHave(value: "45")
      try await app.press(.end, .right)
      try app.expect(volume).toHave(value: "100")
      try await app.press(.home)
      try app.expect(volume).toHave(value: "0")
      try await app.press(.tab, "h")
      try app.expect(warmth).toHave(value: "20 °C")
      try await app.press(.tab)
      try app.expect(volume).toBe(.focused)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("slider") { app in
      try await app.scroll(.up, over: volume, steps: 2)
      try app.expect(volume).toHave(value: "50")
      let frame = try app.element(warmth).frame()
      try await app.click(at: Point(x: frame.minX + 12, y: frame.minY))
      try app.expect(warmth).toHave(value: "16 °C")
      try await app.click(at: frame.origin)
      try app.expect(warmth).toHave(value: "16 °C")
    }
  }

  @MainActor
  func testADragMayLeaveTheTrack() async throws {
    try await inBoth("slider") { app in
      let frame = try app.element(volume).frame()
      let start = Point(x: frame.minX + 20, y: frame.minY)
      try await app.hold(along: [start, start + Point(x: 20, y: 5)])
      try app.expect(volume).toBe(.dragged)
      try app.expect(volume).toHave(value: "60")
      try await app.hold(along: [start, Point(x: 79, y: 20)])
      try await app.drop(at: Point(x: 79, y: 20))
      try app.expect(volume).toHave(value: "100")
      try app.expect(volume).notToBe(.dragged)
    }
  }

  @MainActor
  func testItIsReadOutInFlatMode() async throws {
    var launch = GalleryLaunch("slider")
    launch.isFlat = true
    try await inBoth(launch) { app in
      try app.expectText("Volume 40 of 100")
      try await app.press(.right)
      try app.expectText("Volume 45 of 100")
    }
  }
}

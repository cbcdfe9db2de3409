import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user waits for a forecast.
final class SkeletonJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("skeleton") { app in
      try app.expect(Query("skeleton.forecast")).toBe(.busy)
      try await app.press(.enter)
      try app.expect(Query("skeleton.forecast")).notToExist()
      try app.expect(Query("skeleton.text")).toExist()
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("skeleton") { app in
      try await app.click(Query("skeleton.load"))
      try await app.click(Query("skeleton.load"))
      try app.expect(Query("skeleton.forecast")).toHave(label: "loading the forecast")
    }
  }

  @MainActor
  func testTheLightMovesAndComesAgain() async throws {
    var launch = GalleryLaunch("skeleton")
    launch.isMotionReduced = false
    try await inBoth(launch) { app in
      try await app.advance(by: .milliseconds(400))
      let first = app.screen.surface
      try await app.advance(by: .milliseconds(67))
      XCTAssertNotEqual(app.screen.surface, first)
      try await app.press(.enter)
      try app.expect(Query("skeleton.text")).toExist()
    }
  }
}

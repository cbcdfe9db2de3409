import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user presses a button.
final class ButtonJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("button") { app in
      try app.expect(Query("button.count")).toHave(label: "Fed 0 times")
      try await app.press(.enter, .space)
      try app.expect(Query("button.count")).toHave(label: "Fed 2 times")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("button") { app in
      try await app.click(Query("button.feed"))
      try app.expect(Query("button.count")).toHave(label: "Fed 1 time")
      try app.expect(Query("button.wash")).toBe(.disabled)
    }
  }

  @MainActor
  func testAPressShowsForAMoment() async throws {
    var launch = GalleryLaunch("button")
    launch.isMotionReduced = false
    try await inBoth(launch) { app in
      try await app.press(.enter)
      try app.expect(Query("button.feed")).toBe(.pressed)
      try await app.advance(by: .milliseconds(119))
      try app.expect(Query("button.feed")).toBe(.pressed)
      try await app.advance(by: .milliseconds(1))
      try app.expect(Query("button.feed")).notToBe(.pressed)
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user saves a pet without a name.
final class ShakeJourney: GalleryCase {
  private var moving: GalleryLaunch {
    var launch = GalleryLaunch("shake")
    launch.isMotionReduced = false
    return launch
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth(moving) { app in
      try await app.press(.enter)
      try app.expect(Query("shake.name")).toBe(.invalid)
      try await app.advance(by: .milliseconds(40))
      XCTAssertTrue(app.screen.surface.text.contains("   ! A pet needs"))
      try await app.advance(by: .milliseconds(460))
      XCTAssertTrue(app.screen.surface.text.contains("\n ! A pet needs"))
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("shake") { app in
      try await app.click(Query("shake.save"))
      try app.expectText("A pet needs a name.")
      XCTAssertTrue(app.screen.surface.text.contains("\n ! A pet needs"), "nothing moves")
    }
  }

  /// What is typed while it shakes is in the field at once.
  @MainActor
  func testTypingDoesNotWait() async throws {
    try await inBoth(moving) { app in
      try await app.press(.enter)
      try await app.advance(by: .milliseconds(40))
      try await app.type("Rex")
      try app.expect(Query("shake.name")).toHave(value: "Rex")
      try await app.press(.enter)
      try app.expect(Query("shake.saved")).toHave(label: "Saved: Rex")
    }
  }
}

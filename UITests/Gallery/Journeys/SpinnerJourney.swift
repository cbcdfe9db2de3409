import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user does other things while something goes on.
final class SpinnerJourney: GalleryCase {
  private var moving: GalleryLaunch {
    var launch = GalleryLaunch("spinner")
    launch.isMotionReduced = false
    return launch
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("spinner") { app in
      try app.expect(Query("spinner.walk")).toBe(.busy)
      try await app.press(.enter)
      try app.expect(Query("spinner.home")).toExist()
      try app.expect(Query("spinner.walk")).notToExist()
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("spinner") { app in
      try await app.click(Query("spinner.toggle"))
      try await app.click(Query("spinner.bark"))
      try app.expect(Query("spinner.home")).toExist()
      try app.expect(Query("spinner.barks")).toHave(label: "Barked 1 time")
    }
  }

  @MainActor
  func testItTurnsByTheClock() async throws {
    try await inBoth(moving) { app in
      try app.expect(Query("spinner.walk")).toShow("⠋ Walking the dog…")
      try await app.advance(by: .milliseconds(83))
      try app.expect(Query("spinner.walk")).toShow("⠋ Walking the dog…")
      try await app.advance(by: .milliseconds(1))
      try app.expect(Query("spinner.walk")).toShow("⠙ Walking the dog…")
      try await app.advance(by: .seconds(10))
      try app.expect(Query("spinner.plain")).toShow("⠙ working…")
    }
  }

  /// The clock stands still: what a key does is there without a step of the motion.
  @MainActor
  func testAKeyActsAtOnceWhileItTurns() async throws {
    try await inBoth(moving) { app in
      try await app.advance(by: .milliseconds(300))
      try await app.press(.tab)
      for count in 1...4 {
        try await app.press(.enter)
        try app.expect(Query("spinner.barks")).toShow("Barked \(count)")
      }
    }
  }

  @MainActor
  func testItIsAWordWhereNothingMoves() async throws {
    try await inBoth("spinner") { app in
      try app.expect(Query("spinner.plain")).toShow("working…")
      let before = app.screen.surface
      try await app.advance(by: .seconds(1))
      XCTAssertEqual(app.screen.surface, before)
      try await app.press("z", "a")
      try app.expect(Query("spinner.plain")).toShow("⠹ working…")
    }
  }
}

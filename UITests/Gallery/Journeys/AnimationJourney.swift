import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user makes a dog jump.
final class AnimationJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws { try await stop { try await $0.press(.enter) } }

  @MainActor
  func testByMouse() async throws {
    try await stop { try await $0.click(Query("animation.play")) }
  }

  /// It stops at once, in the first picture.
  @MainActor
  private func stop(_ act: (Journey) async throws -> Void) async throws {
    var launch = GalleryLaunch("animation")
    launch.isMotionReduced = false
    try await inBoth(launch) { app in
      let dog = Query("animation.dog")
      let still = try app.element(dog).shown
      try await app.advance(by: .milliseconds(445))
      let flying = try app.element(dog).shown
      XCTAssertNotEqual(flying, still)
      try await app.advance(by: .seconds(1))
      XCTAssertEqual(try app.element(dog).shown, flying, "a second a loop")
      try await act(app)
      XCTAssertEqual(try app.element(dog).shown, still)
      try await app.advance(by: .milliseconds(500))
      XCTAssertEqual(try app.element(dog).shown, still)
    }
  }
}

extension Locator {
  /// The rows of the screen in its frame.
  @MainActor var shown: [String] {
    get throws {
      let frame = try match().frame
      return (frame.minY..<frame.maxY).map { y in
        (frame.minX..<frame.maxX).map { journey.screen.surface[$0, y].text }.joined()
      }
    }
  }
}

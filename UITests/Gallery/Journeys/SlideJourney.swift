import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes from screen to screen.
final class SlideJourney: GalleryCase {
  private var moving: GalleryLaunch {
    var launch = GalleryLaunch("slide")
    launch.isMotionReduced = false
    return launch
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth(moving) { app in
      try await app.press("n")
      try app.expect(Query("slide.text")).toHave(
        label: "A cat of three years, fond of warm places.")
      try app.expect(.text("A cat of three years")).notToExist()
      try await app.advance(by: .milliseconds(60))
      try app.expectText("──╮╭─ Murka ──")
      try await app.advance(by: .milliseconds(120))
      try app.expectText("A cat of three years, fond of warm places.")
      try app.expectNoText("live here.")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(moving) { app in
      try await app.click(Query("slide.next"))
      try await app.advance(by: .milliseconds(200))
      try await app.click(Query("slide.back"))
      try await app.advance(by: .milliseconds(60))
      try app.expectText("──╮╭─ Murka ──")
      try await app.advance(by: .milliseconds(200))
      try app.expectText("Murka, Barsik and Rex live here.")
    }
  }

  /// No time passes between the keys: the second one acts on the screen that the first has opened, and
  /// there is nothing to wait for.
  @MainActor
  func testAnyKeyLandsAtOnce() async throws {
    try await inBoth(moving) { app in
      try await app.press("n", "n", "f", "f")
      try app.expect(Query("slide.text")).toShow("Fed today: 2")
      try app.expectText("Murka’s meals")
    }
  }

  @MainActor
  func testWithoutMotionItIsThere() async throws {
    try await inBoth("slide") { app in
      try await app.press("n")
      try app.expectText("A cat of three years, fond of warm places.")
      try app.expectNoText("live here.")
    }
  }

  @MainActor
  func testAChangeOfSizeLands() async throws {
    try await inBoth(moving) { app in
      try await app.press("n")
      try await app.resize(to: Size(60, 20))
      try app.expectText("A cat of three years, fond of warm places.")
    }
  }

  /// A button that appears before the one that was pressed does not take the focus from it.
  @MainActor
  func testTheFocusStaysOnTheButtonThatWasPressed() async throws {
    try await inBoth("slide") { app in
      try await app.press(.enter)
      try app.expect(Query("slide.back")).toExist()
      try app.expect(Query("slide.next")).toBe(.focused)
      try await app.press(.enter)
      try app.expectText("Murka’s meals")
    }
  }
}

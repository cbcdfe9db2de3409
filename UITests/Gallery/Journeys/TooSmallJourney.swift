import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user makes the window too small, and larger again.
final class TooSmallJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("too-small") { app in
      try await app.press(.enter)
      try await app.resize(to: Size(30, 8))
      try app.expect(Query("small")).toHave(label: "Too small: 28×5, need 36×8")
      try await app.press(.enter)
      try await app.resize(to: Size(80, 24))
      try app.expect(Query("small.refresh")).toBe(.focused)
      try app.expect(Query("small.count")).toHave(label: "Refreshed: 1")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("too-small") { app in
      try await app.click(Query("small.refresh"))
      try await app.resize(to: Size(20, 5))
      try await app.click(at: Point(x: 3, y: 2))
      try await app.resize(to: Size(40, 12))
      try app.expect(Query("small.count")).toHave(label: "Refreshed: 1")
    }
  }
}

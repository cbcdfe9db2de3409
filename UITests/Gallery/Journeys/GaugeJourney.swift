import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user makes the air worse and better.
final class GaugeJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("gauge") { app in
      try app.expect(Query("gauge.air")).toHave(value: "72, fair")
      try await app.press(.enter)
      try app.expect(Query("gauge.air")).toHave(value: "48, good")
      try await app.press(.tab, .enter, .enter, .enter)
      try app.expect(Query("gauge.air")).toHave(value: "120, bad")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("gauge") { app in
      for _ in 0..<4 { try await app.click(Query("gauge.wind")) }
      try app.expect(Query("gauge.air")).toHave(value: "0, good")
      let needle = try XCTUnwrap(try app.element(Query("gauge.air")).shown[1].first)
      XCTAssertEqual(needle, "▼")
    }
  }
}

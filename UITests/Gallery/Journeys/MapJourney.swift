import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks around in the world.
final class MapJourney: GalleryCase {
  private let map = Query("map.world")

  @MainActor
  private func value(_ app: Journey) throws -> String {
    try XCTUnwrap(app.screen.nodes.first { $0.identifier == "map.world" }?.value)
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("map") { app in
      let start = try value(app)
      XCTAssertTrue(start.hasPrefix("centred at 33.0° N, 11.0° E, TN; 6 pins: France"), start)
      try await app.press("+", "+", "+", "+", .right, "l", .up)
      XCTAssertNotEqual(try value(app), start)
      try await app.press("-", .left, "h", "j", .down, "k")
      try await app.press(.home)
      XCTAssertEqual(try value(app), start)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("map") { app in
      let start = try value(app)
      let place = Point(x: 30, y: 8)
      try await app.scroll(.up, at: place)
      try await app.scroll(.up, at: place)
      let closer = try value(app)
      XCTAssertNotEqual(closer, start)
      try await app.drag(from: place, to: place + Point(x: 9, y: 3))
      XCTAssertNotEqual(try value(app), closer)
      try await app.drag(from: place + Point(x: 9, y: 3), to: place)
      XCTAssertEqual(try value(app), closer)
      try await app.scroll(.down, at: place)
      try await app.scroll(.down, at: place)
      try app.expect(map).toExist()
    }
  }

  @MainActor
  func testPinsByKeysAndByMouse() async throws {
    try await inBoth("map") { app in
      try await app.press("n", "n")
      try app.expect(Query("map.world.pin[NO]")).toBe(.selected)
      try await app.press("p")
      try app.expect(Query("map.world.pin[FR]")).toBe(.selected)
      try await app.click(Query("map.world.pin[BR]"))
      try app.expect(Query("map.world.pin[BR]")).toBe(.selected)
      try app.expectText(" Brazil ")
      try app.expectText(" visited ")
    }
  }

  /// The other countries are dimmed, and the middle stays within the country.
  @MainActor
  func testACountryAlone() async throws {
    try await inBoth("map", size: Size(120, 40)) { app in
      try await app.press("n", .enter)
      try app.expect(Query("map.world.pin[paris]")).toExist()
      for _ in 0..<12 { try await app.press(.right) }
      let end = try value(app)
      XCTAssertTrue(end.contains(" 9.5° E"), end)
      try await app.press("b")
      try app.expect(Query("map.world.pin[paris]")).notToExist()
    }
  }

  @MainActor
  func testThePointerNamesWhatItIsOver() async throws {
    try await inBoth("map", size: Size(120, 40)) { app in
      let russia = try app.middle(of: "map.world.pin[RU]")
      try await app.hover(at: russia + Point(x: 0, y: -2))
      let rows = app.screen.surface.text.split(separator: "\n")
      XCTAssertTrue(rows.contains { $0.hasSuffix(" Russia") })
    }
  }

  @MainActor
  func testLooks() async throws {
    try await inBoth("map") { app in
      let start = app.screen.surface
      try await app.press("m")
      XCTAssertNotEqual(app.screen.surface, start)
      try await app.press("m", "s", "s")
      XCTAssertTrue(app.screen.surface.text.contains("⣿"))
      try await app.press("s")
      XCTAssertTrue(app.screen.surface.text.contains("##"))
      try await app.press("s", "r")
      XCTAssertNotEqual(app.screen.surface, start)
      try await app.press("r")
      XCTAssertEqual(app.screen.surface, start)
    }
  }
}

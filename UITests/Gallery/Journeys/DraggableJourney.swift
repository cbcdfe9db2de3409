import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user decides on pets.
final class DraggableJourney: GalleryCase {
  private let card = Query("draggable.card")

  private var moving: GalleryLaunch {
    var launch = GalleryLaunch("draggable")
    launch.isMotionReduced = false
    return launch
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("draggable") { app in
      try app.expect(card).toHave(label: "Barsik")
      try await app.press(.right)
      try app.expect(card).toHave(label: "Rex")
      try await app.press(.left, .right)
      try app.expect(Query("draggable.count")).toHave(label: "Seen 3, liked 2")
      try await app.press(.enter)
      try app.expect(card).toHave(label: "Barsik")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("draggable") { app in
      let place = try app.middle(of: "draggable.card")
      try await app.drag(from: place, to: place + Point(x: 12, y: 0))
      try app.expect(Query("draggable.count")).toHave(label: "Seen 1, liked 1")
      try await app.drag(from: place, to: place - Point(x: 12, y: 0))
      try app.expect(Query("draggable.count")).toHave(label: "Seen 2, liked 1")
      try await app.click(Query("draggable.card.right"))
      try app.expect(Query("draggable.count")).toHave(label: "Seen 3, liked 2")
    }
  }

  @MainActor
  func testItFollowsTheHandAndSaysWhatLettingGoDoes() async throws {
    try await inBoth(moving) { app in
      let rest = app.screen.surface
      let place = try app.middle(of: "draggable.card")
      try await app.hold(along: [place, place + Point(x: 4, y: 1)])
      try app.expect(card).toBe(.dragged)
      XCTAssertTrue(app.screen.surface.text.contains("╭─ Barsik ─"))
      XCTAssertEqual(app.screen.surface.text.split(separator: "Like").count, 2)
      try await app.hold(along: [place, place + Point(x: 12, y: 1)])
      XCTAssertEqual(app.screen.surface.text.split(separator: "Like").count, 3)
      try await app.drop(at: place + Point(x: 2, y: 0))
      try app.expect(card).notToBe(.dragged)
      try await app.advance(by: .milliseconds(300))
      XCTAssertEqual(app.screen.surface, rest)
    }
  }

  /// It swings over its place, and is there after 300 ms.
  @MainActor
  func testLetGoTooEarlyItSpringsBack() async throws {
    try await inBoth(moving) { app in
      let rest = app.screen.surface
      let place = try app.middle(of: "draggable.card")
      try await app.drag(from: place, to: place + Point(x: 6, y: 0))
      XCTAssertNotEqual(app.screen.surface, rest)
      try await app.advance(by: .milliseconds(299))
      try await app.advance(by: .milliseconds(1))
      XCTAssertEqual(app.screen.surface, rest)
      try app.expect(Query("draggable.count")).toHave(label: "Seen 0, liked 0")
    }
  }

  /// Three keys without any time between them are three decisions; what flies is only to be seen.
  @MainActor
  func testDecisionsDoNotWaitForTheFlight() async throws {
    try await inBoth(moving) { app in
      try await app.press(.right)
      try app.expect(Query("draggable.count")).toHave(label: "Seen 1, liked 1")
      try await app.advance(by: .milliseconds(100))
      try app.expectText("╭─ Barsik ")
      try app.expect(card).toHave(label: "Rex")
      try await app.press(.left)
      try app.expect(Query("draggable.count")).toHave(label: "Seen 2, liked 1")
      try await app.advance(by: .milliseconds(260))
      try app.expectNoText("Barsik")
      try app.expectText("╭─ Kesha ")
    }
  }
}

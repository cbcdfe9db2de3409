import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user puts the stops of a journey in another order.
final class ReorderJourney: GalleryCase {
  private let list = Query("reorder.stops")

  @MainActor
  private func stops(_ app: Journey) -> [String] {
    app.screen.nodes.filter { $0.role == .row }.sorted { $0.frame.minY < $1.frame.minY }.map(
      \.label)
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("reorder") { app in
      try await app.press(KeyStroke(.down, .alt), "J")
      XCTAssertEqual(Array(stops(app).prefix(4)), ["Porto", "Madrid", "Lisbon", "Lyon"])
      try app.expect(Query(.row, "Lisbon")).toBe(.selected)
      try await app.press("K", KeyStroke(.up, .alt), KeyStroke(.up, .alt))
      XCTAssertEqual(stops(app).first, "Lisbon", "no higher than the top")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("reorder") { app in
      let from = try app.element(.row, "Porto").frame().origin + Point(x: 4, y: 0)
      let to = try app.element(.row, "Turin").frame().origin + Point(x: 4, y: 0)
      try await app.hold(along: [from, from + Point(x: 0, y: 1), to])
      try app.expect(Query(.row, "Porto")).toBe(.dragged)
      XCTAssertEqual(try app.element(.row, "Porto").frame().minY, to.y, "it follows the pointer")
      try app.expectText("↕ Porto")
      try await app.drop(at: to)
      XCTAssertEqual(
        Array(stops(app).prefix(5)), ["Lisbon", "Madrid", "Lyon", "Turin", "Porto"])
      try app.expect(Query(.row, "Porto")).notToBe(.dragged)
    }
  }

  @MainActor
  func testEscapeLeavesItWhereItWas() async throws {
    try await inBoth("reorder") { app in
      let from = try app.element(.row, "Porto").frame().origin
      try await app.hold(along: [from, from + Point(x: 0, y: 4)])
      try await app.press(.escape)
      try await app.drop(at: from + Point(x: 0, y: 4))
      XCTAssertEqual(Array(stops(app).prefix(2)), ["Lisbon", "Porto"])
    }
  }

  @MainActor
  func testAtTheEdgeTheListScrollsOn() async throws {
    var launch = GalleryLaunch("reorder")
    launch.isMotionReduced = false
    try await inBoth(launch, size: Size(60, 12)) { app in
      let frame = try app.element(list).frame()
      let bottom = Point(x: 5, y: frame.maxY - 1)
      try await app.hold(along: [frame.origin + Point(x: 4, y: 0), bottom])
      for _ in 0..<40 { try await app.advance(by: .milliseconds(80)) }
      XCTAssertEqual(stops(app).last, "Lisbon")
      try await app.drop(at: bottom)
      try app.expect(list).toHave(value: "30/30")
      try app.expect(Query(.row, "Lisbon")).toBe(.selected)
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user sets small numbers.
final class StepperJourney: GalleryCase {
  private let walks = Query("stepper.walks")
  private let water = Query("stepper.water")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("stepper") { app in
      try await app.press(.right)
      try app.expect(walks).toHave(value: "4")
      try await app.press(.end, "+")
      try app.expect(walks).toHave(value: "6")
      try await app.press(.home, "-", .left)
      try app.expect(walks).toHave(value: "1")
      try await app.press(.tab, .pageUp)
      try app.expect(water).toHave(value: "750 ml")
      try await app.press(.pageDown, .pageDown)
      try app.expect(water).toHave(value: "100 ml")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("stepper") { app in
      try await app.click(Query("stepper.walks.more"))
      try await app.click(Query("stepper.walks.more"))
      try app.expect(walks).toHave(value: "5")
      try await app.click(Query("stepper.walks.less"))
      try app.expect(walks).toHave(value: "4")
      try await app.scroll(.down, over: water, steps: 2)
      try app.expect(water).toHave(value: "150 ml")
      try await app.hover(Query("stepper.water.less"))
      try app.expect(Query("stepper.water.less")).toBe(.hovered)
    }
  }

  @MainActor
  func testDigitsAreTypedAndKeptWithinTheLimits() async throws {
    try await inBoth("stepper") { app in
      try await app.press(.tab)
      try await app.type("12")
      try app.expect(water).toHave(value: "12")
      try app.expect(water).toBe(.invalid)
      try app.expectText("! 100–2000")
      try await app.type("00")
      try app.expect(water).notToBe(.invalid)
      try await app.press(.enter)
      try app.expect(water).toHave(value: "1200 ml")
    }
  }

  @MainActor
  func testEscapeBringsBackWhatStoodThere() async throws {
    try await inBoth("stepper") { app in
      try await app.press(.enter)
      try app.expect(walks).notToBe(.invalid)
      try app.expectText("1–6")
      try app.expectNoText("! 1–6")
      try await app.press(.enter)
      try app.expect(walks).toHave(value: "3")
      try await app.press(.enter)
      try await app.type("5x")
      try app.expect(walks).toHave(value: "5")
      try await app.press(.escape)
      try app.expect(walks).toHave(value: "3")
      try await app.press("6", .tab, .backTab)
      try app.expect(walks).toHave(value: "6")
      try await app.press(.backspace)
      try app.expect(walks).toHave(value: "6")
    }
  }

  @MainActor
  func testADragAcrossTheNumberCountsTheColumns() async throws {
    try await inBoth("stepper") { app in
      let frame = try app.element(Query("stepper.water.less")).frame()
      let start = Point(x: frame.maxX + 3, y: frame.minY)
      try await app.hold(along: [start, start + Point(x: 4, y: 6)])
      try app.expect(water).toHave(value: "450 ml")
      try await app.hold(along: [start, start + Point(x: -2, y: 0)])
      try await app.drop(at: start)
      try app.expect(water).toHave(value: "350 ml")
    }
  }

  /// Held, a button waits for a moment, then counts on by the clock until it is let go.
  @MainActor
  func testAButtonThatIsHeldCountsOn() async throws {
    for isMotionReduced in [true, false] {
      var launch = GalleryLaunch("stepper")
      launch.isMotionReduced = isMotionReduced
      try await inBoth(launch) { app in
        let more = try middle(of: Query("stepper.water.more"), app)
        try await app.hold(along: [more])
        try app.expect(water).toHave(value: "300 ml")
        try await app.advance(by: .milliseconds(399))
        try app.expect(water).toHave(value: "300 ml")
        try await app.advance(by: .milliseconds(1))
        try app.expect(water).toHave(value: "350 ml")
        for _ in 0..<3 { try await app.advance(by: .milliseconds(80)) }
        try app.expect(water).toHave(value: "500 ml")
        try await app.drop(at: more)
        try await app.advance(by: .seconds(2))
        try app.expect(water).toHave(value: "500 ml")
      }
    }
  }

  @MainActor
  func testAHeldButtonStopsAtTheLimitAndBesideIt() async throws {
    try await inBoth("stepper") { app in
      let less = try middle(of: Query("stepper.walks.less"), app)
      try await app.hold(along: [less])
      for _ in 0..<8 { try await app.advance(by: .milliseconds(400)) }
      try app.expect(walks).toHave(value: "1")
      try await app.drop(at: less)
      let more = try middle(of: Query("stepper.walks.more"), app)
      try await app.hold(along: [more, more + Point(x: 0, y: 3)])
      try await app.advance(by: .seconds(1))
      try app.expect(walks).toHave(value: "2")
      try await app.drop(at: more)
    }
  }

  @MainActor
  private func middle(of query: Query, _ app: Journey) throws -> Point {
    let frame = try app.element(query).frame()
    return Point(x: frame.minX + frame.columns / 2, y: frame.minY)
  }
}

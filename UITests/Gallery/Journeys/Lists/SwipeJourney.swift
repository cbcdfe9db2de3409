import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user takes cities off a list and has it loaded anew.
final class SwipeJourney: GalleryCase {
  private let list = Query("swipe.cities")
  private let action = Query(.button, "delete")

  @MainActor
  private func drag(_ app: Journey, by columns: Int, from x: Int = 40) async throws {
    let start = try app.element("swipe.cities.row[1]").frame().origin + Point(x: x, y: 0)
    let steps = stride(from: 0, through: columns, by: columns.signum())
    try await app.hold(along: steps.map { start + Point(x: $0, y: 0) })
    try await app.drop(at: start + Point(x: columns, y: 0))
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("swipe") { app in
      try await app.press(.down, .delete)
      try app.expect(Query("swipe.cities.row[1]")).notToExist()
      try app.expect(Query("swipe.cities.row[2]")).toBe(.selected)
      try await app.press("r")
      try app.expect(list).toBe(.busy)
      try app.expect(Query("swipe.cities.refresh")).toHave(label: "… refreshing")
      try await app.advance(by: .seconds(1))
      try app.expect(list).notToBe(.busy)
      try app.expect(Query(.row, "Lisbon  −1°")).toExist()
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("swipe") { app in
      try await drag(app, by: -9)
      try app.expect(action).toExist()
      try await app.click(action)
      try app.expect(Query("swipe.cities.row[1]")).notToExist()
      try app.expect(action).notToExist()
    }
  }

  @MainActor
  func testAShortDragSpringsBackAndALongOneStays() async throws {
    try await inBoth("swipe") { app in
      try await drag(app, by: -4)
      try app.expect(action).notToExist()
      try await drag(app, by: -6, from: 41)
      try app.expect(action).toExist()
      try await app.press(.escape)
      try app.expect(action).notToExist()
      try await drag(app, by: -30, from: 42)
      try await app.click(Query("swipe.cities.row[4]"))
      try app.expect(action).notToExist()
      try app.expect(Query("swipe.cities.row[1]")).toBe(.selected)
      try await drag(app, by: -30, from: 43)
      try await app.press(.down)
      try app.expect(action).notToExist()
    }
  }

  @MainActor
  func testASecondPullAfterAPauseRefreshes() async throws {
    try await inBoth("swipe") { app in
      try await app.scroll(.up, over: list, steps: 5)
      try app.expect(Query("swipe.cities.refresh")).toHave(label: "↑ once more to refresh")
      try app.expect(list).notToBe(.busy)
      try await app.advance(by: .milliseconds(150))
      try await app.scroll(.up, over: list)
      try app.expect(list).toBe(.busy)
    }
  }

  @MainActor
  func testAPullThatIsNotFollowedIsForgotten() async throws {
    try await inBoth("swipe") { app in
      try await app.scroll(.up, over: list)
      try await app.advance(by: .milliseconds(150))
      try await app.advance(by: .seconds(2))
      try app.expect(Query("swipe.cities.refresh")).notToExist()
      try await app.scroll(.up, over: list)
      try await app.scroll(.down, over: list)
      try app.expect(Query("swipe.cities.refresh")).notToExist()
      try app.expect(list).notToBe(.busy)
    }
  }

  @MainActor
  func testADragDownAtTheTopRefreshesWhereItIsLongEnough() async throws {
    try await inBoth("swipe") { app in
      let start = try app.element("swipe.cities.row[1]").frame().origin
      let way = (0...3).map { start + Point(x: 0, y: $0) }
      try await app.hold(along: Array(way.prefix(3)))
      try app.expect(Query("swipe.cities.refresh")).toHave(label: "↓ pull on to refresh")
      try await app.drop(at: way[2])
      try app.expect(list).notToBe(.busy)
      try await app.hold(along: way)
      try app.expect(Query("swipe.cities.refresh")).toHave(label: "↓ let go to refresh")
      try await app.drop(at: way[3])
      try app.expect(list).toBe(.busy)
    }
  }
}

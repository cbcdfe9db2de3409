import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user finds nothing, an error, no connection, and does something about it.
final class StateViewJourney: GalleryCase {
  private let tries = Query("states.tries")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("state-view") { app in
      try app.expect(Query("state.action")).toBe(.focused)
      try await app.press("a", .enter)
      try app.expect(tries).toHave(label: "Tried: 2")
      try await app.press(.backTab, .right)
      try app.expect(Query("state")).toHave(label: "! No weather")
      try await app.press("r", "a")
      try app.expect(tries).toHave(label: "Tried: 3")
      try await app.press(.right)
      try app.expect(Query("state")).toHave(value: "data from 2 hours ago")
      try await app.press(.right, "r", .tab, .enter)
      try app.expect(Query("state")).toShow("No connection: data from 2 hours ago")
      try app.expect(tries).toHave(label: "Tried: 5")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("state-view", size: Size(40, 12)) { app in
      for kind in ["empty", "failure", "offline", "banner"] {
        try await app.click(Query(Identifier("states").item(kind)))
        try await app.click(Query("state.action"))
      }
      try app.expect(tries).toHave(label: "Tried: 4")
    }
  }
}

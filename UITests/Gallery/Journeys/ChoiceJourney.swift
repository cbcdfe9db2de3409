import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses one of a few options.
final class ChoiceJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("choice") { app in
      let (scale, wind) = (Query("choice.scale"), Query("choice.wind"))
      try app.expect(scale).toHave(value: "°C")
      try await app.press(.right)
      try app.expect(scale).toHave(value: "°F")
      try await app.press(.left, .left)
      try app.expect(scale).toHave(value: "K")
      try await app.press(.tab, .space)
      try app.expect(wind).toHave(value: "knots")
      try app.expect(scale).toHave(value: "K")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("choice") { app in
      try await app.hover(Query("choice.wind.option[2]"))
      try app.expect(Query("choice.wind.option[2]")).toBe(.hovered)
      try await app.click(Query("choice.wind.option[2]"))
      try app.expect(Query("choice.wind")).toHave(value: "knots")
      try app.expect(Query("choice.wind")).toBe(.focused)
    }
  }
}

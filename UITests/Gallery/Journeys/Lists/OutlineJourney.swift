import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks into continents and countries.
final class OutlineJourney: GalleryCase {
  private func mark(_ entry: Int) -> Query { Query(Identifier("outline.places.mark[\(entry)]")) }

  @MainActor
  func testByKeys() async throws {
    try await inBoth("outline") { app in
      try await app.press(.right)
      try app.expect(Query(.row, "Portugal")).toBe(.selected)
      try await app.press(.left)
      try app.expect(Query(.row, "Lisbon")).notToExist()
      try await app.press(.left)
      try app.expect(Query(.row, "Europe")).toBe(.selected)
      try await app.press(.space)
      try app.expect(Query(.row, "Norway")).notToExist()
      try await app.press("l", "l", "l", "j", .enter)
      try app.expect(Query("outline.status")).toHave(label: "To Lisbon!")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("outline") { app in
      try app.expect(mark(5)).notToBe(.expanded)
      try await app.click(mark(5))
      try app.expect(mark(5)).toBe(.expanded)
      try await app.click(Query(.row, "Oslo"))
      try await app.click(mark(5))
      try app.expect(Query(.row, "Norway")).toBe(.selected)
      try await app.doubleClick(Query(.row, "Norway"))
      try app.expect(Query("outline.status")).toHave(label: "To Norway!")
    }
  }
}

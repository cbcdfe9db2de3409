import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses one of the explained options.
final class RadioGroupJourney: GalleryCase {
  private let food = Query("radio.food")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("radio-group") { app in
      try app.expect(food).toHave(value: "Dry")
      try await app.press(.down)
      try app.expect(food).toHave(value: "Dry")
      try app.expect(Query(.radio, "Wet")).toBe(.selected)
      try await app.press(.space)
      try app.expect(food).toHave(value: "Wet")
      try await app.press(.down, .down, .down)
      try app.expect(food).toHave(value: "Wet")
      try app.expect(Query(.radio, "Wet")).toBe(.checked)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("radio-group") { app in
      try await app.click(Query(.radio, "Mixed"))
      try app.expect(food).toHave(value: "Mixed")
      try app.expect(Query(.radio, "Raw")).toBe(.disabled)
      let raw = try app.element(Query(.radio, "Raw")).frame()
      try await app.click(at: raw.origin)
      try app.expect(food).toHave(value: "Mixed")
    }
  }

  @MainActor
  func testALineOfExplanationIsPartOfItsOption() async throws {
    try await inBoth("radio-group") { app in
      let wet = try app.element(Query(.radio, "Wet")).frame()
      try await app.click(at: wet.origin + Point(x: 5, y: 1))
      try app.expect(food).toHave(value: "Wet")
    }
  }
}

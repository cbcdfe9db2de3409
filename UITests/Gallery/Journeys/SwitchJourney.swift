import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user switches things on and off.
final class SwitchJourney: GalleryCase {
  private let rain = Query("switch.rain")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("switch") { app in
      try app.expect(rain).toShow("[  ●] on")
      try await app.press(.space)
      try app.expect(rain).toShow("[●  ] off")
      try await app.press(.right)
      try app.expect(rain).toHave(value: "on")
      try await app.press(.right)
      try app.expect(rain).toHave(value: "on")
      try await app.press(.left, .tab, .enter)
      try app.expect(rain).toHave(value: "off")
      try app.expect(Query("switch.wind")).toBe(.checked)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("switch") { app in
      try await app.click(rain)
      try app.expect(rain).notToBe(.checked)
      try await app.click(rain)
      try app.expect(rain).toBe([.checked, .focused])
      try app.expect(Query("switch.place")).toBe(.disabled)
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user checks what is done.
final class CheckBoxJourney: GalleryCase {
  private let all = Query("check.all")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("check-box") { app in
      try app.expect(all).toHave(value: "partly checked")
      try await app.press(.space)
      try app.expect(all).toBe(.checked)
      try app.expect(Query("check.food")).toBe(.checked)
      try await app.press(.tab, .enter)
      try app.expect(Query("check.walk")).toHave(value: "not checked")
      try app.expect(all).toHave(value: "partly checked")
      try await app.press(.tab, .tab)
      try app.expect(all).toBe(.focused)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("check-box") { app in
      try await app.click(Query("check.food"))
      try app.expect(all).toHave(value: "checked")
      try await app.click(all)
      try app.expect(all).toHave(value: "not checked")
      try app.expect(Query("check.walk")).notToBe(.checked)
      try app.expect(Query("check.vet")).toBe([.disabled, .checked])
    }
  }
}

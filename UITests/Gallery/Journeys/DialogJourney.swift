import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user reads an alert, answers a question, and gives a name.
final class DialogJourney: GalleryCase {
  @MainActor
  func testAlertByKeys() async throws {
    try await inBoth("alert") { app in
      try await app.press(.tab, .enter)
      try app.expect(Query("alert")).toBe(.modal)
      try await app.press(.tab, .backTab, .down)
      try app.expect(Query("alert.ok")).toBe(.focused)
      try await app.press(.enter)
      try app.expect(Query("alert")).notToExist()
      try app.expect(Query("alert.open")).toBe(.focused)
      try await app.press(.enter, .escape)
      try app.expect(Query("alert.read")).toHave(label: "Read: 2")
    }
  }

  @MainActor
  func testAlertByMouse() async throws {
    try await inBoth("alert") { app in
      try await app.click(Query("alert.feed"))
      try await app.click(Query("alert.ok"))
      try await app.click(Query("alert.open"))
      try await app.click(at: Point(x: 1, y: 20))
      try app.expect(Query("alert.read")).toHave(label: "Read: 2")
    }
  }

  @MainActor
  func testConfirmByKeys() async throws {
    try await inBoth("confirm") { app in
      try await app.press(.enter)
      try app.expect(Query("confirm.cancel")).toBe(.focused)
      try await app.press(.tab)
      try app.expect(Query("confirm.confirm")).toBe(.focused)
      try await app.press(.tab)
      try app.expect(Query("confirm.cancel")).toBe(.focused)
      try await app.press(.enter)
      try app.expect(Query("confirm.answer")).toHave(label: "Kept.")
      try await app.press(.enter, "y")
      try app.expect(Query("confirm.answer")).toHave(label: "Forgotten.")
      try app.expect(Query("confirm.ask")).toBe(.focused)
    }
  }

  @MainActor
  func testConfirmByMouse() async throws {
    try await inBoth("confirm", size: Size(40, 12)) { app in
      try await app.click(Query("confirm.ask"))
      try await app.click(Query("confirm.confirm"))
      try app.expect(Query("confirm.answer")).toHave(label: "Forgotten.")
    }
  }

  @MainActor
  func testPromptByKeys() async throws {
    try await inBoth("prompt") { app in
      try await app.press(.enter)
      try app.expect(Query("prompt.field")).toBe(.focused)
      try app.expect(Query("prompt.field.message")).notToExist()
      try await app.press(.enter)
      try app.expect(Query("prompt.field.message")).toHave(label: "! It needs a name.")
      try await app.type("Morning run")
      try app.expect(Query("prompt.field")).toBe(.invalid)
      try await app.press(.enter)
      try app.expect(Query("prompt.field")).toHave(value: "Morning run")
      try await app.type("s")
      try app.expect(Query("prompt.field")).notToBe(.invalid)
      try await app.press(.enter)
      try app.expect(Query("prompt")).notToExist()
      try app.expect(Query("prompt.habits")).toHave(label: "Morning run, Morning runs")
      try app.expect(Query("prompt.ask")).toBe(.focused)
    }
  }

  @MainActor
  func testPromptByMouse() async throws {
    try await inBoth("prompt", size: Size(40, 12)) { app in
      try await app.click(Query("prompt.ask"))
      try await app.click(Query("prompt.confirm"))
      try app.expect(Query("prompt.field.message")).toExist()
      try app.expect(Query("prompt.field")).toBe(.focused)
      try await app.type("Tea")
      try await app.click(Query("prompt.cancel"))
      try app.expect(Query("prompt.habits")).toHave(label: "Morning run")
      try await app.click(Query("prompt.ask"))
      try app.expect(Query("prompt.field")).toHave(value: "Tea")
      try await app.click(Query("prompt.confirm"))
      try app.expect(Query("prompt.habits")).toHave(label: "Morning run, Tea")
    }
  }
}

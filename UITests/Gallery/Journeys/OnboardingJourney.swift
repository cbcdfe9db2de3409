import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user sees the program for the first time.
final class OnboardingJourney: GalleryCase {
  private let page = Query("welcome")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("onboarding") { app in
      try app.expect(page).toHave(value: "1/4")
      try app.expect(page).toShow("● ○ ○ ○")
      try await app.press(.enter, .right, .space)
      try app.expect(page).toShow("○ ○ ○ ●")
      try app.expect(Query("welcome.skip")).notToExist()
      try app.expect(Query(.button, "Let’s go!")).toBe(.focused)
      try await app.press(.left)
      try app.expect(page).toHave(value: "3/4")
      try await app.press(.right, .enter)
      try app.expect(Query("welcome.end")).toHave(label: "You are in.")
      try await app.press(.enter, "s")
      try app.expect(Query("welcome.end")).toHave(label: "Skipped.")
      try await app.press(.enter, .escape)
      try app.expect(Query("welcome.end")).toHave(label: "Skipped.")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("onboarding", size: Size(40, 12)) { app in
      try await app.click(Query("welcome.next"))
      try app.expect(page).toHave(value: "2/4")
      try await app.click(Query("welcome.page[3]"))
      try app.expect(page).toHave(value: "4/4")
      try await app.click(Query("welcome.page[0]"))
      try await app.click(Query("welcome.skip"))
      try app.expect(Query("welcome.end")).toHave(label: "Skipped.")
    }
  }
}

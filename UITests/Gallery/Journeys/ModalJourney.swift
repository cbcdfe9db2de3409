import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user opens a dialog and leaves it.
final class ModalJourney: GalleryCase {
  private let modal = Query(Identifier("modal"))
  private let button = Query(Identifier("modal.open"))

  @MainActor
  func testByKeys() async throws {
    try await inBoth("modal") { app in
      try await app.press(.enter)
      try app.expect(modal).toBe(.modal)
      try app.expect(button).notToBe(.focused)
      try await app.press(.escape)
      try app.expect(modal).notToExist()
      try app.expect(button).toBe(.focused)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("modal") { app in
      try await app.click(button)
      try await app.click(modal)
      try app.expect(modal).toShow("A home for your pets.")
      try await app.click(at: Point(x: 1, y: 20))
      try app.expect(modal).notToExist()
    }
  }

  @MainActor
  func testItsButtonClosesIt() async throws {
    try await inBoth("modal") { app in
      try await app.press(.enter)
      try await app.click(Query("modal.close"))
      try app.expect(modal).notToExist()
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses from what comes up from the bottom.
final class ActionSheetJourney: GalleryCase {
  private let sheet = Query("sheet")
  private let last = Query("sheet.last")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("action-sheet") { app in
      try await app.press(.enter)
      try app.expect(sheet).toBe([.modal, .focused])
      try await app.press(.tab)
      try app.expect(sheet).toBe(.focused)
      try await app.press(.down, .enter)
      try app.expect(last).toHave(label: "Ask a friend along")
      try app.expect(Query("sheet.open")).toBe(.focused)
      try await app.press(.enter, .up)
      try app.expect(sheet).toHave(value: "Leave it")
      try await app.press(.enter)
      try app.expect(sheet).notToExist()
      try await app.press(.enter, .escape)
      try app.expect(sheet).notToExist()
      try app.expect(last).toHave(label: "Ask a friend along")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("action-sheet", size: Size(40, 12)) { app in
      try await app.click(Query("sheet.open"))
      XCTAssertEqual(
        try app.frame(of: "sheet").columns, try app.frame(of: "sheet[later]").columns + 2)
      try await app.scroll(.down, over: sheet, steps: 2)
      try app.expect(sheet).toHave(value: "Cancel the walk")
      try await app.click(Query("sheet[cancel-walk]"))
      try app.expect(last).toHave(label: "Cancel the walk")
      try await app.click(Query("sheet.open"))
      try await app.click(at: Point(x: 2, y: 2))
      try app.expect(sheet).notToExist()
    }
  }
}

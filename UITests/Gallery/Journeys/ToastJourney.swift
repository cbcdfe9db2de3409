import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user reads notices that wait for each other, and takes one act back.
final class ToastJourney: GalleryCase {
  private let toast = Query("toast")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("toast") { app in
      try await app.press(.enter)
      try app.expect(toast).toHave(label: "Walk removed.")
      try app.expect(Query("walks.count")).toHave(label: "Walks: 2")
      try await app.press(.tab, .enter, .tab, .enter)
      try app.expect(toast).toHave(label: "Walk removed.")
      try app.expect(toast).toShow("+2")
      try await app.press(.escape)
      try app.expect(toast).toShow("! The forecast")
      try await app.press(.escape)
      try app.expect(toast).toHave(label: "All is saved.")
      try await app.press(.escape)
      try app.expect(toast).notToExist()
      try await app.press(.backTab, .backTab, .enter, "u")
      try app.expect(Query("walks.count")).toHave(label: "Walks: 2")
      try app.expect(toast).toHave(label: "Walk is back.")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("toast") { app in
      try await app.click(Query("walks.remove"))
      try await app.click(Query("toast.action"))
      try app.expect(Query("walks.count")).toHave(label: "Walks: 3")
      try app.expect(toast).toHave(label: "Walk is back.")
      try await app.click(toast)
      try app.expect(toast).notToExist()
    }
  }

  @MainActor
  func testEachHasItsTime() async throws {
    try await inBoth("toast") { app in
      try await app.click(Query("walks.save"))
      try await app.advance(by: .milliseconds(3999))
      try app.expect(toast).toHave(label: "All is saved.")
      try await app.advance(by: .milliseconds(1))
      try app.expect(toast).notToExist()
    }
  }

  @MainActor
  func testAFailureShowsAtOnceAndTheNewsAfterIt() async throws {
    try await inBoth("toast") { app in
      try await app.click(Query("walks.save"))
      try await app.advance(by: .seconds(1))
      try await app.click(Query("walks.forecast"))
      try app.expect(toast).toShow("! The forecast")
      try await app.advance(by: .milliseconds(3999))
      try app.expect(toast).toShow("! The forecast")
      try await app.advance(by: .milliseconds(1))
      try app.expect(toast).toHave(label: "All is saved.")
      try await app.advance(by: .seconds(4))
      try app.expect(toast).notToExist()
    }
  }

  @MainActor
  func testItSlidesInWhereThingsMove() async throws {
    var launch = GalleryLaunch("toast")
    launch.isMotionReduced = false
    try await inBoth(launch) { app in
      try await app.press(.tab, .enter)
      let place = try app.frame(of: "toast")
      try app.expectNoText("All")
      try await app.advance(by: .milliseconds(60))
      try app.expectText("All")
      try app.expectNoText("All is saved.")
      XCTAssertEqual(try app.frame(of: "toast"), place)
      try await app.advance(by: .milliseconds(100))
      try app.expect(toast).toShow("All is saved.")
      try await app.press(.escape)
      try app.expect(toast).notToExist()
    }
  }

  @MainActor
  func testUndoIsOfferedOnlyWhereThereIsSomething() async throws {
    try await inBoth("toast") { app in
      try app.expect(Query(.hint, "undo")).notToExist()
      try await app.press("u")
      try app.expect(Query("walks.count")).toHave(label: "Walks: 3")
      try await app.press(.enter, "u", "u")
      try app.expect(Query("walks.count")).toHave(label: "Walks: 3")
    }
  }
}

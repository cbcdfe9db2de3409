import GalleryScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes through the gallery with its list of widgets.
final class GalleryJourney: GalleryCase {
  private let list = Query(GalleryID.list)
  private let title = Query(GalleryID.title)
  private let count = Query("button.count")

  @MainActor
  func testEnterGoesIntoTheWidget() async throws {
    try await inBoth(GalleryLaunch()) { app in
      try await app.press("j", "j", .enter)
      try app.expect(Query("button.feed")).toBe(.focused)
      try await app.press(.enter)
      try app.expect(count).toHave(label: "Fed 1 time")
      try await app.press(.escape)
      try app.expect(list).toBe(.focused)
    }
  }

  /// The keys of a form, a menu or a first start would do something that nobody sees coming.
  @MainActor
  func testKeysOfTheWidgetRestWhileTheListHasTheFocus() async throws {
    try await inBoth(GalleryLaunch()) { app in
      try await open("Onboarding", app)
      try await app.press(.escape)
      try app.expect(Query("welcome.end")).notToExist()
      try await open("Context menu", app)
      try await app.press("x")
      try app.expect(Query("menu.last")).toHave(label: "")
      try app.expect(Query(.hint, "to the list")).notToExist()
      try await app.press(.enter)
      try app.expect(Query(.hint, "to the list")).toExist()
    }
  }

  /// In a field, letters are text; the way to the next widget is in the footer all the same.
  @MainActor
  func testThereIsAWayOutOfAFieldInANarrowTerminal() async throws {
    try await inBoth(GalleryLaunch(), size: Size(60, 12)) { app in
      while try !title(app).hasSuffix("Text field") { try await app.press("]") }
      try app.expect(Query(.hint, "next part")).toHave(value: "Tab")
      try await app.element(.hint, "next widget").click()
      XCTAssertFalse(try title(app).hasSuffix("Text field"))
      try await app.press(KeyStroke(.function(7)))
      XCTAssertTrue(try title(app).hasSuffix("Text field"))
    }
  }

  @MainActor
  private func title(_ app: Journey) throws -> String {
    try XCTUnwrap(app.screen.nodes.first { $0.identifier == GalleryID.title }).label
  }

  @MainActor
  private func open(_ name: String, _ app: Journey) async throws {
    for _ in GallerySpecimens.all {
      if try title(app).hasSuffix(name) { return }
      try await app.press("]")
    }
    XCTFail("there is no \(name)")
  }

  @MainActor
  func testEveryWayOfShowingThingsSaysWhatItIsNow() async throws {
    try await inBoth(GalleryLaunch("button")) { app in
      let notice = Query("gallery.toast")
      try await app.press("z", "t")
      try app.expect(notice).toHave(label: "Theme: high contrast.")
      try await app.press("z", "a")
      try app.expect(notice).toHave(label: "Motion is on.")
      try await app.press("z", "m")
      try app.expect(notice).toHave(label: "The mouse is off: the terminal can select text.")
      try await app.press("z", "f")
      try app.expect(notice).toHave(label: "Flat mode is on: no frames, for screen readers.")
    }
  }

  /// What can be done comes before the sixty places; where nothing is found, no key is promised.
  @MainActor
  func testThePaletteBeginsWithWhatCanBeDone() async throws {
    try await inBoth(GalleryLaunch()) { app in
      try await app.press(":")
      let first = try XCTUnwrap(
        app.screen.nodes.first { $0.identifier?.name.hasPrefix("gallery.palette.row") == true })
      XCTAssertEqual(first.label, "try it")
      try await app.type("qqqq")
      try app.expect(Query(.hint, "down")).notToExist()
    }
  }
}

import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user deletes what the map shows, and wants it back.
final class DeletingOnTheMapJourney: JourneyCase {
  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  func testDeletingACityAtOnceAndUndoing() async throws {
    try await inBoth(launch) { app in
      let (page, shell) = (try app.on(TravelMapPage.self), ShellPage(app: app))
      try await page.add("France")
      try await page.add("Lyon")
      try app.expect(page.callout).toHave(label: "● Lyon · France · been there")
      try await app.press("d")
      try app.expectToast("Lyon deleted. u brings it back.")
      XCTAssertFalse(try page.says("Lyon"))
      try await shell.undo()
      try app.expectToast("Undone: deleting Lyon")
      // Selected, as it was.
      try app.expect(page.callout).toHave(label: "● Lyon · France · been there")
      try await shell.redo()
      XCTAssertFalse(try page.says("Lyon"))
      try await shell.undo()
      try app.expect(page.callout).toHave(label: "● Lyon · France · been there")
      try await page.delete.click()
      try app.expectToast("Lyon deleted. u brings it back.")
    }
  }

  /// The view of a country comes back with it, but not over another choice of the user.
  @MainActor
  func testTheViewOfADeletedCountryComesBackWithIt() async throws {
    try await inBoth(launch) { app in
      let (page, shell) = (try app.on(TravelMapPage.self), ShellPage(app: app))
      try await page.add("Peru")
      try await app.press(.escape)
      try await page.add("Japan")
      let before = try page.middle
      try await app.press("d")
      try app.expect(page.title).toHave(label: "Map")
      try await shell.undo()
      try app.expect(page.title).toHave(label: "Map › Japan")
      XCTAssertEqual(try page.middle, before)
      try app.expect(page.pin("JP")).toBe(.selected)
      try await app.press("d", "n")
      try app.expect(page.pin("PE")).toBe(.selected)
      try await shell.undo()
      try app.expect(page.title).toHave(label: "Map")
      try app.expect(page.pin("PE")).toBe(.selected)
    }
  }

  @MainActor
  func testDeletedElsewhereTheMapFallsBackToTheWorld() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("France")
      let countries = try await CountriesPage.open(app)
      try await app.press("d")
      try app.expect(countries.empty).toExist()
      try await app.press("]")
      try app.expect(page.title).toHave(label: "Map")
      try app.expect(page.callout).toHave(label: "No countries yet: a adds one.")
      try await app.press("u")
      XCTAssertTrue(try page.says("France"))
    }
  }
}

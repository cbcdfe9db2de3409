import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user keeps the categories of the trackers.
final class CategoriesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .trackers) }

  @MainActor
  private func open(_ app: Journey) async throws -> CategoryListPage {
    _ = try await TrackerFormPage.open(app)
    try await app.press(.tab, .enter)
    return try app.on(CategoryListPage.self)
  }

  @MainActor
  func testTheChosenOneIsMarked() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app)
        try app.expect(page.empty).toShow("No categories yet")
        for name in ["Sport", "Home"] { try await page.add(name) }
        XCTAssertEqual(page.names, ["Sport", "Home, chosen"])
        try await app.press(.up, .enter)
        try app.expect(app.on(TrackerFormPage.self).category).toHave(label: "Sport")
      }
    }
  }

  /// Where there is little room, the way back still has its hint.
  @MainActor
  func testTheWayBackIsNamedInTheSmallestRoom() async throws {
    for language in Language.allCases {
      let launch = Launch(language: language, tab: .trackers, demo: true)
      try await inBoth(launch, size: Size(40, 12)) { app in
        _ = try await open(app)
        let shell = ShellPage(app: app)
        XCTAssertTrue(Set(["Enter", "a", "Esc"]).isSubset(of: shell.hints), "\(shell.hints)")
      }
    }
  }

  @MainActor
  func testNamesAreTrimmedAndNotThereTwice() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app)
      try await app.press("a")
      try app.expect(page.save).toBe(.disabled)
      try await app.type("  Sport ")
      try await app.press(.enter, .enter)
      XCTAssertEqual(page.names, ["Sport, chosen"])
      try await page.add.click()
      try await app.type("sport")
      try await app.press(.enter)
      try app.expectText("There is a category “Sport” already.")
      try app.expect(page.name).toHave(value: "sport")
      try await app.press(.escape)
      XCTAssertEqual(page.names, ["Sport, chosen"])
    }
  }

  @MainActor
  func testRenamingAndDeletingAnEmptyOne() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app)
      try await page.add("Sport")
      try await app.press("e")
      try await app.type("s")
      try await app.press(.enter)
      XCTAssertEqual(page.names, ["Sports, chosen"])
      try await app.press("d")
      try app.expectToast("“Sports” is deleted. u brings it back.")
      try app.expect(page.empty).toShow("No categories yet")
      try await app.press("u")
      XCTAssertEqual(page.names, ["Sports"])
    }
  }

  /// A habit in Sport, and the list of categories open with Home in it too.
  @MainActor
  private func fill(_ app: Journey) async throws -> CategoryListPage {
    let form = try await TrackerFormPage.open(app)
    try await app.type("Run")
    try await form.addCategory("Sport")
    try await app.press(.control("s"))
    let page = try await open(app)
    try await page.add("Home")
    try await app.press(.up)
    return page
  }

  @MainActor
  func testTrackersMoveToAnotherOne() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await fill(app)
        try await app.press("d")
        try app.expectText("“Sport” has 1 tracker.")
        try await app.press(.escape)
        XCTAssertEqual(page.names, ["Sport", "Home, chosen"])
        try await app.press("d")
        try await page.move.click()
        XCTAssertEqual(page.names, ["Home, chosen"])
        try await app.press(.escape, .escape, "d")
        try app.expectText("Home")
        try app.expectText("Run")
      }
    }
  }

  @MainActor
  func testAllIsDeletedAndComesBack() async throws {
    try await inBoth(launch) { app in
      let page = try await fill(app)
      try await app.press("d")
      try await page.deleteAll.click()
      XCTAssertEqual(page.names, ["Home, chosen"])
      try await app.press("u")
      XCTAssertEqual(page.names, ["Sport", "Home, chosen"])
      try await app.press(.escape, .escape, "d")
      try app.expectText("Run")
    }
  }
}

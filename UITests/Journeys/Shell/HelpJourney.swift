import AppRuntime
import JourneyKit
import JourneyKitInProcess
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user asks which keys there are.
final class HelpJourney: JourneyCase {
  @MainActor
  func testHelpListsExactlyTheKeysInForce() async throws {
    try await inProcess(Launch(demo: true)) { app, driver in
      try await self.compareHelpWithKeys(app, driver)
      try await app.press(.tab)
      try await self.compareHelpWithKeys(app, driver)
      try await app.press(.profileTab)
      try await self.compareHelpWithKeys(app, driver)
      try await app.press(.petsTab, .backTab, .enter)
      try await self.compareHelpWithKeys(app, driver)
      try await app.press("e")
      try await self.compareHelpWithKeys(app, driver)
    }
  }

  @MainActor
  func testAClickOnALinePerformsIt() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await app.press("?")
      try await app.element(.row, "sort").click()
      try app.expect(shell.help).notToExist()
      try app.expect(list.sortButton).toHave(label: "By name")
      try await app.press(KeyStroke(.function(1)), "G")
      try await app.element(.row, "tab “Profile”").click()
      _ = try app.on(ProfilePage.self)
      try app.expect(shell.help).notToExist()
    }
  }

  @MainActor
  func testHelpClosesByItsKeysAndCommandsDoNothingMeanwhile() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      for key: KeyStroke in [.escape, "?", "q"] {
        try await app.press("?", "d", .profileTab, "s")
        try app.expect(shell.help).toBe(.modal)
        try await app.press(key)
        try app.expect(shell.help).notToExist()
      }
      try app.expect(list.count).toHave(label: "12 pets")
      try app.expect(list.sortButton).toHave(label: "Newest first")
    }
  }

  @MainActor
  func testSearchingForAKey() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(demo: true), size: size) { app in
        let shell = try app.on(ShellPage.self)
        try await app.press("?", "/")
        try await app.type("Q quit")
        XCTAssertEqual(
          app.screen.nodes.filter { $0.role == .row && $0.frame.rows > 0 }.map(\.label).filter {
            $0 == "quit" || $0 == "sort"
          }, ["quit"])
        // The found line is performed by the mouse; Esc first shows all, then closes.
        try await app.press(.enter, .escape)
        try app.expect(shell.help).toBe(.modal)
        try app.expect(Query(.row, "sort")).toExist()
        try await app.press("/")
        try await app.type("nothing like this")
        try app.expect(shell.help).toShow("No key does that")
        try await app.press(.escape, .escape)
        try app.expect(shell.help).notToExist()
      }
    }
  }

  @MainActor
  func testHelpInAFieldIsOnF1() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.edit(.name)
      try await app.press("?", KeyStroke(.function(1)))
      try app.expect(ShellPage(app: app).help).toBe(.modal)
      try app.expect(Query(.row, "a word left")).toExist()
      try await app.press(.escape)
      XCTAssertEqual(try card.typed(.name), "Olive?|")
    }
  }

  /// The lines of the help say the same as the bindings that the frame routes keys by.
  @MainActor
  private func compareHelpWithKeys(
    _ app: Journey, _ driver: InProcessDriver<ShellFeature>,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let session = try XCTUnwrap(driver.session)
    var keys: [String: String] = [:]
    for binding in session.frame.activeScopes(focus: session.focus).flatMap(\.bindings) {
      for key in binding.keys where keys[key.description] == nil {
        keys[key.description] = binding.title
      }
    }
    try await app.press(KeyStroke(.function(1)), file: file, line: line)
    var shown: [String: String] = [:]
    for row in app.screen.nodes where row.role == .row && row.actions == ["press"] {
      for key in (row.value ?? "").components(separatedBy: ", ") { shown[key] = row.label }
    }
    XCTAssertEqual(shown, keys, file: file, line: line)
    try await app.press(.escape, file: file, line: line)
  }
}

import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A whole session without a mouse: every tab, every kind of control.
final class KeyboardOnlyJourney: JourneyCase {
  @MainActor
  func testSession() async throws {
    try await session(Size(80, 24))
  }

  @MainActor
  func testSessionOnTheSmallestScreen() async throws {
    try await session(Size(40, 12))
  }

  @MainActor
  func testSessionOnALargeScreen() async throws {
    try await session(Size(120, 40))
  }

  @MainActor
  func testTabGoesThroughAllPartsAndBack() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let order = app.screen.focusOrder
      XCTAssertEqual(order, [ShellID.tabs, HealthID.dueButton, PetsID.sort, PetsID.grid])
      XCTAssertEqual(app.screen.focus, PetsID.grid)
      for expected in order + order.prefix(1) {
        try await app.press(.tab)
        XCTAssertEqual(app.screen.focus, expected)
      }
      for expected in order.reversed() {
        try await app.press(.backTab)
        XCTAssertEqual(app.screen.focus, expected)
      }
    }
  }

  @MainActor
  func testTabStrip() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let shell = try app.on(ShellPage.self)
      try await app.press(.tab)
      try app.expect(shell.tabs).toBe(.focused)
      let titles = ShellTab.allCases.map(\.rawValue.capitalized)
      let last = try XCTUnwrap(titles.last)
      let rest = titles.drop { $0 != "Pets" }.dropFirst()
      var steps = rest.map { (KeyStroke.right, $0) }
      steps += [
        (.right, titles[0]), (.left, last), ("h", titles[titles.count - 2]), ("l", last),
      ]
      steps += zip(ShellTab.allCases, titles).map { (.key(of: $0), $1) }
      for (key, tab) in steps {
        try await app.press(key)
        XCTAssertEqual(shell.selectedTab, tab)
        try app.expect(shell.tabs).toBe(.focused)
      }
    }
  }

  @MainActor
  func testControlsByEnterAndSpace() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await app.press(.backTab)
      try app.expect(list.sortButton).toBe(.focused)
      try await app.press(.enter)
      try app.expect(list.sortButton).toHave(label: "By name")
      try await app.press(.space)
      try app.expect(list.sortButton).toHave(label: "By kind")
      try await app.press(.tab, .enter)
      _ = try app.on(PetCardPage.self)
      try await app.press(.backTab)
      try app.expect(Query(PetsID.delete)).toBe(.focused)
      try await app.press(.backTab)
      try app.expect(Query(PetsID.photoButton)).toBe(.focused)
      try await app.press(.backTab)
      try app.expect(Query(PetsID.exportButton)).toBe(.focused)
      try await app.press(.backTab)
      try app.expect(Query(PetsID.back)).toBe(.focused)
      try await app.press(.space)
      try app.expect(list.grid).toBe(.focused)
    }
  }

  @MainActor
  func testQuit() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("q")
      try app.expectEnded()
    }
  }

  /// Everything that a user does on a day, with the keys that the screen names.
  @MainActor
  private func session(_ size: Size) async throws {
    try await inBoth(size: size) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await app.press(.enter)
      let card = try app.on(PetCardPage.self)
      let typed = ["Rex", "dog", "Akita", "1.2.2020", "30,5", "no", "red", "long", "643094"]
      for (row, text) in typed.enumerated() { try await card.fill(row, text) }
      try await card.go(to: .birthday)
      try app.expect(card.row(.birthday)).toShow("01.02.2020")
      try await card.back()
      for name in ["Tom", "Ann"] { try await list.add(named: name) }
      try await app.press("g", "G", "d")
      try app.expectToast("Rex deleted. u brings it back.")
      try await shell.undo()
      try await list.search("akita dog")
      XCTAssertEqual(list.names, ["Rex"])
      try await app.press(.enter, "?")
      try app.expect(shell.help).toBe(.modal)
      try await app.press(.pageDown, .escape, .escape, "s")
      try app.expect(list.sortButton).toHave(label: "By name")
      try await self.settings(app)
      try await app.press(.petsTab, "e")
      try app.expect(card.fields).toBe(.focused)
      try await app.press(.backspace, "q")
      try app.expectEnded()
    }
  }

  @MainActor
  private func settings(_ app: Journey) async throws {
    try await app.press(.profileTab)
    let profile = try app.on(ProfilePage.self)
    try app.expect(profile.rows).toBe(.focused)
    try await app.press(.tab, .tab, .right)
    try app.expect(profile.theme).toHave(value: "high contrast")
    try await app.press(.left)
    try app.expect(profile.theme).toHave(value: "dark")
    try await profile.open(.about)
    try app.expect(profile.aboutDialog).toBe(.modal)
    try await app.press("G", .escape)
    try app.expect(profile.rows).toBe(.focused)
  }
}

import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user presses a key of a pet or of a field while the focus is somewhere else.
final class OwnKeysJourney: JourneyCase {
  @MainActor
  func testKeysOfAFieldDoNothingOnTheTabs() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await app.press(.tab)
      try app.expect(Query(ShellID.tabs)).toBe(.focused)
      try await app.press("x", "d", "e")
      try app.expect(card.row(.name)).toShow("Olive")
      try await app.press(.backTab, "x")
      try app.expect(card.row(.name)).toShow("not given")
    }
  }

  @MainActor
  func testKeysOfAPetDoNothingOnTheTabs() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await app.press(.tab, "d", "e")
      try app.expect(list.count).toHave(label: "12 pets")
      XCTAssertFalse(shell.hints.contains("d"))
    }
  }

  @MainActor
  func testTheButtonOfTheOrderSaysWhatItDoes() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press(.backTab)
      try app.expect(app.on(ShellPage.self).hint("Enter")).toHave(label: "change the order")
    }
  }
}

import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user has one pet for free and wants a second.
final class FreeSlotJourney: JourneyCase {
  @MainActor
  func testASecondPetNeedsPremiumWhichCountsAtOnce() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(isFirstRun: true), size: size) { app in
        try await app.press(.enter)
        let list = try app.on(PetListPage.self)
        try await list.add(named: "Rex")
        try await app.press("a")
        let premium = try app.on(PremiumPage.self)
        try app.expect(premium.reason).toHave(
          label: "A second pet needs Premium.")
        try app.expect(premium.state).toHave(
          label: "It costs nothing; no money is taken.")
        try app.expect(premium.get).toBe(.focused)
        try app.expect(premium.close).toHave(label: "Close")
        try app.expect(premium.screen).toShow("Any number of pets, instead of one.")
        try await app.press(.escape)
        XCTAssertEqual(list.names, ["Rex"])
        try await app.press("+", .enter)
        // The card is open that Premium was wanted for.
        try await app.type("Tom")
        try await app.press(.enter, .escape)
        try await list.add(named: "Ann")
        try await app.relaunch()
        try app.expect(list.count).toHave(label: "3 pets")
        try await list.add(named: "Zoe")
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(isFirstRun: true)) { app in
      try await app.press(.enter)
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.add(named: "Rex")
      try await shell.hint("a").click()
      try await app.on(PremiumPage.self).close.click()
      XCTAssertEqual(list.names, ["Rex"])
      try await shell.hint("a").click()
      try await app.on(PremiumPage.self).get.click()
      _ = try app.on(PetCardPage.self)
    }
  }

  /// What is found by a search is not how many there are.
  @MainActor
  func testASearchWithoutAMatchIsNoFreeSlot() async throws {
    try await inBoth(Launch(isFirstRun: true)) { app in
      try await app.press(.enter)
      let list = try app.on(PetListPage.self)
      try await list.add(named: "Rex")
      try await list.search("unicorn")
      try await app.press(.enter, "a")
      _ = try app.on(PremiumPage.self)
    }
  }

  @MainActor
  func testPetsAboveOneStayAndStayEditable() async throws {
    try await inBoth(Launch(isFirstRun: true, pets: Launch.pets(3))) { app in
      try await app.press(.enter)
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try app.expect(list.count).toHave(label: "3 pets")
      try await app.press("a")
      _ = try app.on(PremiumPage.self)
      try await app.press(.escape, .enter)
      let card = try app.on(PetCardPage.self)
      try await card.edit(.name)
      try await card.retype("Rex")
      try await app.press(.enter, .escape, "d", "d", "a")
      _ = try app.on(PremiumPage.self)
      try await app.press(.escape, "d", "a")
      try await card.fill(.name, "Tom")
      try await card.back()
      XCTAssertEqual(list.names, ["Tom"])
      try await shell.undo()
      try await shell.undo()
      XCTAssertEqual(list.names.count, 1)
    }
  }
}

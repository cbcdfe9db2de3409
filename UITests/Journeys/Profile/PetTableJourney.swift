import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user tidies up the list of pets in the Profile tab.
final class PetTableJourney: JourneyCase {
  @MainActor
  func testItOpensOnlyWhereThereIsAPet() async throws {
    try await inBoth { app in
      try await app.press(.profileTab)
      try await app.on(ProfilePage.self).open(.pets)
      try app.expectToast("There are no pets yet.")
      _ = try app.on(ProfilePage.self)
      try await app.press(.petsTab)
      try await app.on(PetListPage.self).add(named: "Rex")
      try await app.press(.profileTab)
      try await app.on(ProfilePage.self).open(.pets)
      try app.expect(app.on(PetTablePage.self).row("Rex")).toShow("breed not given")
      try await app.press(.escape)
      try app.expect(app.on(ProfilePage.self).rows).toBe(.focused)
    }
  }

  @MainActor
  func testDeletingAndUndoing() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(demo: true), size: size) { app in
        try await app.press(.profileTab, .enter)
        let (table, shell) = (try app.on(PetTablePage.self), try app.on(ShellPage.self))
        try app.expect(table.list).toBe(.focused)
        XCTAssertEqual(table.names.prefix(2), ["Thunder", "Olive"])
        try await app.press("j", "d")
        try app.expectToast("Olive deleted. u brings it back.")
        try app.expect(table.row("Olive")).notToExist()
        try app.expect(table.row("Captain")).toBe(.selected)
        try await shell.undo()
        try app.expectToast("Undone: deleting Olive")
        XCTAssertEqual(table.names.prefix(3), ["Thunder", "Olive", "Captain"])
        try await app.press(.petsTab)
        try app.expect(app.on(PetListPage.self).count).toHave(label: "12 pets")
      }
    }
  }

  @MainActor
  func testTheEmptyListStaysWithAHint() async throws {
    try await inBoth(Launch(pets: [Launch.pet(.name, "Rex")])) { app in
      try await app.press(.profileTab, .enter, .delete)
      let table = try app.on(PetTablePage.self)
      try app.expect(table.empty).toShow("There are no pets yet.")
      try app.expect(table.empty).toShow("u brings back")
      try await app.press("u")
      try app.expect(table.row("Rex")).toBe(.selected)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press(.profileTab)
      try await app.on(ProfilePage.self).row(.pets).doubleClick()
      let (table, shell) = (try app.on(PetTablePage.self), try app.on(ShellPage.self))
      try await table.row("Captain").click()
      try await shell.hint("d").click()
      try app.expect(table.row("Captain")).notToExist()
      try await shell.hint("u").click()
      try app.expect(table.row("Captain")).toExist()
      try await table.back.click()
      try app.expect(app.on(ProfilePage.self).row(.pets)).toShow("12")
    }
  }

  @MainActor
  func testAThousandPets() async throws {
    try await inBoth(Launch(pets: Launch.pets(1000))) { app in
      try await app.press(.profileTab, .enter, "G")
      let table = try app.on(PetTablePage.self)
      let last = try XCTUnwrap(table.names.last)
      try await app.press("d")
      XCTAssertNotEqual(table.names.last, last)
      try await app.press("u", "g", "G")
      XCTAssertEqual(table.names.last, last)
      try await app.press(.escape)
      try app.expect(app.on(ProfilePage.self).row(.pets)).toShow("1000")
    }
  }
}

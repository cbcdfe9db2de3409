import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A save that does not reach the disk: the text comes back to its field, and nothing says that it
/// is saved.
final class RefusedSaveJourney: JourneyCase {
  @MainActor
  func testTheTextComesBackAndCanBeSavedAgain() async throws {
    try await inBoth(Launch(demo: true)) { app, folders in
      let card = try await app.on(PetListPage.self).open("Olive")
      try self.refuse("UPDATE", in: folders)
      try await card.edit(.kind)
      try await card.retype("lynx")
      try await app.press(.enter)
      try app.expect(card.editor(.kind)).toHave(value: "lynx")
      try app.expect(card.editor(.kind)).toBe(.focused)
      try app.expect(ShellPage(app: app).toast).toExist()
      try app.expectNoText("✓ saved")
      try self.allow(in: folders)
      try await app.press(.enter)
      try app.expect(card.row(.kind)).toShow("lynx")
      try app.expect(card.status).toHave(label: "✓ saved")
      for data in folders { XCTAssertTrue(try Records(data).kinds.contains("lynx")) }
    }
  }

  @MainActor
  func testANewPetThatCouldNotBeKeptIsKeptNextTime() async throws {
    try await inBoth { app, folders in
      let card = try await app.on(PetListPage.self).add()
      try self.refuse("INSERT", in: folders)
      try await card.fill(.name, "Rex")
      try app.expect(card.editor(.name)).toHave(value: "Rex")
      try app.expect(card.status).toHave(label: "kept as soon as something is given")
      try self.allow(in: folders)
      try await app.press(.enter)
      try app.expect(card.status).toHave(label: "✓ saved")
      for data in folders { XCTAssertEqual(try Records(data).names, ["Rex"]) }
    }
  }

  @MainActor
  func testARefusedTextWaitsWhileAnotherIsTyped() async throws {
    try await inBoth(Launch(demo: true)) { app, folders in
      let card = try await app.on(PetListPage.self).open("Olive")
      try self.refuse("UPDATE", in: folders)
      try await card.edit(.kind)
      try await card.retype("lynx")
      try await app.press(.tab)
      try self.allow(in: folders)
      try app.expect(card.editor(.breed)).toBe(.focused)
      try await app.type("Iberian")
      try await app.press(.enter)
      try app.expect(card.row(.breed)).toShow("Iberian")
      try app.expect(card.editor(.kind)).toHave(value: "lynx")
      try await app.press(.enter)
      try app.expect(card.row(.kind)).toShow("lynx")
      try app.expect(card.status).toHave(label: "✓ saved")
    }
  }

  @MainActor
  func testARefusedTextNeverComesToAnotherPet() async throws {
    try await inBoth(Launch(demo: true)) { app, folders in
      let list = try app.on(PetListPage.self)
      let card = try await list.open("Olive")
      try self.refuse("UPDATE", in: folders)
      try await card.edit(.kind)
      try await card.retype("lynx")
      // Back and into the next card before the answer comes.
      try await app.press(.enter, .escape, "l", .enter)
      for data in folders { XCTAssertFalse(try Records(data).kinds.contains("lynx")) }
      try self.allow(in: folders)
      if try card.editor(.kind).exists() { try await app.press(.enter) }
      for data in folders {
        let lynxes = try Records(data).namesOfKind("lynx")
        XCTAssertTrue(lynxes.isEmpty || lynxes == ["Olive"], "\(lynxes)")
      }
    }
  }

  private func refuse(_ change: String, in folders: [DataFolder]) throws {
    for data in folders {
      try Records(data).execute(
        """
        CREATE TRIGGER refuse BEFORE \(change) ON pet BEGIN SELECT RAISE(ABORT, 'no more room'); END
        """)
    }
  }

  private func allow(in folders: [DataFolder]) throws {
    for data in folders { try Records(data).execute("DROP TRIGGER refuse") }
  }
}

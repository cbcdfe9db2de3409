import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user clears the last field of a card, and is asked what is to become of the pet.
final class EmptyPetJourney: JourneyCase {
  @MainActor
  func testDeletingTheEmptyPetAndUndoing() async throws {
    try await inBoth { app in
      let card = try await self.cardWithItsLastFieldCleared(app)
      try app.expect(Query(PetsID.emptyDialog)).toBe(.modal)
      try app.expect(Query(.button, "Keep")).toBe(.focused)
      try await app.press(.tab, .enter)
      let list = try app.on(PetListPage.self)
      try app.expect(list.addButton).toExist()
      try app.expectToast("Barsik deleted. u brings it back.")
      try app.expect(card.question).notToExist()
      try await ShellPage(app: app).undo()
      XCTAssertEqual(list.names, ["Barsik"])
      try app.expectToast("Undone: deleting Barsik")
    }
  }

  @MainActor
  func testKeepingTheEmptyPet() async throws {
    try await inBoth { app in
      let card = try await self.cardWithItsLastFieldCleared(app)
      try await app.press(.enter)
      try app.expect(card.question).notToExist()
      try app.expect(card.editor(.name)).notToExist()
      try app.expect(card.fields).toBe(.focused)
      try app.expect(card.row(.name)).toShow("Barsik")
      try await app.relaunch()
      XCTAssertEqual(try app.on(PetListPage.self).names, ["Barsik"])
    }
  }

  @MainActor
  func testEscapeIsTheSafeAnswer() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.fill(.breed, "Siberian")
      try await app.press("x")
      try app.expect(card.question).toExist()
      try await app.press("d", "x", "q")
      try app.expect(card.question).toExist()
      try await app.press(.escape)
      try app.expect(card.question).notToExist()
      try app.expect(card.row(.breed)).toShow("Siberian")
      try app.expect(card.fields).toBe(.focused)
    }
  }

  @MainActor
  private func cardWithItsLastFieldCleared(_ app: Journey) async throws -> PetCardPage {
    let card = try await app.on(PetListPage.self).add()
    try await card.fill(.name, "Barsik")
    try await card.edit(.name)
    try await card.retype("")
    try await app.press(.enter)
    try app.expectText("Delete this pet?")
    return card
  }
}

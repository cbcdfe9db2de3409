import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A photo is something: a pet may have nothing else.
final class PhotoAloneJourney: JourneyCase {
  @MainActor
  func testANewPetWithAPhotoAloneIsKept() async throws {
    try await inBoth { app, folders in
      let card = try await self.petWithAPhotoAlone(app, folders)
      try app.expectToast("A new pet was saved, with its photo alone so far.")
      try app.expect(card.status).toHave(label: "✓ saved")
      try await card.back()
      let list = try app.on(PetListPage.self)
      try app.expect(list.count).toHave(label: "1 pet")
      try await app.relaunch()
      try app.expect(list.count).toHave(label: "1 pet")
      try app.expect(app.element(.image)).toHave(label: "photo, PNG")
    }
  }

  @MainActor
  func testClearingTheLastFieldBesideAPhotoDoesNotAsk() async throws {
    try await inBoth { app, folders in
      let card = try await self.petWithAPhotoAlone(app, folders)
      try await card.fill(.name, "Rex")
      try await app.press("x")
      try app.expect(card.question).notToExist()
      try app.expect(card.row(.name)).toShow("not given")
      try app.expect(card.photo).toExist()
    }
  }

  @MainActor
  func testRemovingTheLastThingAsks() async throws {
    try await inBoth { app, folders in
      let card = try await self.petWithAPhotoAlone(app, folders)
      try await app.press("P")
      try app.expect(card.question).toShow("Without the photo")
      try await app.press(.enter)
      try app.expect(card.question).notToExist()
      try app.expect(card.photo).toExist()
      try await app.press("P", "y")
      let list = try app.on(PetListPage.self)
      try app.expect(list.addButton).toExist()
      try await ShellPage(app: app).undo()
      try app.expect(list.count).toHave(label: "1 pet")
      try app.expect(app.element(.image)).toHave(value: nil)
    }
  }

  @MainActor
  private func petWithAPhotoAlone(
    _ app: Journey, _ folders: [DataFolder]
  ) async throws -> PetCardPage {
    for folder in folders { _ = try PhotoFiles(in: folder) }
    let card = try await app.on(PetListPage.self).add()
    try await app.press(.escape)
    try await card.askForPhoto().use("~/pics/cat.png")
    try app.expect(card.photo).toHave(label: "photo, PNG")
    return card
  }
}

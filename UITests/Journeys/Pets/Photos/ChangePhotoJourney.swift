import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user replaces a photo, takes it away, and thinks better of it.
final class ChangePhotoJourney: JourneyCase {
  private static let rex = Launch(pets: [Launch.pet(.name, "Rex")])

  @MainActor
  func testReplaceRemoveUndoAndRedo() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let shell = try app.on(ShellPage.self)
      let card = try await app.on(PetListPage.self).open("Rex")
      try await card.askForPhoto().use("~/pics/cat.png")
      try await card.askForPhoto().use("~/pics/hills.jpg")
      try app.expect(card.photo).toHave(label: "photo of Rex, JPEG")
      try await app.press("P")
      try app.expect(card.photo).notToExist()
      try app.expectToast("Photo removed. u brings it back.")
      try await shell.undo()
      try app.expect(card.photo).toHave(label: "photo of Rex, JPEG")
      try app.expectToast("Undone: the photo of Rex")
      try await shell.undo()
      try app.expect(card.photo).toHave(label: "photo of Rex, PNG")
      try await shell.undo()
      try app.expect(card.photo).notToExist()
      try await shell.redo()
      try await shell.redo()
      try app.expect(card.photo).toHave(label: "photo of Rex, JPEG")
      try app.expect(card.photo).toHave(value: nil)
    }
  }

  @MainActor
  func testTheSamePhotoIsNoChange() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let card = try await app.on(PetListPage.self).open("Rex")
      try await card.askForPhoto().use("~/pics/cat.png")
      try await card.askForPhoto().use("~/pics/cat.png")
      try app.expectToast("This is the photo already.")
      try await ShellPage(app: app).undo()
      try app.expect(card.photo).notToExist()
    }
  }

  /// By the key, by the mouse, and in the next run.
  @MainActor
  func testFitOrFillIsRemembered() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let list = try app.on(PetListPage.self)
      var card = try await list.open("Rex")
      try await card.askForPhoto().use("~/pics/hills.jpg")
      try await app.click(at: try card.photo.frame().origin)
      let filled = try self.cells(app)
      try await app.press("f")
      let fitted = try self.cells(app)
      XCTAssertNotEqual(fitted, filled)
      try await app.element(.button, "Fill").click()
      XCTAssertEqual(try self.cells(app), filled)
      try await app.press("f")
      try await app.relaunch()
      card = try await list.open("Rex")
      try await app.press("v")
      XCTAssertEqual(try self.cells(app), fitted)
      try await app.press("v")
      _ = try app.on(PetCardPage.self)
    }
  }

  @MainActor
  private func cells(_ app: Journey) throws -> [Cell] {
    let photo = app.element(PetsID.photo)
    try app.expect(photo).toHave(value: nil)
    let frame = try photo.frame()
    return (frame.minY..<frame.maxY).flatMap { y in
      (frame.minX..<frame.maxX).map { app.screen.surface[$0, y] }
    }
  }
}

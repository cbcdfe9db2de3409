import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user gives a pet a photo by its path.
final class GivePhotoJourney: JourneyCase {
  private static let rex = Launch(pets: [Launch.pet(.name, "Rex")])

  @MainActor
  func testPathWithCompletion() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let card = try await app.on(PetListPage.self).open("Rex")
      try app.expect(card.photo).notToExist()
      let prompt = try await card.askForPhoto()
      try await app.type("~/pi")
      try await app.press(.tab)
      try app.expect(prompt.field).toHave(value: "~/pics/")
      XCTAssertEqual(
        prompt.suggestions, ["old ones/", "cat.png", "fake.png", "hills.jpg", "nothing.png"],
        "folders and pictures alone")
      try await app.type("c")
      try await app.press(.tab, .enter)
      try app.expect(Query(PetsID.photoPrompt)).notToExist()
      try app.expect(card.photo).toHave(label: "photo of Rex, PNG")
      try app.expect(card.photo).toHave(value: nil)
      try app.expect(card.status).toHave(label: "✓ saved")
      for folder in folders { XCTAssertEqual(PhotoFiles.kept(in: folder).count, 1) }
    }
  }

  @MainActor
  func testHiddenFilesAfterAPointOnly() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let prompt = try await app.on(PetListPage.self).open("Rex").askForPhoto()
      try await app.type("~/pics/.")
      XCTAssertEqual(prompt.suggestions, [".hidden.png"])
      try await app.press(.escape)
      try app.expect(Query(PetsID.photoPrompt)).notToExist()
      _ = try app.on(PetCardPage.self)
    }
  }

  @MainActor
  func testSuggestionsByArrowsAndByMouse() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let card = try await app.on(PetListPage.self).open("Rex")
      let prompt = try await card.askForPhoto()
      try await app.type("~/pics/")
      try await app.press(.down)
      XCTAssertEqual(prompt.marked, "old ones/")
      try await app.press(.enter)
      try app.expect(prompt.field).toHave(value: "~/pics/old ones/")
      try await app.element(.row, "hills.jpg").click()
      try app.expect(card.photo).toHave(label: "photo of Rex, JPEG")
    }
  }

  @MainActor
  func testWhatIsRefusedSaysWhyAndStays() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders {
        let files = try PhotoFiles(in: folder)
        try files.add(PhotoFiles.huge, as: "huge.png")
        let hills = try PhotoFiles.hills
        try files.add(hills.prefix(hills.count / 2), as: "cut.jpg")
      }
      let card = try await app.on(PetListPage.self).open("Rex")
      let prompt = try await card.askForPhoto()
      let refused = [
        ("~/pics/dog.png", "There is no ~/pics/dog.png"), ("~/pics", "This is a folder"),
        ("~/pics/fake.png", "Neither PNG nor JPEG"), ("~/pics/notes.txt", "Neither PNG nor JPEG"),
        ("~/pics/nothing.png", "The file is empty"),
        ("~/pics/cut.jpg", "The picture is broken"),
        ("~/pics/huge.png", "The picture has too many pixels"),
        ("/dev/null", "/dev/null is no file"),
      ]
      for (path, words) in refused {
        try await prompt.use(path)
        try app.expect(prompt.message).toHave(label: "! " + words)
        try app.expect(prompt.field).toHave(value: path)
      }
      try await app.press(.control("u"), .enter)
      try app.expect(prompt.message).toHave(label: "! Which file?")
      try await app.press(.escape)
      try app.expect(card.photo).notToExist()
      for folder in folders { XCTAssertEqual(PhotoFiles.kept(in: folder), []) }
    }
  }

  @MainActor
  func testSmallScreen() async throws {
    try await inBoth(Self.rex, size: Size(40, 12)) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let card = try await app.on(PetListPage.self).open("Rex")
      let prompt = try await card.askForPhoto()
      try await app.type("~/pics/nowhere.png")
      try await app.press(.enter)
      try app.expect(prompt.message).toShow("There is no")
      for name in ["confirm", "browse", "cancel"] { try app.expect(prompt.button(name)).toExist() }
      try await prompt.use("~/pics/cat.png")
      try app.expect(card.photo).notToExist()
      try await app.element(.heading, "Rex").click()
      try app.expect(card.photo).toHave(value: nil)
      XCTAssertGreaterThanOrEqual(try card.photo.frame().rows, 9)
      try await app.press(.escape)
      try app.expect(card.fields).toBe(.focused)
    }
  }
}

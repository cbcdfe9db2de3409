import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses a photo from the files.
final class BrowsePhotoJourney: JourneyCase {
  private static let rex = Launch(pets: [Launch.pet(.name, "Rex")])

  @MainActor
  func testBrowsedByMouse() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let card = try await app.on(PetListPage.self).open("Rex")
      try await app.element(PetsID.photoButton).click()
      try await app.on(PhotoPromptPage.self).button("browse").click()
      let files = try app.on(PhotoBrowserPage.self)
      try app.expect(files.folder).toHave(label: "~")
      try await files.row("pics/").doubleClick()
      try app.expect(files.folder).toHave(label: "~/pics")
      XCTAssertEqual(
        files.names,
        ["..  (up)", "old ones/", "cat.png", "fake.png", "hills.jpg", "nothing.png"])
      try await files.row("cat.png").click()
      try app.expect(files.look).toHave(value: nil)
      try await files.row("fake.png").doubleClick()
      try app.expect(files.problem).toHave(label: "Neither PNG nor JPEG")
      try app.expect(files.row("fake.png")).toBe(.selected)
      try await files.row("cat.png").doubleClick()
      try app.expect(card.photo).toHave(label: "photo of Rex, PNG")
    }
  }

  @MainActor
  func testBeginsWhereTheLastPhotoCameFrom() async throws {
    try await inBoth(Self.rex) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      let list = try app.on(PetListPage.self)
      var card = try await list.open("Rex")
      try await card.askForPhoto().use("~/pics/old ones/hills.jpg")
      try app.expect(card.photo).toExist()
      try await app.relaunch()
      card = try await list.open("Rex")
      _ = try await card.askForPhoto()
      try await app.press(.control("o"))
      let files = try app.on(PhotoBrowserPage.self)
      try app.expect(files.folder).toHave(label: "~/pics/old ones")
      try app.expect(files.row("hills.jpg")).toBe(.selected)
      try await app.press(.backspace)
      try app.expect(files.folder).toHave(label: "~/pics")
      try app.expect(files.row("old ones/")).toBe(.selected)
      try await app.press(.escape)
      _ = try app.on(PhotoPromptPage.self)
      try await app.press(.escape)
      try app.expect(card.fields).toBe(.focused)
    }
  }

  /// Spaces, quotes, Cyrillic, an emoji, and what would act on a terminal.
  @MainActor
  func testNamesOfAllKinds() async throws {
    let names = ["\u{1B}[31mred\u{7}.png", "a \"b\" 'c' $d.png", "кот Ёж.png", "🐈‍⬛.png"]
    try await inBoth(Self.rex) { app, folders in
      for folder in folders {
        try FileManager.default.createDirectory(
          atPath: folder.path + "/all", withIntermediateDirectories: true)
        for name in names {
          try PhotoFiles.cat.write(to: URL(filePath: folder.path + "/all/" + name))
        }
      }
      let card = try await app.on(PetListPage.self).open("Rex")
      for index in names.indices {
        _ = try await card.askForPhoto()
        try await app.press(.control("o"))
        let files = try app.on(PhotoBrowserPage.self)
        if index == 0 { try await files.row("all/").doubleClick() }
        XCTAssertEqual(files.names.count, names.count + 1)
        try await app.press(.home)
        for _ in 0...index { try await app.press(.down) }
        try app.expect(files.look).toHave(value: nil)
        try await app.press(.enter)
        try app.expect(card.photo).toHave(value: nil)
        try await app.press("P")
        try app.expect(card.photo).notToExist()
      }
    }
  }
}

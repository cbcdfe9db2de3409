import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user drops a file on the terminal, which types its path as terminals do.
final class DropPhotoJourney: JourneyCase {
  private static let rex = Launch(pets: [Launch.pet(.name, "Rex")])

  /// What terminals make of one and the same path.
  private static func forms(_ path: String) throws -> [String] {
    let escaped = path.replacingOccurrences(of: " ", with: "\\ ")
    let plain = CharacterSet(charactersIn: "/.-").union(.alphanumerics)
    let coded = try XCTUnwrap(path.addingPercentEncoding(withAllowedCharacters: plain))
    return [
      path, "'\(path)' ", "\"\(path)\"", escaped + " ", "file://\(coded)",
      "file://localhost\(coded)\r\n",
    ]
  }

  @MainActor
  func testDroppedOnTheCard() async throws {
    let home = try DataFolder()
    let files = try PhotoFiles(in: home)
    try files.add(try PhotoFiles.cat, as: "my cat.png")
    try await inBoth(Self.rex) { app in
      let card = try await app.on(PetListPage.self).open("Rex")
      for form in try Self.forms(files.path("my cat.png")) {
        try app.expect(card.photo).notToExist()
        try await app.paste(form)
        try app.expect(Query(PetsID.photoPrompt)).notToExist()
        try app.expect(card.photo).toHave(value: nil)
        try await app.press("P")
      }
    }
  }

  @MainActor
  func testDroppedIntoThePrompt() async throws {
    let home = try DataFolder()
    let files = try PhotoFiles(in: home)
    try files.add(try PhotoFiles.cat, as: "my cat.png")
    try await inBoth(Self.rex) { app in
      let card = try await app.on(PetListPage.self).open("Rex")
      for form in try Self.forms(files.path("my cat.png")) {
        _ = try await card.askForPhoto()
        // What was begun is not what was meant.
        if !form.contains("\\") { try await app.type("~/pi") }
        try await app.paste(form)
        try await app.press(.enter)
        try app.expect(card.photo).toHave(value: nil)
        try await app.press("P")
        try app.expect(card.photo).notToExist()
      }
    }
  }

  @MainActor
  func testWhatIsNoFileComesIntoThePrompt() async throws {
    try await inBoth(Self.rex) { app in
      let card = try await app.on(PetListPage.self).open("Rex")
      try await app.paste("'/nowhere/at all.png'")
      let prompt = try app.on(PhotoPromptPage.self)
      try app.expect(prompt.field).toHave(value: "'/nowhere/at all.png'")
      try app.expect(prompt.message).toHave(label: "! There is no /nowhere/at all.png")
      try await app.press(.escape)
      try app.expect(card.fields).toBe(.focused)
    }
  }

  /// A field that is edited takes what is pasted.
  @MainActor
  func testAFieldBeingEditedTakesThePaste() async throws {
    try await inBoth(Self.rex) { app in
      let card = try await app.on(PetListPage.self).open("Rex")
      try await card.edit(.breed)
      try await app.paste("/a.png")
      try app.expect(card.editor(.breed)).toHave(value: "/a.png")
      try app.expect(Query(PetsID.photoPrompt)).notToExist()
    }
  }
}

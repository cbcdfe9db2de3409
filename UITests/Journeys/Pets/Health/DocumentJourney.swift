import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// A user attaches files, takes copies of them, and deletes them.
final class DocumentJourney: HealthCase {
  /// What is in the folder of the user.
  private func prepare(_ folders: [DataFolder]) throws {
    for folder in folders {
      try Data(repeating: 65, count: 2048).write(to: URL(filePath: folder.path + "/passport.pdf"))
      try FileManager.default.createDirectory(
        atPath: folder.path + "/papers", withIntermediateDirectories: true)
    }
  }

  @MainActor
  func testAttachCopyDeleteAndUndo() async throws {
    try await inBoth(Self.rex()) { app, folders in
      try prepare(folders)
      let page = try await open(.document, app)
      try await app.press("a")
      let path = try app.on(PathPage.self)
      try app.expect(path.field).toHave(value: "~/")
      try await app.type("pass")
      try await app.press(.tab)
      try app.expect(path.field).toHave(value: "~/passport.pdf")
      try await app.press(.enter)
      let form = try app.on(HealthFormPage.self)
      try app.expect(form.row(Document.Field.title)).toShow("passport.pdf")
      try app.expectText("2.0 KB")
      try app.expect(form.place).toExist()
      try await form.fill(Document.Field.title, "EU passport")
      try await app.press("s")
      try app.expect(path.field).toHave(value: "~/EU passport.pdf")
      try await path.answer("~/papers")
      try app.expectToast("Written: ~/papers/EU passport.pdf")
      for folder in folders {
        let copy = try Data(
          contentsOf: URL(filePath: folder.path + "/papers/EU passport.pdf"))
        XCTAssertEqual(copy, Data(repeating: 65, count: 2048))
      }
      try await app.press("d")
      try app.expectToast("EU passport deleted. u brings it back.")
      try app.expect(page.addButton).toHave(label: "Attach a file")
      try await ShellPage(app: app).undo()
      try app.expect(page.row("EU passport")).toShow("2.0 KB")
      try await page.back()
      try app.expect(app.on(PetCardPage.self).part(.document)).toShow("1 file")
    }
  }

  @MainActor
  func testWrongPathsStayWithAMessage() async throws {
    try await inBoth(Self.rex()) { app, folders in
      try prepare(folders)
      _ = try await open(.document, app)
      try await app.press("a")
      let path = try app.on(PathPage.self)
      try await path.answer("/no/such/file")
      try app.expect(path.message).toHave(label: "! There is no /no/such/file")
      try app.expect(path.field).toHave(value: "/no/such/file")
      try await path.answer("")
      try app.expect(path.message).toHave(label: "! Which file?")
      try await path.answer("/dev")
      try app.expect(path.message).toHave(label: "! /dev is no file")
      try await app.press(.escape)
      try app.expect(path.field).notToExist()
    }
  }
}

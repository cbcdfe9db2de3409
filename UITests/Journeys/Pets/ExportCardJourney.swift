import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user takes a card out of the program: into a file, or into the clipboard.
final class ExportCardJourney: JourneyCase {
  private let pet = Launch.pet(.name, "Rex / the 1st")

  private func texts(_ name: String, in folders: [DataFolder]) -> [String?] {
    folders.map { try? String(contentsOfFile: $0.path + "/" + name, encoding: .utf8) }
  }

  @MainActor
  func testMarkdownByKeys() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(pets: [pet]), size: size) { app, folders in
        try await app.press(.enter)
        let export = try await app.on(PetCardPage.self).export()
        try app.expect(export.path).toHave(value: "~/Rex - the 1st.md")
        try await app.press(.enter)
        try app.expectToast("Written to ~/Rex - the 1st.md")
        try app.expect(export.dialog).notToExist()
        let text = "# Rex / the 1st\n\n- **Name:** Rex / the 1st\n"
        XCTAssertEqual(texts("Rex - the 1st.md", in: folders), [text, text])
      }
    }
  }

  @MainActor
  func testJSONByMouseInRussian() async throws {
    try await inBoth(Launch(language: .russian, pets: [pet])) { app, folders in
      try await app.press(.enter)
      try await app.on(PetCardPage.self).exportButton.click()
      let export = try app.on(CardExportPage.self)
      try await export.format(1).click()
      try app.expect(export.format).toHave(value: "JSON")
      try app.expect(export.path).toHave(value: "~/Rex - the 1st.json")
      try await export.save.click()
      try app.expectToast("Записано в ~/Rex - the 1st.json")
      for text in texts("Rex - the 1st.json", in: folders) {
        let value = try JSONSerialization.jsonObject(with: Data(try XCTUnwrap(text).utf8))
        let root = try XCTUnwrap(value as? [String: Any])
        let pets = try XCTUnwrap(root["pets"] as? [[String: Any]])
        XCTAssertEqual(pets.map { $0["name"] as? String }, ["Rex / the 1st"])
      }
    }
  }

  @MainActor
  func testTheFormFollowsTheEndingThatIsTyped() async throws {
    try await inBoth(Launch(pets: [pet])) { app, folders in
      try await app.press(.enter)
      let export = try await app.on(PetCardPage.self).export()
      try app.expect(export.format).toHave(value: "Markdown")
      try await export.retype("~/rex.JSON")
      try app.expect(export.format).toHave(value: "JSON")
      try app.expect(export.path).toHave(value: "~/rex.JSON")
      try await app.press(.enter)
      try app.expectToast("Written to ~/rex.JSON")
      XCTAssertEqual(texts("rex.JSON", in: folders).map { $0?.first }, ["{", "{"])
    }
  }

  @MainActor
  func testAFileIsReplacedOnlyWhenAskedTo() async throws {
    try await inBoth(Launch(pets: [pet])) { app, folders in
      for folder in folders {
        try Data("old".utf8).write(to: folder.url.appending(path: "mine.txt"))
      }
      try await app.press(.enter)
      let export = try await app.on(PetCardPage.self).export()
      try await export.retype("~/mine.txt")
      try await app.press(.enter)
      try app.expect(export.question).toShow("~/mine.txt is there already.")
      try await app.press(.enter)
      try app.expect(export.question).notToExist()
      try app.expect(export.path).toHave(value: "~/mine.txt")
      XCTAssertEqual(texts("mine.txt", in: folders), ["old", "old"])
      try await export.save.click()
      try await export.answer("Replace").click()
      try app.expectToast("Written to ~/mine.txt")
      XCTAssertEqual(
        texts("mine.txt", in: folders).compactMap { $0?.prefix(5) }, ["# Rex", "# Rex"])
    }
  }

  @MainActor
  func testWhatIsWrongIsToldAndThePathStays() async throws {
    try await inBoth(Launch(pets: [pet]), size: Size(40, 12)) { app, folders in
      try await app.press(.enter)
      let export = try await app.on(PetCardPage.self).export()
      for (typed, message) in [
        ("   ", "! Which file?"), ("/nowhere/at/all.md", "! There is no folder /nowhere/at"),
      ] {
        try await export.retype(typed)
        try await app.press(.enter)
        try app.expect(export.message).toHave(label: message)
        try app.expect(export.path).toHave(value: typed)
        try app.expect(export.path).toBe(.focused)
      }
      try await export.retype("/proc/x.md")
      try await app.press(.enter)
      try app.expect(export.message).toShow("! Not written")
      try await export.retype("~")
      try app.expect(export.message).notToExist()
      try await app.press(.enter)
      try app.expectToast("Written to ~/Rex - the 1st.md")
      XCTAssertEqual(texts("Rex - the 1st.md", in: folders).compactMap(\.self).count, 2)
    }
  }

  @MainActor
  func testTheClipboard() async throws {
    try await inBoth(Launch(pets: [pet])) { app in
      try await app.press(.enter)
      let card = try app.on(PetCardPage.self)
      let export = try await card.export()
      try await app.press(.tab, .tab, .enter)
      try app.expectClipboard("# Rex / the 1st\n\n- **Name:** Rex / the 1st\n")
      try app.expectToast("The card was handed to the terminal’s clipboard.")
      try app.expect(export.dialog).notToExist()
      _ = try await card.export()
      try await export.cancel.click()
      try app.expect(export.dialog).notToExist()
      _ = try await card.export()
      try await app.press(.escape)
      try app.expect(export.dialog).notToExist()
      try app.expect(card.fields).toBe(.focused)
    }
  }

  /// What is not kept yet has nothing to hand on.
  @MainActor
  func testANewCardHasNothingToExport() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await app.press(.escape)
      try await app.press("o")
      try app.expect(Query(PetsID.export)).notToExist()
      try app.expect(card.exportButton).notToExist()
    }
  }
}

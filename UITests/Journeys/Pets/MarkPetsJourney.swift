import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user means several pets at once.
final class MarkPetsJourney: JourneyCase {
  private let sizes = [Size(80, 24), Size(120, 40), Size(40, 12)]

  @MainActor
  func testMarkedOnesAreDeletedAndComeBackTogether() async throws {
    for size in sizes {
      try await inBoth(Launch(pets: Launch.pets(6)), size: size) { app in
        let list = try app.on(PetListPage.self)
        try await app.press("g")
        // Three cards stand beside each other there, so `k` goes back to the first one.
        let first = list.names[size.columns == 120 ? 1 : 0]
        try await app.press(.space, .space, .space)
        try app.expect(list.count).toHave(label: "3 of 6 marked")
        try await app.press("k", .space)
        try app.expect(list.count).toHave(label: "2 of 6 marked")
        try app.expect(Query(.hint, "delete 2")).toHave(value: "d")
        try await app.press("d")
        try app.expectToast("2 pets deleted. u brings them back.")
        try app.expect(list.count).toHave(label: "4 pets")
        try await app.press("G", "u")
        try app.expectToast("Undone: deleting 2 pets")
        // The first of those that are back is what the user looks for.
        XCTAssertEqual(list.selected, first)
        // With their marks, which go with them again.
        try app.expect(list.count).toHave(label: "2 of 6 marked")
        try await app.on(ShellPage.self).redo()
        try app.expect(list.count).toHave(label: "4 pets")
        try await app.press("u")
        try app.expect(list.count).toHave(label: "2 of 6 marked")
      }
    }
  }

  /// Undo of what was deleted otherwise leaves other marks alone, and marks of now are the user's own.
  @MainActor
  func testMarksFollowTheirPetsAlone() async throws {
    try await inBoth(Launch(pets: Launch.pets(6))) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("g", .space, .space, "d", .space)
      try app.expect(list.count).toHave(label: "1 of 4 marked")
      try await app.press("u")
      try app.expect(list.count).toHave(label: "1 of 6 marked")
      try await app.press(.escape, "g", "d", "u")
      try app.expect(list.count).toHave(label: "6 pets")
    }
  }

  /// In cards, lines and the words of the screen; Escape takes all marks away.
  @MainActor
  func testMarksShowAndGo() async throws {
    try await inBoth(Launch(pets: Launch.pets(6))) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("g", .space)
      try app.expectText("✓")
      try await app.press("v")
      try app.expectText("✓")
      try await app.on(ShellPage.self).hint("Space").click()
      try app.expect(list.count).toHave(label: "2 of 6 marked")
      try await app.press(.escape)
      try app.expect(list.count).toHave(label: "6 pets")
      try app.expectNoText("✓")
      try await app.press("v")
    }
  }

  @MainActor
  func testMarkedOnesAreExportedInTheirOrder() async throws {
    try await inBoth(Launch(pets: Launch.pets(5))) { app, folders in
      let names = try app.on(PetListPage.self).names
      try await app.press("G", .space, "g", .space, "o")
      let export = try app.on(CardExportPage.self)
      try app.expect(export.path).toHave(value: "~/pets.md")
      try await app.press(.enter)
      try app.expectToast("Written to ~/pets.md")
      for folder in folders {
        let text = try String(contentsOfFile: folder.path + "/pets.md", encoding: .utf8)
        XCTAssertEqual(
          text.split(separator: "\n").filter { $0.hasPrefix("# ") },
          ["# " + names[4], "# " + names[0]])
      }
    }
  }

  /// Without a mark it is the pet under the cursor.
  @MainActor
  func testWithoutAMarkTheSelectedOneIsExported() async throws {
    try await inBoth(Launch(language: .russian, pets: [Launch.pet(.name, "Rex")])) { app in
      try await app.press("o")
      try app.expect(app.on(CardExportPage.self).path).toHave(value: "~/Rex.md")
      try await app.press(.escape, .space)
      try app.expect(app.on(PetListPage.self).count).toHave(label: "отмечено 1 из 1")
    }
  }
}

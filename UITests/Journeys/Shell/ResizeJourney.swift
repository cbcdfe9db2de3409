import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// The terminal's window gets another size while the program runs.
final class ResizeJourney: JourneyCase {
  @MainActor
  func testInTheMiddleOfAnEdit() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.edit(.coat)
      try await card.retype("soft curls")
      try await app.press(KeyStroke(.left, .control))
      for size in [Size(40, 12), Size(120, 40), Size(30, 8), Size(80, 24), Size(41, 12)] {
        try await app.resize(to: size)
        if size == Size(30, 8) {
          try app.expectText("Too small: 30×8, need 40×12")
          continue
        }
        XCTAssertEqual(try card.typed(.coat), "soft |curls", "\(size)")
        try app.expect(card.editor(.coat)).toBe(.focused)
        XCTAssertNotNil(app.screen.cursor, "\(size)")
      }
      try await app.press(.enter)
      try app.expect(card.row(.coat)).toShow("soft curls")
    }
  }

  @MainActor
  func testTooSmallTakesNoCommandButQuits() async throws {
    try await inBoth(Launch(demo: true), size: Size(39, 12)) { app in
      try app.expect(Query(ShellID.tooSmall)).toHave(label: "Too small: 39×12, need 40×12")
      try await app.press("d", .enter, .profileTab)
      try await app.resize(to: Size(80, 24))
      _ = try app.on(ProfilePage.self)
      try await app.press(.petsTab)
      try app.expect(app.on(PetListPage.self).count).toHave(label: "12 pets")
      try await app.resize(to: Size(1, 1))
      try await app.press("q")
      try app.expectEnded()
    }
  }

  @MainActor
  func testSelectionStaysInSight() async throws {
    try await inBoth(Launch(demo: true), size: Size(120, 40)) { app in
      let list = try app.on(PetListPage.self)
      try await list.card("Admiral").click()
      for size in [Size(40, 12), Size(80, 24), Size(60, 14), Size(120, 40)] {
        try await app.resize(to: size)
        try app.expect(list.card("Admiral")).toBe(.selected)
        XCTAssertFalse(try list.card("Admiral").frame().isEmpty)
      }
    }
  }

  @MainActor
  func testDialogStaysOpen() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let shell = try app.on(ShellPage.self)
      try await app.press("?")
      for size in [Size(40, 12), Size(20, 5), Size(120, 40)] { try await app.resize(to: size) }
      try app.expect(shell.help).toBe(.modal)
      try await app.press(.escape)
      try app.expect(app.on(PetListPage.self).grid).toBe(.focused)
    }
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user fills in single fields.
final class TextFieldJourney: GalleryCase {
  private let nameField = Query("name.nick")
  private let kind = Query("name.kind")
  private let chip = Query("name.chip")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("text-field") { app in
      try await app.type("Мурка Вторая")
      try await app.press(.control("w"), .backspace)
      try app.expect(nameField).toHave(value: "Мурка")
      try await app.press(.tab, .down, .down)
      try app.expect(kind).toHave(value: "dog")
      try await app.press(.up, .tab)
      try app.expect(kind).toHave(value: "cat")
      try app.expect(chip).toBe(.invalid)
      try await app.press(.control("u"))
      try await app.type("643094")
      try app.expect(chip).notToBe(.invalid)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("text-field") { app in
      try await app.click(Query("name.kind.suggestion[2]"))
      try app.expect(kind).toHave(value: "rabbit")
      try await app.doubleClick(chip)
      try app.expect(chip).toBe(.focused)
      try await app.click(nameField)
      try await app.paste("Пуша")
      try app.expect(nameField).toHave(value: "Пуша")
      try app.expectText("4/20")
    }
  }

  @MainActor
  func testWhatDoesNotFitIsToldAndTheTextStays() async throws {
    try await inBoth("text-field") { app in
      try await app.paste(String(repeating: "ё", count: 25))
      try app.expect(nameField).toHave(value: String(repeating: "ё", count: 20))
      try app.expect(Query("name.nick.message")).toHave(label: "! No room for more")
      try await app.press(.backspace)
      try app.expect(Query("name.nick.message")).notToExist()
    }
  }
}

import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user changes what stands on a card, and types what cannot be saved.
final class EditPetJourney: JourneyCase {
  @MainActor
  func testTwentyFirstCharacterIsRefused() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      try await app.type("Sir Barks-a-lot, Esq")
      XCTAssertEqual(try card.counter(.name), "20/20")
      try app.expect(card.message(.name)).notToExist()
      try await app.type("u")
      try app.expect(card.message(.name)).toHave(label: "! at most 20 characters")
      try app.expect(card.editor(.name)).toHave(value: "Sir Barks-a-lot, Esq")
      try app.expect(card.editor(.name)).toBe([.invalid, .focused])
      XCTAssertEqual(
        try card.message(.name).frame().minY, try card.editor(.name).frame().minY + 1)
      try await app.press(.backspace)
      try app.expect(card.message(.name)).notToExist()
      XCTAssertEqual(try card.counter(.name), "19/20")
      try await app.press(.enter)
      try app.expect(card.row(.name)).toShow("Sir Barks-a-lot, Es")
    }
  }

  @MainActor
  func testWhatAPersonCallsCharactersIsCounted() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      try await app.paste("Ёлка ёлка é 🐈 ")
      XCTAssertEqual(try card.counter(.name), "14/20")
      try await app.paste("0123456789")
      try app.expect(card.editor(.name)).toHave(value: "Ёлка ёлка é 🐈 012345")
      try app.expect(card.message(.name)).toHave(label: "! at most 20 characters")
    }
  }

  @MainActor
  func testWrongDatesAreRefusedAndKept() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.birthday)
      for (typed, message) in [
        ("31.02.2024", "! no such date; write 14.05.2021"),
        ("soon", "! no such date; write 14.05.2021"),
        ("07.03.2026", "! this is in the future"), ("1.1.1899", "! not before 1900"),
      ] {
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.message(.birthday)).toHave(label: message)
        try app.expect(card.editor(.birthday)).toHave(value: typed)
        try app.expect(card.editor(.birthday)).toBe([.invalid, .focused])
      }
      try await card.retype("6/3/26")
      try app.expect(card.message(.birthday)).notToExist()
      try await app.press(.enter)
      try app.expect(card.row(.birthday)).toShow("06.03.2026  (under a month)")
    }
  }

  @MainActor
  func testWrongWeightsAreRefusedAndKept() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.weight)
      for (typed, message) in [
        ("heavy", "! a number, such as 4.2"), ("4.2345", "! at most 3 decimals"),
        ("0", "! from 0.001 to 999 kg"), ("1000", "! from 0.001 to 999 kg"),
      ] {
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.message(.weight)).toHave(label: message)
        try app.expect(card.editor(.weight)).toHave(value: typed)
      }
    }
  }

  @MainActor
  func testWeightWithCommaAndWithPoint() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      for (typed, shown) in [("4,25", "4.25"), ("4.5", "4.5"), ("012,300", "12.3")] {
        try await card.edit(.weight)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.row(.weight)).toShow(shown)
      }
    }
  }

  @MainActor
  func testEscapeLeavesTheFieldAsItWas() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.edit(.colour)
      try app.expect(card.editor(.colour)).toHave(value: "tortoiseshell")
      try await card.retype("green")
      try await app.press(.escape)
      try app.expect(card.editor(.colour)).notToExist()
      try app.expect(card.row(.colour)).toShow("tortoiseshell")
      try await app.press(.escape)
      _ = try app.on(PetListPage.self)
      try await ShellPage(app: app).undo()
      try app.expectToast("Nothing to undo.")
    }
  }

  @MainActor
  func testBlankTextMeansNotGiven() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.edit(.colour)
      try await card.retype("   ")
      try await app.press(.enter)
      try app.expect(card.row(.colour)).toShow("not given")
      try await app.press("x")
      try app.expect(card.row(.colour)).toShow("not given")
      try await card.go(to: .weight)
      try await app.press("x")
      try app.expect(card.row(.weight)).toShow("not given  (weight log: 3.9 kg)")
      try await ShellPage(app: app).undo()
      try app.expectToast("Undone: weight (kg) of Olive")
      try app.expect(card.row(.weight)).toShow("3.9")
    }
  }

  @MainActor
  func testSuggestionsByKeys() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.kind)
      try await app.press(.down)
      try app.expect(card.editor(.kind)).toHave(value: "Cat")
      try app.expect(card.suggestion(.kind, "Cat")).toBe(.checked)
      try await app.press(.down, .down)
      try app.expect(card.editor(.kind)).toHave(value: "Parrot")
      try await app.press(.up)
      try app.expect(card.editor(.kind)).toHave(value: "Dog")
      try await card.retype("ham")
      try await app.press(.down, .enter)
      try app.expect(card.row(.kind)).toShow("Hamster")
    }
  }

  @MainActor
  func testNeuteredIsYesOrNo() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.fill(.sterilised, "red")
      let message = card.message(.sterilised)
      try app.expect(message).toHave(label: "! yes or no")
      XCTAssertEqual(try card.row(.colour).frame().minY, try message.frame().maxY)
      for (typed, shown) in [("Yes", "yes"), ("нет", "no")] {
        try await card.edit(.sterilised)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.row(.sterilised)).toShow(shown)
      }
      try await app.press(.profileTab, .tab, .right, .petsTab)
      try app.expect(card.row(.sterilised)).toShow("нет")
    }
  }
}

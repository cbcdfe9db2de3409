import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user is offered the usual answers, and is free to give any other.
final class SuggestionsJourney: JourneyCase {
  @MainActor
  func testWhatIsOfferedFollowsWhatIsTyped() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.kind)
      XCTAssertEqual(card.suggestions.prefix(2), ["Cat", "Dog"])
      try await app.type("ca")
      XCTAssertEqual(card.suggestions, ["Cat", "Canary"])
      for expected in ["Cat", "Canary", "ca", "Cat"] {
        try await app.press(.down)
        try app.expect(card.editor(.kind)).toHave(value: expected)
        XCTAssertEqual(card.suggestions, ["Cat", "Canary"], "as long as none is typed")
      }
      try await app.press(.up)
      try app.expect(card.editor(.kind)).toHave(value: "ca")
      try await app.type("ntor")
      XCTAssertEqual(card.suggestions, [])
      try await app.press(.down)
      try app.expect(card.editor(.kind)).toHave(value: "cantor")
      try await app.press(.enter)
      try app.expect(card.row(.kind)).toShow("cantor")
    }
  }

  @MainActor
  func testEitherLanguage() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.kind)
      try await app.type("соба")
      XCTAssertEqual(card.suggestions, ["Собака"])
      try await app.press(.down, .enter)
      try app.expect(card.row(.kind)).toShow("Собака")
      try await card.edit(.breed)
      try await app.type("beag")
      XCTAssertEqual(card.suggestions, ["Beagle"])
      try await card.retype("биг")
      XCTAssertEqual(card.suggestions, ["Бигль"])
    }
  }

  @MainActor
  func testBreedsAreThoseOfTheKind() async throws {
    try await inBoth(Launch(language: .russian)) { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.breed)
      XCTAssertEqual(card.suggestions, [])
      try await app.press(.escape)
      for (kind, breed, typed) in [
        ("кот", "Сибирская", "сиб"), ("пёс", "Бигль", "биг"), ("Хомяк", "Сирийский", "сир"),
      ] {
        try await card.edit(.kind)
        try await card.retype(kind)
        try await app.press(.enter)
        try await card.edit(.breed)
        try await card.retype(typed)
        XCTAssertEqual(card.suggestions, [breed], kind)
        try await app.press(.escape)
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      for (field, offered) in [
        // From the lowest on: no row comes to where a suggestion was clicked on just before.
        (PetField.coat, "short"), (.colour, "white"), (.sterilised, "no"), (.breed, "Mixed breed"),
      ] {
        try await card.row(field).doubleClick()
        try await app.press(.control("u"))
        try await card.suggestion(field, offered).click()
        try app.expect(card.editor(field)).toHave(value: offered)
        try app.expect(card.suggestion(field, offered)).toBe(.checked)
        try await app.press(.enter)
        try app.expect(card.row(field)).toShow(offered)
      }
    }
  }

  /// The mark of more is there to be clicked on.
  @MainActor
  func testWhatDoesNotFitByMouse() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.row(.kind).doubleClick()
      let more = { (side: String) in
        app.element(PetsID.field("kind").child("suggestion").child(side))
      }
      try await app.press(.control("u"))
      let first = card.suggestions
      try app.expect(more("earlier")).notToExist()
      try await more("later").click()
      let taken = try XCTUnwrap(try card.editor(.kind).value())
      XCTAssertFalse(first.contains(taken))
      XCTAssertTrue(card.suggestions.contains(taken))
      try await more("earlier").click()
      try app.expect(card.editor(.kind)).notToHave(value: taken)
    }
  }

  /// What stands on the card already is no beginning of something else.
  @MainActor
  func testAllIsOfferedInPlaceOfAnAnswer() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      try await card.edit(.coat)
      XCTAssertGreaterThan(card.suggestions.count, 1)
      for (field, key) in [(PetField.kind, KeyStroke.down), (.sterilised, .down)] {
        try await card.edit(field)
        let before = try card.editor(field).value()
        try await app.press(key)
        XCTAssertNotEqual(try card.editor(field).value(), before)
        try await app.press(.escape)
      }
    }
  }
}

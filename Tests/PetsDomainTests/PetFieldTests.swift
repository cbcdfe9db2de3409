import Core
import Foundation
import PetsDomain
import Scheduling
import XCTest

final class PetFieldTests: XCTestCase {
  private let today = CalendarDay(Date(timeIntervalSince1970: 1_790_000_000), in: .gmt)
  private var pet: Pet { Pet(id: UUID(), createdAt: Date(timeIntervalSince1970: 1)) }

  func testTheFieldsInTheirOrder() {
    XCTAssertEqual(
      PetField.allCases.map(\.rawValue),
      [
        "name", "kind", "breed", "birthday", "weight", "sterilised", "colour", "coat", "chip",
      ])
    XCTAssertEqual(
      PetField.allCases.filter { $0.form != .text },
      [.birthday, .weight, .sterilised])
  }

  func testEachFieldKeepsItsOwnText() throws {
    var pet = pet
    for field in PetField.allCases {
      let formed: [PetField: String] = [
        .birthday: "2021-05-14", .weight: "4.2", .sterilised: "yes",
      ]
      let text = formed[field] ?? field.rawValue
      try pet.set(field, to: text, today: today)
    }
    XCTAssertEqual(
      PetField.allCases.map { pet[$0] },
      ["name", "kind", "breed", "2021-05-14", "4.2", "yes", "colour", "coat", "chip"])
  }

  func testAnAnswerIsYesOrNoInEitherLanguage() throws {
    for (typed, kept) in [
      ("yes", "yes"), (" Y ", "yes"), ("ДА", "yes"), ("No", "no"), ("нет", "no"), ("н", "no"),
      ("", nil),
    ] as [(String, String?)] {
      var pet = pet
      try pet.set(.sterilised, to: typed, today: today)
      XCTAssertEqual(pet.sterilised, kept, typed)
    }
    for typed in ["red", "maybe", "yesno", "да нет"] {
      XCTAssertEqual(PetField.sterilised.problem(with: typed, today: today), .notYesOrNo, typed)
    }
  }

  // At most 20 characters, counted as a person counts them; the text is refused, never cut.
  func testTwentyCharactersAndNoMore() throws {
    for character in ["a", "ё", "👩‍👩‍👧", "e\u{301}", "한"] {
      var pet = pet
      let twenty = String(repeating: character, count: 20)
      try pet.set(.name, to: twenty, today: today)
      XCTAssertEqual(pet.name?.count, 20, character)
      XCTAssertEqual(
        PetField.name.problem(with: twenty + character, today: today),
        .tooLong(limit: 20, count: 21), character)
      XCTAssertThrowsError(try pet.set(.name, to: twenty + character, today: today))
      XCTAssertEqual(pet.name?.count, 20, character)
    }
  }

  func testTheLimitHoldsForEveryField() {
    for field in PetField.allCases {
      let text = String(repeating: "1", count: 21)
      XCTAssertEqual(
        field.problem(with: text, today: today), .tooLong(limit: 20, count: 21), field.rawValue)
    }
  }

  // Empty text is no value.
  func testBlankTextIsNoValue() throws {
    for field in PetField.allCases {
      for blank in ["", " ", " \t\u{A0}\u{3000} "] {
        var pet = pet
        let texts: [PetField: String] = [.weight: "4", .sterilised: "no"]
        try pet.set(field, to: texts[field] ?? "1.1.2020", today: today)
        XCTAssertFalse(pet.isEmpty)
        try pet.set(field, to: blank, today: today)
        XCTAssertEqual(pet[field], "")
        XCTAssertTrue(pet.isEmpty)
      }
    }
  }

  func testAProblemLeavesThePetAsItWas() throws {
    var pet = pet
    try pet.set(.weight, to: "4.2", today: today)
    XCTAssertThrowsError(try pet.set(.weight, to: "heavy", today: today))
    XCTAssertThrowsError(try pet.set(.birthday, to: "2999-01-01", today: today))
    XCTAssertEqual(pet[.weight], "4.2")
    XCTAssertEqual(pet[.birthday], "")
  }

  func testWhatIsStoredIsInert() throws {
    var pet = pet
    try pet.set(.name, to: "\u{1B}[31mRex\u{202E}\r\nx\u{9B}", today: today)
    XCTAssertEqual(pet.name, "\u{FFFD}[31mRex  x\u{FFFD}")
  }
}

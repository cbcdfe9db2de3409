import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user who gets every field wrong, pulls at the window all the while, and gives up each time.
final class ClumsyUserJourney: JourneyCase {
  private let values: [PetField: String] = [
    .name: "Rex", .kind: "Dog", .breed: "Beagle", .birthday: "14.05.2021", .weight: "12",
    .sterilised: "yes", .colour: "white", .coat: "short", .chip: "643094100067890",
  ]

  private var pet: Pet {
    get throws {
      var pet = Launch.pet(.name, "Rex")
      let today = CalendarDay(Launch().date, in: .gmt)
      for (field, text) in values { try pet.set(field, to: text, today: today) }
      return pet
    }
  }

  private let wrong: [(field: PetField, typed: String, problem: FieldProblem)] = [
    (.birthday, "31.02.2024", .notADate), (.birthday, "the other day", .notADate),
    (.birthday, "1.1.2030", .inFuture(today: .first)),
    (.birthday, "1.1.1800", .tooEarly(year: 1900)),
    (.weight, "heavy", .notANumber), (.weight, "4.2345", .tooManyDecimals(3)),
    (.weight, "0", .outOfRange), (.weight, "1000", .outOfRange), (.weight, "1,2.3", .notANumber),
    (.sterilised, "perhaps", .notYesOrNo),
  ]

  @MainActor
  func testEveryWrongInputIsAnsweredAndNothingIsLost() async throws {
    for language in [Language.english, .russian] {
      try await inBoth(Launch(language: language, pets: [try pet])) { app in
        try await app.press(.enter)
        let card = try app.on(PetCardPage.self)
        let words = PetWords(language)
        let before = try self.rows(card)
        for (field, typed, problem) in self.wrong {
          try await self.getWrong(field, typed, words.problem(problem), card)
          XCTAssertEqual(try self.rows(card), before, typed)
        }
        try await self.typeTooMuch(words, card)
        XCTAssertEqual(try self.rows(card), before)
        try await app.press(.escape)
        _ = try app.on(PetListPage.self)
        try await ShellPage(app: app).undo()
        try app.expectToast(language.say(en: "Nothing to undo.", ru: "Отменять нечего."))
        try await app.relaunch()
        try await app.press(.enter)
        XCTAssertEqual(try self.rows(card), before)
      }
    }
  }

  /// Types what cannot be saved, is told so in every size, and gives up.
  @MainActor
  private func getWrong(
    _ field: PetField, _ typed: String, _ message: String, _ card: PetCardPage
  ) async throws {
    let app = card.app
    try await card.edit(field)
    try await card.retype(typed)
    try await pull(app) { try app.expect(card.editor(field)).toHave(value: typed) }
    try await app.press(.enter)
    try await pull(app) {
      try app.expect(card.message(field)).toHave(label: "! " + message)
      try app.expect(card.editor(field)).toHave(value: typed)
      try app.expect(card.editor(field)).toBe([.focused, .invalid])
    }
    // To another row, and out: neither loses what was typed.
    try await app.press(.tab)
    try app.expect(card.editor(field)).toHave(value: typed)
    try await app.press(.escape)
    try app.expect(card.editor(field)).notToExist()
  }

  @MainActor
  private func typeTooMuch(_ words: PetWords, _ card: PetCardPage) async throws {
    let (app, long) = (card.app, "Ёлка 0123456789 abcdefg")
    for field in PetField.allCases where field.form == .text {
      try await card.edit(field)
      try await app.press(.control("u"))
      try await app.paste(long)
      try await pull(app) {
        try app.expect(card.message(field)).toHave(label: "! " + words.tooLong(20))
        try app.expect(card.editor(field)).toHave(value: String(long.prefix(20)))
        XCTAssertEqual(try card.counter(field), "20/20")
      }
      try await app.press(.escape)
    }
  }

  @MainActor
  private func pull(_ app: Journey, _ look: () throws -> Void) async throws {
    for size in [Size(40, 12), Size(120, 40), Size(30, 8), Size(80, 24)] {
      try await app.resize(to: size)
      if size == Size(30, 8) { continue }
      try look()
    }
  }

  /// What the card shows, row by row.
  @MainActor
  private func rows(_ card: PetCardPage) throws -> [String] {
    try PetField.allCases.map { field in
      let frame = try card.row(field).frame()
      return card.app.screen.rows(in: frame).joined()
        .replacing("›", with: " ").trimmingCharacters(in: .whitespaces)
    }
  }
}

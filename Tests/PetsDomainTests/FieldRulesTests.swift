import Core
import PetsDomain
import XCTest

final class FieldRulesTests: XCTestCase {
  // The number of a chip, as ISO 11784 has it; only ever a hint.
  func testChipNumbers() {
    let cases: [(String, ChipHint?)] = [
      ("", nil), ("  ", nil), ("643094100012345", .country("643")),
      ("643 0941-0001 2345", .country("643")), ("985112003456789", .manufacturer("985")),
      ("900000000000001", .sharedCode), ("999000000000001", .test), ("000123456789012", .noCode),
      ("12345", .length(5)), ("6430941000123456", .length(16)), ("AB12", .notDigits),
      ("٦٤٣٠٩٤١٠٠٠١٢٣٤٥", .notDigits),
    ]
    for (text, hint) in cases { XCTAssertEqual(ChipHint(text), hint, text) }
    for language in Language.allCases {
      for case let (_, hint?) in cases { XCTAssertFalse(PetWords(language).chip(hint).isEmpty) }
    }
  }

  func testMoney() {
    let cases: [(String, Int64, String)] = [
      ("1500", 150_000, ""), ("1 500,5 ₽", 150_050, "₽"), ("$25.50", 2550, "$"),
      ("25.05 EUR", 2505, "EUR"), ("0", 0, ""), ("1500 руб.", 150_000, "руб."),
      ("1'000 CHF", 100_000, "CHF"),
    ]
    for (text, minor, currency) in cases {
      XCTAssertEqual(try? Money(typed: text), Money(minor: minor, currency: currency), text)
    }
    for text in [
      "", "free", "-5", "5-", "1.234", "1,2,3", "5 € or 6", "€5€", "99999999999999", ".5",
      "5 verylongname", "5 a1", "٥",
    ] {
      XCTAssertThrowsError(try Money(typed: text), text)
    }
    XCTAssertEqual(Money(minor: 150_005, currency: "₽")?.text(decimalMark: ","), "1500,05 ₽")
    XCTAssertEqual(Money(minor: 2500, currency: "")?.text(), "25")
  }

  func testWhoseNumberItIs() throws {
    for (number, english, russian) in [
      ("643094100067890", "Russia", "Россия"), ("276098106123456", "Germany", "Германия"),
      ("981000001234567", "Datamars", "Datamars"),
      ("900000001234567", "shared code 900", "общий код 900"),
      ("941000001234567", "manufacturer 941", "код изготовителя 941"),
      ("002000001234567", "country 002", "код страны 002"), ("123", "not ISO", "не ISO"),
    ] {
      let hint = try XCTUnwrap(ChipHint(number))
      XCTAssertEqual(PetWords(.english).origin(hint), english)
      XCTAssertEqual(PetWords(.russian).origin(hint), russian)
    }
  }

  // Suggestions, in both languages, breeds by kind.
  func testSuggestions() throws {
    let box = try PetBox()
    var pet = box.pets.blank()
    let (english, russian) = (Suggestions(.english), Suggestions(.russian))
    XCTAssertEqual(english.texts(.breed, for: pet), [])
    for kind in ["Dog", " собака ", "ПЁС"] {
      pet.kind = kind
      XCTAssertTrue(english.texts(.breed, for: pet).contains("Beagle"), kind)
      XCTAssertTrue(russian.texts(.breed, for: pet).contains("Бигль"), kind)
    }
    XCTAssertEqual(english.texts(.kind, for: pet, typed: "ca"), ["Cat", "Canary"])
    XCTAssertEqual(russian.texts(.kind, for: pet, typed: "ёж"), ["Ёж"])
    XCTAssertEqual(
      english.texts(.breed, for: pet, typed: "sh"), ["Shiba", "Shih Tzu", "German Shepherd"])
    // In the language that it is typed in.
    XCTAssertEqual(english.texts(.kind, for: pet, typed: "соб"), ["Собака"])
    XCTAssertEqual(russian.texts(.breed, for: pet, typed: "Beag"), ["Beagle"])
    XCTAssertEqual(russian.texts(.coat, for: pet, typed: "zzz"), [])
    XCTAssertEqual(english.texts(.sterilised, for: pet), ["yes", "no"])
    XCTAssertEqual(english.texts(.name, for: pet), [])
  }

  // What is offered can be saved.
  func testEverySuggestionFits() throws {
    let box = try PetBox()
    var pet = box.pets.blank()
    var count = 0
    for suggestions in Language.allCases.map(Suggestions.init) {
      for kind in suggestions.texts(.kind, for: pet) {
        pet.kind = kind
        for field in PetField.allCases {
          for text in suggestions.texts(field, for: pet) {
            XCTAssertNil(field.problem(with: text, today: box.pets.today), text)
            count += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 500)
  }

  func testEveryProblemHasWordsInBothLanguages() throws {
    let today = try day("2026-09-21")
    let problems: [FieldProblem] = [
      .missing, .tooLong(limit: 20, count: 21), .notANumber, .notYesOrNo, .tooManyDecimals(3),
      .outOfRange, .notAnAmount, .notADate, .inFuture(today: today), .tooEarly(year: 1900),
      .tooLate(year: 2076), .endsBeforeStart(today),
    ]
    for language in Language.allCases {
      let texts = problems.map(PetWords(language).problem)
      XCTAssertEqual(Set(texts).count, problems.count, language.rawValue)
    }
  }
}

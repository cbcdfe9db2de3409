import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// A user types the number of a chip and is told what it says, whatever it is.
final class ChipJourney: JourneyCase {
  @MainActor
  func testANumberOfAnyKindIsKeptAndToldOf() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      for (typed, hint, shown) in [
        ("643094100067890", "ISO: Russia", "643094100067890  (Russia)"),
        ("276 0981 0612 3456", "ISO: Germany", "(Germany)"),
        ("981000001234567", "ISO: Datamars", "(Datamars)"),
        ("900000001234567", "ISO: shared code 900", "(shared code 900)"),
        ("941000001234567", "ISO: manufacturer 941", "941000001234567"),
        ("123", "3 digits; ISO has 15", "123  (not ISO)"),
        ("0A123F", "ISO has 15 digits only", "0A123F  (not ISO)"),
        ("999000001234567", "ISO: 999 is a test number", "(test number)"),
      ] {
        try await card.edit(.chip)
        try await card.retype(typed)
        try app.expect(card.hint).toHave(label: hint)
        try await app.press(.enter)
        try app.expect(card.row(.chip)).toShow(shown)
        try app.expect(card.message(.chip)).notToExist()
      }
    }
  }

  @MainActor
  func testInRussianOnTheSmallestScreen() async throws {
    try await inBoth(Launch(language: .russian), size: Size(40, 12)) { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.chip)
      try app.expect(card.hint).toHave(label: "в ISO — 15 цифр")
      for (typed, hint) in [
        ("826094100067890", "ISO: Великобритания"), ("12345", "цифр: 5, в ISO — 15"),
        ("нет", "в ISO — только 15 цифр"),
      ] {
        try await card.retype(typed)
        try app.expect(card.hint).toHave(label: hint)
        try app.expect(card.hint).toShow(hint)
      }
    }
  }
}

import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit

/// The card of one pet.
struct PetCardPage: Page {
  static let mark = Query(PetsID.card)

  let app: Journey

  var fields: Locator { app.element(PetsID.fields) }
  var status: Locator { app.element(PetsID.status) }
  var question: Locator { app.element(PetsID.emptyDialog) }

  func row(_ field: PetField) -> Locator {
    app.element(PetsID.fields.child("row").item(field.rawValue))
  }

  func editor(_ field: PetField) -> Locator { app.element(PetsID.field(field.rawValue)) }

  func message(_ field: PetField) -> Locator {
    app.element(PetsID.field(field.rawValue).child("message"))
  }

  /// Goes to a row by keys and begins to edit.
  func edit(_ field: PetField) async throws {
    try await go(to: field)
    try await app.press(.enter)
  }

  func go(to field: PetField) async throws {
    let row = PetField.allCases.firstIndex(of: field) ?? 0
    try await app.press(.home)
    for _ in 0..<row { try await app.press(.down) }
  }

  /// Fills in the field of a row, from an empty one.
  func fill(_ row: Int, _ text: String) async throws {
    try await edit(PetField.allCases[row])
    try await app.type(text)
    try await app.press(.enter)
  }

  func fill(_ field: PetField, _ text: String) async throws {
    try await fill(PetField.allCases.firstIndex(of: field) ?? 0, text)
  }

  /// Replaces what stands in the open editor.
  func retype(_ text: String) async throws {
    try await app.press(.control("u"))
    try await app.type(text)
  }

  func back() async throws { try await app.press(.escape) }
}

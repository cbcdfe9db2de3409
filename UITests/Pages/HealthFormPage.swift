import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The form of a record.
struct HealthFormPage: Page {
  static let mark = Query(HealthID.form)

  let app: Journey

  var fields: Locator { app.element(HealthID.fields) }
  var status: Locator { app.element(HealthID.status) }
  var question: Locator { app.element(HealthID.dropDialog) }
  var place: Locator { app.element(HealthID.place) }

  func row(_ field: some HealthField) -> Locator {
    app.element(HealthID.fields.child("row").item(field.rawValue))
  }

  func editor(_ field: some HealthField) -> Locator { app.element(HealthID.field(field.rawValue)) }

  func message(_ field: some HealthField) -> Locator {
    app.element(HealthID.field(field.rawValue).child("message"))
  }

  func suggestion(_ label: String) -> Locator {
    app.element(.button, label).within(app.element(HealthID.fields))
  }

  /// Goes to a row by keys and begins to edit, unless it is being edited already.
  func edit<Field: HealthField>(_ field: Field) async throws {
    if try editor(field).exists() { return }
    let row = Array(Field.allCases).firstIndex(of: field) ?? 0
    if app.screen.focus != HealthID.fields { try await app.press(.enter) }
    try await app.press(.home)
    for _ in 0..<row { try await app.press(.down) }
    try await app.press(.enter)
  }

  /// Puts a text in place of what a field has, and saves it.
  func fill(_ field: some HealthField, _ text: String) async throws {
    try await edit(field)
    try await app.press(.control("u"))
    try await app.type(text)
    try await app.press(.enter)
  }

  func back() async throws { try await app.press(.escape) }
}

import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The card of one pet.
struct PetCardPage: Page {
  static let mark = Query(PetsID.card)

  let app: Journey

  var fields: Locator { app.element(PetsID.fields) }
  var status: Locator { app.element(PetsID.status) }
  /// What the text of the open editor tells, below it.
  var hint: Locator { app.element(PetsID.hint) }
  var calendar: Locator { app.element(PetsID.calendar.child("month")) }
  var calendarButton: Locator { app.element(PetsID.field("birthday").child("calendar")) }
  var exportButton: Locator { app.element(PetsID.exportButton) }
  var question: Locator { app.element(PetsID.emptyDialog) }

  func row(_ field: PetField) -> Locator {
    app.element(PetsID.fields.child("row").item(field.rawValue))
  }

  /// The list of pets beside the card of a wide terminal.
  var beside: Locator { app.element(PetsID.beside) }
  var weightChart: Locator { app.element(PetsID.weightChart) }
  var title: Locator { app.element(PetsID.card.child("title")) }
  func due(_ place: Int) -> Locator { app.element(PetsID.due.item(place)) }

  /// The row of a part of the health book.
  func part(_ kind: HealthKind) -> Locator { app.element(HealthID.part(kind)) }

  /// Opens a part of the health book by keys.
  func open(_ kind: HealthKind) async throws -> HealthPage {
    try await go(to: kind)
    try await app.press(.enter)
    return try app.on(HealthPage.self)
  }

  func go(to kind: HealthKind) async throws {
    if app.screen.focus != PetsID.fields { try await app.press(.enter) }
    try await app.press(.end)
    for _ in (HealthKind.allCases.firstIndex(of: kind) ?? 0)..<HealthKind.allCases.count - 1 {
      try await app.press(.up)
    }
  }

  func editor(_ field: PetField) -> Locator { app.element(PetsID.field(field.rawValue)) }

  func message(_ field: PetField) -> Locator {
    app.element(PetsID.field(field.rawValue).child("message"))
  }

  /// Goes to a row by keys and begins to edit, unless it is being edited already.
  func edit(_ field: PetField) async throws {
    if try editor(field).exists() { return }
    try await go(to: field)
    try await app.press(.enter)
  }

  func go(to field: PetField) async throws {
    let row = PetField.allCases.firstIndex(of: field) ?? 0
    if app.screen.focus != PetsID.fields { try await app.press(.enter) }
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

  // MARK: The open editor

  /// Its text with `|` where the caret stands; for a text that fits into the field.
  func typed(_ field: PetField) throws -> String {
    let text = Array(try editor(field).value() ?? "")
    let frame = try editor(field).frame()
    guard let cursor = app.screen.cursor, cursor.y == frame.minY else { return String(text) }
    var x = frame.minX
    let before = text.prefix { character in
      x += DisplayWidth.of(character)
      return x <= cursor.x
    }
    return String(before) + "|" + String(text.dropFirst(before.count))
  }

  /// What of it is drawn as selected.
  func selected(_ field: PetField) throws -> String {
    let frame = try editor(field).frame()
    let style = Theme.make(.dark, depth: .indexed256)[.textSelection]
    let cells = (frame.minX..<frame.maxX).map { app.screen.surface[$0, frame.minY] }
    return cells.filter { $0.style == style }.map(\.text).joined()
  }

  func counter(_ field: PetField) throws -> String {
    let frame = try editor(field).frame()
    let row = app.screen.rows(in: frame).joined()
    return row.split(separator: " ").last.map(String.init) ?? ""
  }

  /// What is offered below the open editor, as far as it shows.
  var suggestions: [String] {
    app.screen.nodes.filter { $0.identifier?.description.contains(".suggestion[") == true }
      .map(\.label)
  }

  func export() async throws -> CardExportPage {
    try await app.press("o")
    return try app.on(CardExportPage.self)
  }

  func suggestion(_ field: PetField, _ label: String) -> Locator {
    app.element(.button, label).within(app.element(PetsID.fields))
  }
}

import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// Asks in what form and where to a card is to be written.
struct CardExportPage: Page {
  static let mark = Query(PetsID.export)

  let app: Journey

  var dialog: Locator { app.element(PetsID.export) }
  var format: Locator { app.element(PetsID.exportFormat) }
  var path: Locator { app.element(PetsID.export.child("field")) }
  var message: Locator { app.element(PetsID.export.child("field").child("message")) }
  var save: Locator { app.element(PetsID.export.child("confirm")) }
  var copy: Locator { app.element(PetsID.exportCopy) }
  var cancel: Locator { app.element(PetsID.export.child("cancel")) }
  var question: Locator { app.element(PetsID.export.child("replace")) }

  func answer(_ label: String) -> Locator { app.element(.button, label).within(question) }

  func format(_ index: Int) -> Locator {
    app.element(PetsID.exportFormat.child("option").item(index))
  }

  /// Types another path in place of the one that stands there.
  func retype(_ text: String) async throws {
    try await app.press(.control("u"))
    try await app.paste(text)
  }
}

import JourneyKit
import ProfileScreens
import Semantics
import Terminal
import Toolkit

/// The dialog of backup and restore, export and import.
struct FilesPage: Page {
  static let mark = Query(ProfileID.dataDialog)

  let app: Journey

  var dialog: Locator { app.element(ProfileID.dataDialog) }
  var path: Locator { app.element(ProfileID.dataDialog.child("field")) }
  var message: Locator { app.element(ProfileID.dataDialog.child("field").child("message")) }
  var contents: Locator { app.element(ProfileID.dataContents) }
  var copies: Locator { app.element(ProfileID.dataCopies) }
  var go: Locator { app.element(ProfileID.dataDialog.child("confirm")) }
  var confirm: Locator { app.element(ProfileID.dataConfirm) }
  var close: Locator { app.element(ProfileID.dataClose) }
  var settings: Locator { app.element(ProfileID.dataSettings) }
  var refuse: Locator { app.element(ProfileID.dataRefuse) }
  var replaceQuestion: Locator { app.element(ProfileID.dataDialog.child("replace")) }
  var replace: Locator { app.element(ProfileID.dataDialog.child("replace").child("confirm")) }
  var keep: Locator { app.element(ProfileID.dataDialog.child("replace").child("cancel")) }
  var done: Locator { app.element(ProfileID.dataDone) }

  /// Puts another path into the field.
  func retype(_ text: String) async throws {
    try await app.press(.end, .control("u"))
    try await app.type(text)
  }
}

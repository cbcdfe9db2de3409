import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// The question for a path in Travel: of a file to read, or to write.
struct TravelPathPage: Page {
  static let mark = Query(TravelID.path)

  let app: Journey

  var dialog: Locator { app.element(TravelID.path) }
  var form: Locator { app.element(TravelID.pathForm) }
  var field: Locator { app.element(TravelID.path.child("field")) }
  var message: Locator { app.element(TravelID.path.child("field").child("message")) }
  var confirm: Locator { app.element(TravelID.path.child("confirm")) }
  var question: Locator { app.element(TravelID.path.child("replace")) }
  var replace: Locator { app.element(TravelID.path.child("replace").child("confirm")) }
  var keep: Locator { app.element(TravelID.path.child("replace").child("cancel")) }

  func form(_ index: Int) -> Locator {
    app.element(TravelID.pathForm.child("option").item(index))
  }

  /// Types another path in place of the one that stands there.
  func answer(_ path: String) async throws {
    try await app.press(.end, .control("u"))
    try await app.paste(path)
    try await app.press(.enter)
  }
}

/// What a file would bring.
struct ImportPreviewPage: Page {
  static let mark = Query(TravelID.preview)

  let app: Journey

  var new: Locator { app.element(TravelID.toBeAdded) }
  var report: Locator { app.element(TravelID.report) }
  var add: Locator { app.element(TravelID.addAll) }
  var cancel: Locator { app.element(TravelID.previewCancel) }
  var back: Locator { app.element(TravelID.previewBack) }
}

/// The poster on the screen.
struct PosterPage: Page {
  static let mark = Query(TravelID.poster)

  let app: Journey

  var text: Locator { app.element(TravelID.posterText) }
  var counts: Locator { app.element(TravelID.posterCounts) }
  var save: Locator { app.element(TravelID.posterSave) }
  var back: Locator { app.element(TravelID.posterBack) }
}

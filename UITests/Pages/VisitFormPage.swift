import JourneyKit
import Terminal
import Toolkit
import TravelScreens

/// The form of state, dates and note.
struct VisitFormPage: Page {
  static let mark = Query(TravelID.form)

  let app: Journey

  var state: Locator { app.element(TravelID.formState) }
  var from: Locator { app.element(TravelID.from) }
  var until: Locator { app.element(TravelID.until) }
  var note: Locator { app.element(TravelID.formNote) }

  func fill(_ field: Locator, _ text: String) async throws {
    try await field.click()
    try await app.type(text)
  }
}

import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// The prompt for a country or a city, wherever it was opened.
struct PlacePromptPage: Page {
  static let mark = Query(TravelID.prompt)

  let app: Journey

  var box: Locator { app.element(TravelID.prompt) }
  var field: Locator { app.element(TravelID.field) }
  var suggestions: Locator { app.element(TravelID.suggestions) }
  var state: Locator { app.element(TravelID.promptState) }
  var confirm: Locator { app.element(TravelID.promptAdd) }
  var cancel: Locator { app.element(TravelID.promptCancel) }

  func suggestion(_ name: String) -> Locator { app.element(.row, name).within(suggestions) }

  func submit(_ text: String) async throws {
    try await app.type(text)
    try await app.press(.enter)
  }
}

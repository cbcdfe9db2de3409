import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The question for a path.
struct PathPage: Page {
  static let mark = Query(HealthID.prompt)

  let app: Journey

  var field: Locator { app.element(HealthID.prompt.child("field")) }
  var message: Locator { app.element(HealthID.prompt.child("field").child("message")) }
  var confirm: Locator { app.element(HealthID.prompt.child("confirm")) }
  var replaceQuestion: Locator { app.element(HealthID.prompt.child("replace")) }

  func answer(_ path: String) async throws {
    try await app.press(.control("u"))
    try await app.type(path)
    try await app.press(.enter)
  }
}

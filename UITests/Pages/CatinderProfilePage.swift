import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The user's own profile in Catinder.
struct CatinderProfilePage: Page {
  static let mark = Query(CatinderID.profile)

  let app: Journey

  var back: Locator { app.element(CatinderID.profileBack) }
  var name: Locator { app.element(CatinderID.ownName) }
  var nameProblem: Locator { app.element(CatinderID.ownName.child("message")) }
  var age: Locator { app.element(CatinderID.ownAge) }
  var ageProblem: Locator { app.element(CatinderID.ownAge.child("message")) }
  /// What could not be saved, and why.
  var failed: Locator { app.element(CatinderID.profileFailed) }
  var about: Locator { app.element(CatinderID.ownAbout) }
  var story: Locator { app.element(CatinderID.ownStory) }
  /// That there is nothing to press.
  var saved: Locator { app.element(CatinderID.profileSaved) }
  var preview: Locator { app.element(CatinderID.preview) }
  var slots: Locator { app.element(CatinderID.slots) }
  /// From 1.
  func slot(_ number: Int) -> Locator { app.element(CatinderID.slot.item(number)) }
  func menu(_ item: String) -> Locator { app.element(CatinderID.slotMenu.item(item)) }
  var prompt: Locator { app.element(CatinderID.photoPrompt) }
  var promptProblem: Locator {
    app.element(CatinderID.photoPrompt.child("field").child("message"))
  }

  /// In place of what stands in a field.
  @MainActor
  func fill(_ field: Locator, _ text: String) async throws {
    try await field.click()
    try await app.press(.end, .control("u"))
    try await app.type(text)
  }

  /// By the menu of a slot.
  @MainActor
  func add(_ path: String, at number: Int) async throws {
    try await slot(number).click()
    try await menu("add").click()
    try await app.type(path)
    try await app.press(.enter)
  }
}

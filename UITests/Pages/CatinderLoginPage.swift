import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The way into Catinder.
struct CatinderLoginPage: Page {
  static let mark = Query(CatinderID.login)

  let app: Journey

  var hint: Locator { app.element(CatinderID.loginHint) }
  var user: Locator { app.element(CatinderID.user) }
  var userProblem: Locator { app.element(CatinderID.user.child("message")) }
  var password: Locator { app.element(CatinderID.password) }
  var passwordProblem: Locator { app.element(CatinderID.password.child("message")) }
  var again: Locator { app.element(CatinderID.passwordAgain) }
  var againProblem: Locator { app.element(CatinderID.passwordAgain.child("message")) }
  var catName: Locator { app.element(CatinderID.newName) }
  var register: Locator { app.element(CatinderID.register) }
  var keeps: Locator { app.element(CatinderID.keeps) }
  var enter: Locator { app.element(CatinderID.enter) }
  var problem: Locator { app.element(CatinderID.loginProblem) }

  /// By keys alone, on the page of a new account.
  @MainActor
  func fillNewAccount(_ user: String, _ password: String, cat: String) async throws {
    for text in [user, password, password, cat] {
      try await app.type(text)
      try await app.press(.enter)
    }
  }

  /// By keys alone.
  @MainActor @discardableResult
  func logIn(
    _ name: String = "Murka", _ password: String = "milk"
  ) async throws -> CatinderDeckPage {
    try await app.type(name)
    try await app.press(.enter)
    try await app.type(password)
    try await app.press(.enter)
    return try app.on(CatinderDeckPage.self)
  }
}

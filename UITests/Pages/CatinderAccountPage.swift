import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The menu of the account, and the dialogs behind its rows.
struct CatinderAccountPage: Page {
  static let mark = Query(CatinderID.accountMenu)

  let app: Journey

  func item(_ name: String) -> Locator { app.element(CatinderID.accountMenu.item(name)) }
  var dialog: Locator { app.element(CatinderID.accountDialog) }
  var text: Locator { app.element(CatinderID.accountText) }
  var old: Locator { app.element(CatinderID.oldPassword) }
  var oldProblem: Locator { app.element(CatinderID.oldPassword.child("message")) }
  var new: Locator { app.element(CatinderID.newPassword) }
  var again: Locator { app.element(CatinderID.newPasswordAgain) }
  var againProblem: Locator { app.element(CatinderID.newPasswordAgain.child("message")) }
  var confirm: Locator { app.element(CatinderID.accountConfirm) }
  var problem: Locator { app.element(CatinderID.accountProblem) }
  var blocked: Locator { app.element(CatinderID.blocked) }
  /// The rows from the top, from 0.
  func blockedRow(_ number: Int) -> Locator {
    app.element(.row).within(app.element(CatinderID.blockedList)).nth(number)
  }

  /// From the deck or the own profile, to what a row of the menu leads to.
  @MainActor
  func open(_ name: String) async throws {
    if !app.screen.nodes.contains(where: { $0.identifier == CatinderID.profile }) {
      try await app.press("p")
    }
    try await app.element(CatinderID.accountButton).click()
    try await item(name).click()
  }
}

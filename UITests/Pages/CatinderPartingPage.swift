import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The menu with the ways out of a cat's sight, and what is behind its rows.
struct CatinderPartingPage: Page {
  static let mark = Query(CatinderID.partingMenu)

  let app: Journey

  func item(_ name: String) -> Locator { app.element(CatinderID.partingMenu.item(name)) }
  var question: Locator { app.element(CatinderID.partingQuestion) }
  var confirm: Locator { app.element(CatinderID.partingQuestion.child("confirm")) }
  var reason: Locator { app.element(CatinderID.reportReason) }
  var text: Locator { app.element(CatinderID.reportText) }
  var blocks: Locator { app.element(CatinderID.reportBlock) }
  var send: Locator { app.element(CatinderID.reportSend) }
}

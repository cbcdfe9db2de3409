import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// All who like each other with the user, and what was written last.
struct CatinderMessagesPage: Page {
  static let mark = Query(CatinderID.messages)

  let app: Journey

  var list: Locator { app.element(CatinderID.messageList) }
  var empty: Locator { app.element(CatinderID.messagesEmpty) }
  var back: Locator { app.element(CatinderID.messagesBack) }
  /// The rows from the top.
  func row(_ number: Int) -> Locator { app.element(.row).within(list).nth(number) }
}

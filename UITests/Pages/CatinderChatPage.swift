import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// What two cats have written to each other.
struct CatinderChatPage: Page {
  static let mark = Query(CatinderID.chat)

  let app: Journey

  var name: Locator { app.element(CatinderID.chatName) }
  var face: Locator { app.element(CatinderID.chatFace) }
  var back: Locator { app.element(CatinderID.chatBack) }
  var info: Locator { app.element(CatinderID.chatInfo) }
  var log: Locator { app.element(CatinderID.chatLog) }
  var newest: Locator { app.element(CatinderID.chatLog.child("newest")) }
  var input: Locator { app.element(CatinderID.chatInput) }
  var send: Locator { app.element(CatinderID.chatSend) }
  var failed: Locator { app.element(CatinderID.chatFailed) }
  /// The oldest is 1.
  func message(_ number: Int) -> Locator { app.element(CatinderID.message.item(number)) }

  /// By keys alone.
  @MainActor
  func write(_ text: String) async throws {
    try await app.type(text)
    try await app.press(.enter)
  }
}

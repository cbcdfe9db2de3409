import CatinderScreens
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The cards of Catinder, and what stands in front of them.
struct CatinderDeckPage: Page {
  static let mark = Query(CatinderID.like)

  let app: Journey

  var card: Locator { app.element(CatinderID.card) }
  var photo: Locator { app.element(CatinderID.photo) }
  var strips: Locator { app.element(CatinderID.strips) }
  var info: Locator { app.element(CatinderID.info) }
  var undo: Locator { app.element(CatinderID.undo) }
  var dislike: Locator { app.element(CatinderID.dislike) }
  var boost: Locator { app.element(CatinderID.boost) }
  var like: Locator { app.element(CatinderID.like) }
  var superlike: Locator { app.element(CatinderID.superlike) }
  var empty: Locator { app.element(CatinderID.empty) }
  var lookAgain: Locator { app.element(CatinderID.empty.child("action")) }
  var startAgain: Locator { app.element(CatinderID.startAgain) }
  /// Whether to forget all choices.
  var question: Locator { app.element(CatinderID.startAgainDialog) }
  var offline: Locator { app.element(CatinderID.disconnected) }
  var failure: Locator { app.element(CatinderID.failure) }

  var messages: Locator { app.element(CatinderID.messagesButton) }

  var full: Locator { app.element(CatinderID.full) }
  var fullName: Locator { app.element(CatinderID.fullName) }
  var fullText: Locator { app.element(CatinderID.fullText) }
  var fullClose: Locator { app.element(CatinderID.fullClose) }
  func thumbnail(_ number: Int) -> Locator { app.element(CatinderID.gallery.item(number)) }

  var match: Locator { app.element(CatinderID.match) }
  var matchText: Locator { app.element(CatinderID.matchText) }
  var matchMessage: Locator { app.element(CatinderID.matchMessage) }
  var matchClose: Locator { app.element(CatinderID.matchClose) }

  /// By the own profile.
  @MainActor
  func logOut() async throws {
    try await CatinderAccountPage(app: app).open("logOut")
  }

  /// Drags the top card by a share of its width, from the middle of its upper edge, where no button is.
  @MainActor
  func drag(by share: Double) async throws {
    let frame = try app.frame(of: CatinderID.card)
    let middle = Point(x: frame.minX + frame.columns / 2, y: frame.minY)
    let way = Int((share * Double(frame.columns)).rounded())
    try await app.drag(from: middle, to: middle + Point(x: way, y: 0))
  }
}

import CatinderScreens
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// A user whose server does not do as it should.
final class CatinderFailureJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  @MainActor
  private func with(
    _ mood: CatinderStage.Mood, size: Size = Size(80, 24),
    _ journey: (Journey, CatinderStage) async throws -> Void
  ) async throws {
    let stage = try await CatinderStage(mood)
    let launch = Launch(tab: .catinder, catinder: stage.address)
    try await inBoth(launch, size: size) { app in try await journey(app, stage) }
    await stage.stop()
  }

  @MainActor
  private func tryToLogIn(_ app: Journey) async throws -> CatinderLoginPage {
    let login = try app.on(CatinderLoginPage.self)
    try await app.type("Murka")
    try await app.press(.enter)
    try await app.type("milk")
    try await app.press(.enter)
    return login
  }

  @MainActor
  private func expect(_ app: Journey, _ words: String) throws {
    try app.expect(app.on(CatinderLoginPage.self).problem).toHave(label: "! " + words)
    try app.expect(app.on(CatinderLoginPage.self).problem).toShow("! The ")
  }

  @MainActor
  func testEachFailureIsSaidByItsKind() async throws {
    for size in Self.sizes {
      try await with(.failing(500), size: size) { app, stage in
        let login = try await tryToLogIn(app)
        try expect(app, "The request failed: the server answered with status 500.")
        stage.become(.babbling)
        try await login.enter.click()
        try expect(app, "The server's answer makes no sense: it cannot be read.")
        await stage.stop()
        try await login.enter.click()
        try expect(app, "The request failed: the server cannot be reached.")
        try app.expect(login.user).toHave(value: "Murka")
      }
    }
  }

  /// What the server does not take is kept, said, and sent once more.
  @MainActor
  func testChoicesAreSentOnceMore() async throws {
    for size in Self.sizes {
      try await with(.refusingDecisions, size: size) { app, stage in
        _ = try await tryToLogIn(app)
        let deck = try app.on(CatinderDeckPage.self)
        try app.expect(deck.card).toHave(label: "Alma, 3")
        try await app.press("l", "h")
        try app.expect(deck.card).toHave(label: "Cleo, 3")
        try app.expect(deck.failure).toShow("2 decisions not sent")
        try await app.press("u")
        try app.expect(deck.failure).toShow("1 decision not sent")
        stage.become(.well)
        try await app.press("r")
        try app.expect(deck.failure).notToExist()
        try app.expect(deck.card).toHave(label: "Bruno, 3")
      }
    }
  }

  /// With a session that is kept, the server is asked at once.
  @MainActor
  func testAnUnreachableServerCanBeTriedAgain() async throws {
    try await with(.well) { app, stage in
      _ = try await tryToLogIn(app)
      let deck = try app.on(CatinderDeckPage.self)
      try app.expect(deck.card).toExist()
      stage.become(.failing(502))
      try await app.relaunch()
      try app.expect(Query(CatinderID.unreachable)).toShow("status 502")
      stage.become(.well)
      try await app.press("r")
      try app.expect(deck.card).toExist()
    }
  }

  /// A server that does not know the session any more leads back to the way in.
  @MainActor
  func testAnEndedSessionLeadsBack() async throws {
    try await with(.well) { app, stage in
      _ = try await tryToLogIn(app)
      stage.become(.failing(401))
      try await app.press("l")
      try app.expect(app.on(CatinderLoginPage.self).user).toHave(value: "")
      try app.expectToast("The session is over. Please log in again.")
    }
  }
}

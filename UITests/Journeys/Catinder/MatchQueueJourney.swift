import CatinderDomain
import CatinderScreens
import CatinderServer
import JourneyKit
import Scheduling
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user with a card in the hand, whom two others like at the same time.
final class MatchQueueJourney: JourneyCase {
  /// Somebody else on the same server.
  @MainActor
  private func guest(_ name: String, _ house: CatinderHouse) async throws -> HTTPCatinderService {
    let service = HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: house.server, streaming: house.server,
      clock: ManualClock(now: Launch().date), activity: Activity())
    let credentials = try XCTUnwrap(Credentials(user: name, password: "password"))
    _ = try await service.register(credentials, ProfileDraft(name: name))
    return service
  }

  @MainActor
  private func journey(_ app: Journey, _ house: CatinderHouse) async throws {
    let (bob, cleo) = (try await guest("Bob", house), try await guest("Cleo", house))
    _ = try await guest("Dora", house)
    let deck = try await app.on(CatinderLoginPage.self).logIn()
    try await app.press("l", "l")
    let frame = try app.frame(of: CatinderID.card)
    let middle = Point(x: frame.minX + frame.columns / 2, y: frame.minY + 3)
    let side = middle + Point(x: frame.columns / 3, y: 0)
    try await app.hold(along: [middle, side])
    try app.expect(deck.card).toBe(.dragged)
    let me = try await bob.profiles().first { $0.name == "Murka" }
    let uid = try XCTUnwrap(me).uid
    for other in [bob, cleo] {
      let isMutual = try await other.decide(.like, on: uid)
      XCTAssertTrue(isMutual)
    }
    try await app.advance(by: .milliseconds(1))
    try await app.eventually { try app.expect(deck.matchText).toShow("Bob") }
    try app.expect(deck.card).notToBe(.dragged)
    try expectFrames(app, deck)
    try await app.drop(at: side)
    try app.expect(deck.card).toHave(label: "Dora")
    try await app.press(.escape)
    try await app.advance(by: .milliseconds(1))
    try await app.eventually { try app.expect(deck.matchText).toShow("Cleo") }
    try await app.press(.escape)
    try app.expect(deck.match).notToExist()
    try app.expect(deck.card).toHave(label: "Dora")
  }

  /// Neither has a photo: two frames of a size stand in, and the box around all that is in the middle.
  @MainActor
  private func expectFrames(_ app: Journey, _ deck: CatinderDeckPage) throws {
    let frames = [
      try app.frame(of: CatinderID.ownPhoto), try app.frame(of: CatinderID.theirPhoto),
    ]
    let surface = app.screen.surface
    for frame in frames {
      XCTAssertEqual(surface[frame.minX, frame.minY].text, "╭")
      XCTAssertEqual(surface[frame.maxX - 1, frame.maxY - 1].text, "╯")
    }
    XCTAssertEqual(frames[0].size, frames[1].size)
    let box = try deck.match.frame()
    let sides = (frames[0].minX - box.minX, box.maxX - frames[1].maxX)
    XCTAssertLessThanOrEqual(abs(sides.0 - sides.1), 1)
    let (above, below) = (box.minY - 1, surface.size.rows - 1 - box.maxY)
    XCTAssertLessThanOrEqual(abs(above - below), 1)
    XCTAssertLessThan(box.rows, 18, "no more room than there is to fill")
  }

  @MainActor
  private func run(_ driver: (Launch, DataFolder, CatinderHouse) -> any Driver) async throws {
    let house = try await CatinderHouse()
    let launch = Launch(tab: .catinder, catinder: house.address)
    let folder = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: folder)
    let driver = driver(launch, folder, house)
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, house)
    await house.close()
  }

  @MainActor
  func testMatchesComeOneAfterAnotherOnTheRealProgram() async throws {
    try await run { launch, data, _ in
      MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    }
  }

  @MainActor
  func testMatchesComeOneAfterAnotherInProcess() async throws {
    try await run { launch, data, house in
      MoggyDrivers.inProcess(launch, data: data, catinder: house.server, size: Size(80, 24))
    }
  }
}

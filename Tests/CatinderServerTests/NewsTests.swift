import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling
import XCTest

/// What arrives on the other screen without being asked for.
final class NewsTests: XCTestCase {
  func testMatchMessageAndSeenArriveInTheirOrder() async throws {
    let server = try await TestServer()
    let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
    let recorder = NewsRecorder()
    let watch = bob.watch(recorder.take)
    await recorder.wait(for: 1)
    _ = try await ann.decide(.like, on: try bob.uid)
    _ = try await bob.decide(.like, on: try ann.uid)
    await recorder.wait(for: 2)
    let message = try await ann.say("Hello\nBob", to: try bob.uid)
    await recorder.wait(for: 3)
    let answer = try await bob.say("Hi", to: try ann.uid)
    await recorder.wait(for: 4)
    try await ann.markSeen(try bob.uid)
    await recorder.wait(for: 5)
    let news = recorder.news
    XCTAssertEqual(news.first, .connected)
    guard case .match(let match) = news[1] else { return XCTFail("\(news)") }
    XCTAssertEqual(match.partner(of: try bob.uid).name, "Ann")
    XCTAssertEqual(news[2], .message(message))
    XCTAssertEqual(news[4], .seen(by: try ann.uid, upTo: answer.id))
    watch.cancel()
    await server.stop()
  }

  func testAWatchOfASessionThatIsOverSaysSo() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let kept = try XCTUnwrap(ann.session)
    await ann.logOut()
    ann.resume(kept)
    let recorder = NewsRecorder()
    let watch = ann.watch(recorder.take)
    await recorder.wait(for: 1)
    XCTAssertEqual(recorder.news, [.loggedOut])
    watch.cancel()
    await server.stop()
  }

  func testAMatchThatIsTakenBackIsTold() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let recorder = NewsRecorder()
    let watch = two.bob.watch(recorder.take)
    await recorder.wait(for: 1)
    _ = try await two.ann.undo(try two.bob.uid)
    await recorder.wait(for: 2)
    XCTAssertEqual(recorder.news.last, .matchWithdrawn(try two.ann.uid))
    watch.cancel()
    await server.stop()
  }

  func testWithoutAPortAllNewsArriveBeforeTheCallReturns() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (clock, activity) = (ManualClock(now: TestServer.start), Activity())
    let server = try await CatinderServer(
      .init(inMemoryWithPicturesIn: folder), clock: clock, activity: activity, seed: 3,
      policy: .embedded, limits: .unlimited)
    let ann = HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: server, streaming: server, clock: clock,
      activity: activity)
    _ = try await ann.logIn(try XCTUnwrap(Credentials(user: "Ann", password: "1")))
    let recorder = NewsRecorder()
    let watch = ann.watch(recorder.take)
    await recorder.wait(for: 1)
    let deck = try await ann.profiles()
    XCTAssertEqual(deck.count, 20)
    XCTAssertTrue(deck.allSatisfy(\.isDemo))
    let isMutual = try await ann.decide(.superlike, on: deck[0].uid)
    XCTAssertTrue(isMutual)
    XCTAssertEqual(recorder.news.count, 2)
    try await ann.say("Hello", to: deck[0].uid)
    XCTAssertEqual(recorder.news.count, 3)
    watch.cancel()
  }
}

import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling
import XCTest

/// What arrives on the other screen without being asked for.
final class NewsTests: ServerCase {
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
    await recorder.wait(for: .matchEnded(try two.ann.uid))
    watch.cancel()
    await server.stop()
  }

  /// Ann, alone with the server within the program.
  private func ann(in folder: URL, _ clock: ManualClock) async throws -> HTTPCatinderService {
    let activity = Activity()
    let server = try await CatinderServer(
      .init(inMemoryWithPicturesIn: folder), clock: clock, activity: activity, seed: 3,
      policy: .embedded, limits: .unlimited)
    let ann = HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: server, streaming: server, clock: clock,
      activity: activity)
    _ = try await ann.logIn(try XCTUnwrap(Credentials(user: "Ann", password: "1")))
    return ann
  }

  func testWithoutAPortAllNewsArriveBeforeTheCallReturns() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ann = try await ann(in: folder, ManualClock(now: TestServer.start))
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

  /// Nobody says there that they are still here.
  func testWithoutAPortAStreamOutlivesALongSilence() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = ManualClock(now: TestServer.start)
    let ann = try await ann(in: folder, clock)
    let recorder = NewsRecorder()
    let watch = ann.watch(recorder.take)
    await recorder.wait(for: 1)
    let waiting = clock.pendingCount
    clock.advance(by: .seconds(46))
    clock.advance(by: .seconds(86_400))
    XCTAssertEqual(clock.pendingCount, waiting)
    let cat = try await ann.profiles()[0]
    _ = try await ann.decide(.superlike, on: cat.uid)
    let message = try await ann.say("Hello", to: cat.uid)
    let news = recorder.news
    XCTAssertEqual(news.count, 3)
    XCTAssertEqual(news.first, .connected)
    XCTAssertEqual(news.last, .message(message))
    watch.cancel()
  }

  /// Over a line somebody has to say something, or it counts as broken.
  func testOverALineSilenceEndsAStream() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let recorder = NewsRecorder()
    let watch = ann.watch(recorder.take)
    await recorder.wait(for: 1)
    // The welcome is on its way in real time: silence begins when it has come.
    let end = ContinuousClock.now + .seconds(60)
    while recorder.news.count < 2, ContinuousClock.now < end {
      server.clock.advance(by: .seconds(46))
      await Task.yield()
    }
    XCTAssertEqual(
      Array(recorder.news.prefix(2)),
      [.connected, .disconnected(.requestFailed(.timedOut(.whole)))])
    watch.cancel()
    await server.stop()
  }
}

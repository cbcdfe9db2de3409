import CatinderDomain
import Foundation
import Networking
import Pictures
import TestPostgres
import XCTest

@testable import CatinderServer

/// Two servers on one database, which behave as one.
final class SharedDatabaseTests: XCTestCase {
  private struct TwoServers {
    let one: TestServer
    let other: TestServer
    let database: String

    init(
      limits: ServerLimits = .unlimited, proxies: TrustedProxies = TrustedProxies()
    ) async throws {
      let address = try TestServer.newDatabase()
      database = address
      one = try await TestServer(
        limits: limits, place: .init(database: address), proxies: proxies)
      other = try await TestServer(
        limits: limits, place: .init(database: address), proxies: proxies)
    }

    func stop() async {
      await one.stop()
      await other.stop()
    }

    /// The same person, on the other server.
    func moved(_ client: HTTPCatinderService) throws -> HTTPCatinderService {
      let moved = try other.client()
      moved.resume(try XCTUnwrap(client.session))
      return moved
    }
  }

  func testNewsOfOneServerReachListenersOfTheOtherInTheirOrder() async throws {
    let servers = try await TwoServers()
    let two = try await TwoGuests(servers.one)
    let bob = try servers.moved(two.bob)
    let recorder = NewsRecorder()
    let watch = bob.watch(recorder.takeButMatches)
    await recorder.wait(for: 1)
    var sent: [CatinderNews] = []
    for number in 0..<30 {
      sent.append(.message(try await two.ann.say("\(number)", to: try two.bob.uid)))
    }
    await recorder.wait(for: 31)
    XCTAssertEqual(recorder.news, [.connected] + sent, "each once")
    watch.cancel()
    await servers.stop()
  }

  func testALogoutOnOneServerEndsStreamsOfTheOther() async throws {
    let servers = try await TwoServers()
    let ann = try await servers.one.guest("Ann")
    let moved = try servers.moved(ann)
    let recorder = NewsRecorder()
    let watch = moved.watch(recorder.take)
    await recorder.wait(for: 1)
    await ann.logOut()
    await recorder.wait(for: 2)
    XCTAssertNotEqual(recorder.news[1], .connected)
    watch.cancel()
    await servers.stop()
  }

  func testAPictureOfOneServerIsSeenOnTheOther() async throws {
    let servers = try await TwoServers()
    let ann = try await servers.one.guest("Ann")
    let pixels = [UInt8](repeating: 90, count: 64 * 64 * 4)
    let name = try await ann.uploadImage(
      Data(try PictureCopying.jpeg(pixels, width: 64, height: 64)))
    let (here, there) = (try await ann.image(name), try await servers.moved(ann).image(name))
    XCTAssertEqual(here, there)
    XCTAssertEqual(here.prefix(2), Data([0xFF, 0xD8]))
    await servers.stop()
  }

  /// Guesses count on both, whichever of them is asked, and so does a known device.
  func testGuessesOnOneServerCountOnTheOther() async throws {
    var limits = ServerLimits()
    (limits.requests, limits.nameFailures) = (nil, nil)
    let servers = try await TwoServers(
      limits: limits, proxies: TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self)))
    _ = try await servers.one.guest("Ann")
    func logIn(
      _ server: TestServer, _ password: String, device: String? = nil,
      from address: String = "203.0.113.7"
    ) async throws -> HTTPResponse {
      var body = ["user": "Ann", "password": password]
      body["device"] = device
      return try await server.ask(
        .post, CatinderPath.login, body: CatinderJSON.encode(body), type: "application/json",
        forwardedFor: address)
    }
    let right = "password of Ann"
    let first = try await logIn(servers.one, right, from: "192.0.2.1")
    let login = try CatinderJSON.decode(CatinderAnswers.Login.self, first.body)
    var statuses: [Int] = []
    for number in 0..<8 {
      let server = number.isMultiple(of: 2) ? servers.one : servers.other
      statuses.append(try await logIn(server, "a guess").status)
    }
    XCTAssertEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429])
    for server in [servers.one, servers.other] {
      let refused = try await logIn(server, right)
      XCTAssertEqual(refused.status, 429)
      XCTAssertEqual(refused.headers["Retry-After"], "1")
      let known = try await logIn(server, right, device: login.device)
      XCTAssertEqual(known.status, 200, "a known device")
      let elsewhere = try await logIn(server, right, from: "192.0.2.1")
      XCTAssertEqual(elsewhere.status, 200, "where the owner is")
    }
    await servers.stop()
  }

  func testAPictureThatIsSentToBothServersIsAddedOnce() async throws {
    let servers = try await TwoServers()
    let ann = try await servers.one.guest("Ann")
    let moved = try servers.moved(ann)
    let pixels = [UInt8](repeating: 90, count: 64 * 64 * 4)
    let picture = Data(try PictureCopying.jpeg(pixels, width: 64, height: 64))
    for _ in 0..<5 {
      let id = UUID()
      async let first = ann.uploadImage(picture, id: id)
      async let second = moved.uploadImage(picture, id: id)
      let names = try await [first, second]
      XCTAssertEqual(names[0], names[1])
    }
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile.photosNames.count, 5)
    let pictures = try PostgresConnection(servers.database).rows("SELECT name FROM picture")
    XCTAssertEqual(Set(pictures.compactMap { $0.text(0) }), Set(profile.photosNames))
    await servers.stop()
  }

  /// Each sees the other's like, or neither has come first. Many at once, so that some meet.
  func testTwoWhoLikeAtTheSameMomentOnTwoServersAlwaysMatch() async throws {
    let servers = try await TwoServers()
    var pairs: [(ann: HTTPCatinderService, bob: HTTPCatinderService)] = []
    for number in 0..<40 {
      pairs.append(
        (
          try await servers.one.guest("Ann \(number)"),
          try await servers.other.guest("Bob \(number)")
        ))
    }
    let mutual = try await withThrowingTaskGroup(of: Bool.self) { group in
      for (ann, bob) in pairs {
        let (annID, bobID) = (try ann.uid, try bob.uid)
        group.addTask { try await ann.decide(.like, on: bobID) }
        group.addTask { try await bob.decide(.like, on: annID) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    XCTAssertEqual(mutual, pairs.count)
    for (ann, _) in pairs {
      let matches = try await ann.matches()
      XCTAssertEqual(matches.count, 1)
    }
    await servers.stop()
  }

  func testAMessageThatIsSentToBothServersAtOnceIsSaidOnce() async throws {
    let servers = try await TwoServers()
    let two = try await TwoGuests(servers.one)
    let moved = try servers.moved(two.ann)
    let bob = try two.bob.uid
    for number in 0..<20 {
      let message = try XCTUnwrap(OutgoingMessage("\(number)", id: UUID()))
      async let first = two.ann.send(message, to: bob)
      async let second = moved.send(message, to: bob)
      let answers = try await [first, second]
      XCTAssertEqual(answers[0].id, answers[1].id)
      XCTAssertEqual(answers[0].date, answers[1].date)
    }
    let messages = try await two.bob.messages(with: try two.ann.uid, before: nil)
    XCTAssertEqual(messages.map(\.text), (0..<20).map { "\($0)" })
    await servers.stop()
  }

  func testANameThatTwoServersAreAskedForAtOnceIsTakenOnce() async throws {
    let servers = try await TwoServers()
    for round in 0..<10 {
      async let first = Self.isTaken("Cat \(round)", servers.one)
      async let second = Self.isTaken("Cat \(round)", servers.other)
      let taken = try await [first, second]
      XCTAssertEqual(taken.filter(\.self).count, 1, "round \(round)")
    }
    await servers.stop()
  }

  private static func isTaken(_ name: String, _ server: TestServer) async throws -> Bool {
    do { _ = try await server.guest(name) } catch let error as CatinderError {
      guard error == .nameTaken else { throw error }
      return true
    }
    return false
  }

  func testADatabaseThatIsAwayIsSaidAndItsReturnNeedsNobody() async throws {
    let servers = try await TwoServers()
    let two = try await TwoGuests(servers.one)
    let bob = try servers.moved(two.bob)
    let recorder = NewsRecorder()
    let watch = bob.watch(recorder.takeButMatches)
    await recorder.wait(for: 1)
    let database = try TestPostgres.shared()
    try database.order("stop")
    let token = try two.ann.token
    let refused = try await servers.one.ask(.get, CatinderPath.ownProfile, token: token)
    XCTAssertEqual(refused.status, 503)
    XCTAssertEqual(refused.headers["Retry-After"], "1")
    try database.order("start")
    let answer = try await servers.one.ask(.get, CatinderPath.ownProfile, token: token)
    XCTAssertEqual(answer.status, 200)
    let message = try await two.ann.say("Still there?", to: try two.bob.uid)
    await recorder.wait(for: 2)
    XCTAssertEqual(recorder.news, [.connected, .message(message)], "the stream was kept")
    watch.cancel()
    await servers.stop()
  }

  func testTwoServersThatBeginAtOnceMakeTheTablesOnce() async throws {
    let address = try TestServer.newDatabase()
    async let first = TestServer(place: .init(database: address))
    async let second = TestServer(place: .init(database: address))
    for server in try await [first, second] { await server.stop() }
    let steps = try PostgresConnection(address).rows("SELECT name FROM migration")
    XCTAssertEqual(Set(steps.compactMap { $0.text(0) }).count, steps.count)
    XCTAssertGreaterThan(steps.count, 0)
  }

  func testTablesOfANewerVersionAreLeftAlone() async throws {
    let address = try TestServer.newDatabase()
    await (try await TestServer(place: .init(database: address))).stop()
    try PostgresConnection(address).script("INSERT INTO migration (name) VALUES ('of tomorrow')")
    do {
      _ = try await TestServer(place: .init(database: address))
      XCTFail("it was opened")
    } catch { XCTAssertEqual(error as? DatabaseProblem, .newer) }
  }
}

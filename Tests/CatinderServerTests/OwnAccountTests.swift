import CatinderDomain
import Core
import Foundation
import Interchange
import Networking
import Scheduling
import XCTest

@testable import CatinderServer

/// What a user does with the account itself: password, sessions, own data, and its end.
final class OwnAccountTests: ServerCase {
  private func secret(_ text: String) throws -> Secret { try XCTUnwrap(Secret(text)) }

  private func expect(
    _ expected: CatinderError, _ body: () async throws -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do {
      try await body()
      XCTFail("it worked", file: file, line: line)
    } catch { XCTAssertEqual(error as? CatinderError, expected, file: file, line: line) }
  }

  /// The same account on another terminal.
  private func again(_ name: String, _ server: TestServer) async throws -> HTTPCatinderService {
    let client = try server.client()
    _ = try await client.logIn(
      try XCTUnwrap(Credentials(user: name, password: "password of \(name)")))
    return client
  }

  // MARK: Password and sessions
  func testANewPasswordEndsAllOtherSessions() async throws {
    let server = try await TestServer()
    let here = try await server.guest("Ann")
    let there = try await again("Ann", server)
    let recorder = NewsRecorder()
    let watch = there.watch(recorder.take)
    await recorder.wait(for: 1)
    try await here.changePassword(
      from: try secret("password of Ann"), to: try secret("another one"))
    let profile = try await here.ownProfile()
    XCTAssertEqual(profile.name, "Ann", "this session goes on")
    await expect(.notLoggedIn) { _ = try await there.ownProfile() }
    watch.cancel()
    await expect(.wrongCredentials) { _ = try await again("Ann", server) }
    let new = try server.client()
    _ = try await new.logIn(try XCTUnwrap(Credentials(user: "Ann", password: "another one")))
    await server.stop()
  }

  func testAPasswordIsChangedByWhoKnowsItAloneAndByTheRules() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    await expect(.wrongPassword) {
      try await ann.changePassword(from: try secret("a guess"), to: try secret("another one"))
    }
    await expect(.invalid(fields: ["newPassword"])) {
      try await ann.changePassword(from: try secret("password of Ann"), to: try secret("short"))
    }
    _ = try await again("Ann", server)
    await server.stop()
  }

  func testGuessesOfThePasswordHaveALimit() async throws {
    var limits = ServerLimits.unlimited
    limits.deviceFailures = .init(free: 3, longest: .seconds(60), forgiving: .seconds(60))
    let server = try await TestServer(limits: limits)
    let ann = try await server.guest("Ann")
    for _ in 0..<3 {
      await expect(.wrongPassword) { try await ann.deleteAccount(try secret("a guess")) }
    }
    do {
      try await ann.deleteAccount(try secret("a guess"))
      XCTFail("a fourth guess was heard")
    } catch {
      guard case .tooManyRequests = error as? CatinderError else { return XCTFail("\(error)") }
    }
    await server.stop()
  }

  func testLoggingOutEverywhereEndsEachSessionAndNobodyElses() async throws {
    let server = try await TestServer()
    let here = try await server.guest("Ann")
    let there = try await again("Ann", server)
    let bob = try await server.guest("Bob")
    try await here.logOutEverywhere()
    await expect(.notLoggedIn) { _ = try await here.ownProfile() }
    await expect(.notLoggedIn) { _ = try await there.ownProfile() }
    let profile = try await bob.ownProfile()
    XCTAssertEqual(profile.name, "Bob")
    await server.stop()
  }

  // MARK: Own data
  func testTheOwnDataAreAllOfItInOneArchive() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let eve = try await server.guest("Eve")
    let photo = try await two.ann.uploadImage(try Self.jpeg())
    for number in 1...(CatinderLimits.messages + 1) {
      try await two.ann.say("Message \(number)", to: try two.bob.uid)
    }
    try await two.ann.report(CatReport(.spam, "Ads."), about: try eve.uid)
    try await two.ann.part(.block, from: try eve.uid)
    let day = try XCTUnwrap(CalendarDay(iso: "2026-11-21"))
    let archive = try ZipArchive(try await OwnArchive.collect(from: two.ann, on: day))
    let files = try archive.entries.map { ($0.name, try archive.content(of: $0)) }
    XCTAssertEqual(files.map(\.0), ["catinder.json", "photos/1-\(photo)"])
    let records = try JSONReader.value(in: files[0].1, mostValues: 100_000)
    let account = records["account"]
    XCTAssertEqual(account["user"].string, "ann")
    XCTAssertEqual(account["profile"]["name"].string, "Ann")
    XCTAssertEqual(account["decisions"].items.compactMap { $0["name"].string }, ["Bob"])
    XCTAssertEqual(account["blocked"].items.compactMap { $0["name"].string }, ["Eve"])
    XCTAssertEqual(account["reports"].items.compactMap { $0["text"].string }, ["Ads."])
    XCTAssertEqual(account["sessionsUntil"].items.count, 1)
    let messages = records["chats"].items.first?["messages"].items ?? []
    XCTAssertEqual(
      messages.compactMap { $0["text"].string },
      (1...(CatinderLimits.messages + 1)).map { "Message \($0)" }, "page by page")
    let picture = try await two.ann.image(photo)
    XCTAssertEqual(files[1].1, picture)
    await server.stop()
  }

  // MARK: The end
  func testADeletedAccountLeavesNothingBehind() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let eve = try await server.guest("Eve")
    _ = try await two.ann.uploadImage(try Self.jpeg())
    try await two.ann.say("Hello", to: try two.bob.uid)
    try await two.bob.say("Hi", to: try two.ann.uid)
    try await two.ann.part(.block, from: try eve.uid)
    try await two.ann.report(CatReport(.spam, "Ads."), about: try eve.uid)
    try await eve.report(CatReport(.spam, "She."), about: try two.ann.uid)
    let uid = try two.ann.uid
    let recorder = NewsRecorder()
    let watch = two.bob.watch(recorder.take)
    await recorder.wait(for: 1)
    try await two.ann.deleteAccount(try secret("password of Ann"))
    let files = try await Self.pictures(of: server)
    XCTAssertEqual(files, [], "files too, within the call")
    await recorder.wait(for: .matchEnded(uid))
    watch.cancel()
    await expect(.notLoggedIn) { _ = try await two.ann.ownProfile() }
    await expect(.notFound) { _ = try await two.bob.profile(uid) }
    let (matches, cats) = (try await two.bob.matches(), try await two.bob.profiles())
    XCTAssertEqual(matches, [])
    XCTAssertEqual(cats.map(\.name), ["Eve"])
    let rows = try await server.server.application.store.records.read { transaction in
      try ["photo", "decision", "pair", "message", "block", "report", "gone_photo"].map {
        try transaction.number("SELECT count(*) FROM \($0)") ?? -1
      } + [
        try transaction.number("SELECT count(*) FROM account") ?? -1,
        try transaction.number("SELECT count(*) FROM session") ?? -1,
      ]
    }
    XCTAssertEqual(rows, [0, 0, 0, 0, 0, 0, 0, 2, 2])
    let new = try await server.guest("Ann")
    XCTAssertNotEqual(try new.uid, uid, "the name is free again")
    await server.stop()
  }

  func testNobodyDeletesAnAccountWithoutItsPasswordOrForAnother() async throws {
    let server = try await TestServer()
    let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
    await expect(.wrongPassword) { try await bob.deleteAccount(try secret("password of Ann")) }
    let stranger = try await server.ask(
      .post, CatinderPath.deleteAccount, body: Data(#"{"password":"password of Ann"}"#.utf8),
      type: "application/json")
    XCTAssertEqual(stranger.status, 401)
    for one in [ann, bob] { _ = try await one.ownProfile() }
    await server.stop()
  }

  /// The program may end between the records and the files.
  func testFilesThatWereLeftGoWithTheNextStart() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await leaveAFile(in: folder)
    XCTAssertEqual(try Self.pictures(in: folder).count, 1)
    let server = try await TestServer(folder: folder)
    XCTAssertEqual(try Self.pictures(in: folder), [])
    await server.stop()
  }

  private func leaveAFile(in folder: URL) async throws {
    let clock = ManualClock(now: TestServer.start)
    let server = try await CatinderServer(
      .init(folder: folder), clock: clock, activity: Activity(), seed: 1, limits: .unlimited)
    let ann = HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: server, streaming: server, clock: clock,
      activity: Activity())
    _ = try await ann.register(
      try XCTUnwrap(Credentials(user: "Ann", password: "password of Ann")),
      ProfileDraft(name: "Ann"))
    _ = try await ann.uploadImage(try Self.jpeg())
    let store = server.application.store
    try await store.delete(try await store.account(try ann.uid))
  }

  private static func pictures(of server: TestServer) async throws -> [String] {
    guard TestEngine.chosen == .postgres else { return try pictures(in: server.folder) }
    return try await server.server.application.store.records.read { transaction in
      try transaction.rows("SELECT name FROM picture", []).compactMap { $0.text(0) }
    }
  }

  private static func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "pictures").path)
  }

  private static func jpeg() throws -> Data {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PictureFixtures/baseline.jpg")
    return try Data(contentsOf: file)
  }
}

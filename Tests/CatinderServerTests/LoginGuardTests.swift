import CatinderDomain
import Foundation
import Networking
import Scheduling
import XCTest

@testable import CatinderServer

/// Who guesses passwords is held up, and not the one whose password it is.
final class LoginGuardTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

  private static func attempt(
    _ name: String = "ann", from client: String = "203.0.113.7", device: String? = nil
  ) -> LoginGuard.Attempt { LoginGuard.Attempt(name: name, client: client, device: device) }

  private func attempt(
    _ name: String = "ann", from client: String = "203.0.113.7", device: String? = nil
  ) -> LoginGuard.Attempt { Self.attempt(name, from: client, device: device) }

  private func wait(_ guesses: LoginGuard, _ attempt: LoginGuard.Attempt) async -> Int? {
    await Self.wait(guesses, attempt)
  }

  /// The seconds after which the next try is allowed; nil where it is now.
  private static func wait(_ guesses: LoginGuard, _ attempt: LoginGuard.Attempt) async -> Int? {
    do {
      try await guesses.enter(attempt)
      return nil
    } catch { return (error as? Refusal)?.retryAfter }
  }

  func testThePairOfNameAndAddressWaitsLongerAndLonger() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    var waits: [Int?] = []
    for _ in 0..<10 {
      try await guesses.note(attempt(), isRight: false)
      let wait = await wait(guesses, attempt())
      waits.append(wait)
      clock.advance(by: .seconds(wait ?? 0))
    }
    XCTAssertEqual(waits, [nil, nil, nil, nil, 1, 2, 4, 8, 16, 32])
    let elsewhere = await wait(guesses, attempt(from: "198.51.100.1"))
    XCTAssertNil(elsewhere, "the owner, from another address")
  }

  func testTheDelayHasAnEndAndFailuresAreForgiven() async throws {
    var limits = ServerLimits()
    limits.nameFailures = nil
    let guesses = LoginGuard(limits: limits, clock: clock, failures: FailureTable(clock: clock))
    for _ in 0..<40 { try await guesses.note(attempt(), isRight: false) }
    var wait = await wait(guesses, attempt())
    XCTAssertEqual(wait, 900)
    clock.advance(by: .seconds(900))
    wait = await self.wait(guesses, attempt())
    XCTAssertNil(wait)
    clock.advance(by: .seconds(300 * 40))
    try await guesses.note(attempt(), isRight: false)
    wait = await self.wait(guesses, attempt())
    XCTAssertNil(wait, "as if nothing had been")
  }

  func testTheRightPasswordForgetsTheFailuresOfThePair() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    for _ in 0..<4 { try await guesses.note(attempt(), isRight: false) }
    try await guesses.note(attempt(), isRight: true)
    for _ in 0..<4 { try await guesses.note(attempt(), isRight: false) }
    let wait = await wait(guesses, attempt())
    XCTAssertNil(wait)
  }

  func testAnAddressThatTriesManyNamesIsRefused() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    for number in 0..<26 { try await guesses.note(attempt("name \(number)"), isRight: false) }
    var wait = await wait(guesses, attempt("another"))
    XCTAssertEqual(wait, 60, "sixty-four, cut to the longest")
    wait = await self.wait(guesses, attempt("another", from: "203.0.113.8"))
    XCTAssertNil(wait)
  }

  /// From any number of addresses: the owner comes in after some seconds, and at once from a known device or
  /// from an address from which the right password has come.
  func testANameIsNeverRefusedForTheGuessesOfOthers() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    try await guesses.note(attempt(from: "192.0.2.1"), isRight: true)
    for number in 0..<5000 {
      try await guesses.note(
        attempt(from: "198.51.\(number / 250).\(number % 250)"), isRight: false)
    }
    let (device, home) = (attempt(device: "1 abc"), attempt(from: "192.0.2.1"))
    for known in [device, home] {
      let wait = await wait(guesses, known)
      XCTAssertNil(wait)
      XCTAssertEqual(clock.pendingCount, 0, "and at once")
    }
    let stranger = attempt()
    let held = Task { await LoginGuardTests.wait(guesses, stranger) }
    while clock.pendingCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(4))
    let wait = await held.value
    XCTAssertNil(wait, "held back for the longest time of a name, and no longer")
  }

  func testOnlySoManyAreHeldBackAtOnce() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    for number in 0..<20 {
      try await guesses.note(attempt(from: "198.51.100.\(number)"), isRight: false)
    }
    let tasks = (0..<LoginGuard.mostHeld).map { number in
      Task {
        await LoginGuardTests.wait(guesses, LoginGuardTests.attempt(from: "203.0.113.\(number)"))
      }
    }
    while clock.pendingCount < LoginGuard.mostHeld { await Task.yield() }
    let one = await wait(guesses, attempt(from: "203.0.113.99"))
    XCTAssertEqual(one, 4)
    clock.advance(by: .seconds(4))
    for task in tasks {
      let wait = await task.value
      XCTAssertNil(wait)
    }
    XCTAssertEqual(clock.pendingCount, 0)
  }

  func testADeviceThatGuessesIsHeldUpAlone() async throws {
    let guesses = LoginGuard(
      limits: ServerLimits(), clock: clock, failures: FailureTable(clock: clock))
    for _ in 0..<12 { try await guesses.note(attempt(device: "1 abc"), isRight: false) }
    var wait = await wait(guesses, attempt(device: "1 abc"))
    XCTAssertEqual(wait, 4)
    for other in [attempt(), attempt(device: "1 def")] {
      wait = await self.wait(guesses, other)
      XCTAssertNil(wait)
    }
  }

  func testWithoutLimitsNothingIsCounted() async throws {
    let guesses = LoginGuard(
      limits: .unlimited, clock: clock, failures: FailureTable(clock: clock))
    for _ in 0..<100 { try await guesses.note(attempt(), isRight: false) }
    let wait = await wait(guesses, attempt())
    XCTAssertNil(wait)
  }

  func testTheTableHasAnEndAndForgetsTheOldest() throws {
    let table = FailureTable(clock: clock)
    let limit = try XCTUnwrap(ServerLimits().addressFailures)
    func key(_ number: Int) -> FailureKey { FailureKey(kind: .address, text: "client \(number)") }
    for number in 0..<25_000 {
      table.add([(key(number), limit)])
      clock.advance(by: .microseconds(10))
    }
    XCTAssertLessThanOrEqual(table.count(.address), 20_000)
    for _ in 0..<21 { table.add([(key(24_999), limit)]) }
    let record = try XCTUnwrap(table.records(of: [key(24_999)])[key(24_999)])
    XCTAssertGreaterThan(record.wait(at: table.now, limit), .zero)
  }

  // MARK: - Over the port
  private func logIn(
    _ server: TestServer, _ password: String, device: String? = nil, from address: String
  ) async throws -> HTTPResponse {
    var body = ["user": "Ann", "password": password]
    body["device"] = device
    return try await server.ask(
      .post, CatinderPath.login, body: CatinderJSON.encode(body), type: "application/json",
      forwardedFor: address)
  }

  func testTheOwnerComesInWhileSomebodyGuesses() async throws {
    var limits = ServerLimits()
    limits.requests = nil
    limits.nameFailures = nil
    let server = try await TestServer(
      limits: limits, proxies: TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self)))
    _ = try await server.guest("Ann")
    let right = "password of Ann"
    let first = try await logIn(server, right, from: "192.0.2.1")
    let login = try CatinderJSON.decode(CatinderAnswers.Login.self, first.body)
    let device = try XCTUnwrap(login.device)
    var statuses: [Int] = []
    for _ in 0..<8 {
      statuses.append(try await logIn(server, "a guess", from: "203.0.113.7").status)
    }
    XCTAssertEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429])
    let refused = try await logIn(server, right, from: "203.0.113.7")
    XCTAssertEqual(refused.status, 429)
    XCTAssertEqual(refused.headers["Retry-After"], "1")
    let elsewhere = try await logIn(server, right, from: "192.0.2.9")
    XCTAssertEqual(elsewhere.status, 200)
    let known = try await logIn(server, right, device: device, from: "203.0.113.7")
    XCTAssertEqual(known.status, 200, "even from where the guesses come")
    for wrong in ["x", device.uppercased(), String(device.dropLast()), device + "0"] {
      let answer = try await logIn(server, right, device: wrong, from: "203.0.113.7")
      XCTAssertEqual(answer.status, 429, wrong)
    }
    await server.stop()
  }

  /// The client of the program keeps the proof and brings it along.
  func testAClientThatWasHereBeforeIsNotHeldUp() async throws {
    var limits = ServerLimits()
    (limits.requests, limits.nameFailures) = (nil, nil)
    let server = try await TestServer(limits: limits)
    _ = try await server.guest("Ann")
    let credentials = try XCTUnwrap(Credentials(user: "Ann", password: "password of Ann"))
    let known = try server.client(
      devices: DeviceFile(folder: server.folder.appending(path: "known")))
    _ = try await known.logIn(credentials)
    await known.logOut()
    for _ in 0..<6 { _ = try await logIn(server, "a guess", from: "127.0.0.1") }
    _ = try await known.logIn(credentials)
    do {
      _ = try await server.client().logIn(credentials)
      XCTFail("the guesses came from the same address")
    } catch {
      XCTAssertEqual(error as? CatinderError, .tooManyRequests(retryAfter: .seconds(1)))
    }
    await server.stop()
  }

  func testADeviceOfSomebodyElseIsNoDevice() async throws {
    let server = try await TestServer()
    let eve = try await server.guest("Eve")
    let hash = try PasswordHash(of: "password of Ann", rounds: 16)
    let other = try PasswordHash(of: "password of Eve", rounds: 16)
    let proof = try DeviceProof(for: try eve.uid, other)
    XCTAssertNotNil(try DeviceProof(proof.text, for: try eve.uid, other))
    XCTAssertNil(try DeviceProof(proof.text, for: try eve.uid, hash), "another password")
    XCTAssertNil(try DeviceProof(proof.text, for: ProfileID(UUID()), other), "another account")
    XCTAssertNotEqual(try DeviceProof(for: try eve.uid, other).text, proof.text)
    await server.stop()
  }

  func testAddressesOfAHouseholdShareTheirFailures() async throws {
    var limits = ServerLimits()
    (limits.requests, limits.nameFailures) = (nil, nil)
    let server = try await TestServer(
      limits: limits, proxies: TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self)))
    _ = try await server.guest("Ann")
    var statuses: [Int] = []
    for number in 1...6 {
      statuses.append(
        try await logIn(server, "a guess", from: "2001:470:1:2::\(number)").status)
    }
    XCTAssertEqual(statuses, [401, 401, 401, 401, 401, 429])
    let neighbour = try await logIn(server, "a guess", from: "2001:470:1:3::1")
    XCTAssertEqual(neighbour.status, 401)
    await server.stop()
  }
}

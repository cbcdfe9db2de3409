import FaultyServer
import Foundation
import Scheduling
import Synchronization
import XCTest

@testable import Networking

/// Case 31, and the rules of trying again.
final class RetryTests: XCTestCase {
  private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700))
  private let activity = Activity()
  private let unreachable = HTTPError.unreachable(host: "a.example", reason: "no network")

  private func client(
    _ answers: [ScriptedClient.Answer], quotas: [String: RequestQuota] = [:]
  ) -> (client: RetryingHTTPClient, inner: ScriptedClient) {
    let inner = ScriptedClient(answers, clock)
    let client = RetryingHTTPClient(
      inner, activity: activity, clock: clock, seed: 7, quotas: quotas)
    return (client, inner)
  }

  private func request(_ method: HTTPMethod = .get) throws -> HTTPRequest {
    HTTPRequest(method, try XCTUnwrap(URL(string: "https://a.example/x")))
  }

  func test31AServiceThatComesBackIsHeard() async throws {
    let (client, inner) = client([.status(503), .status(500), .status(200, "back")])
    let request = try request()
    let (result, waited) = await clock.driving { await client.result(request) }
    XCTAssertEqual(try result.get().text, "back")
    XCTAssertEqual(inner.requests.count, 3)
    XCTAssertLessThanOrEqual(waited, .milliseconds(500 + 1000 + 200))
    XCTAssertTrue(activity.isIdle)
  }

  func test31ThreeTriesAndTheLastAnswerIsHandedOn() async throws {
    let (client, inner) = client([.status(500, "sorry")])
    let request = try request()
    let (result, _) = await clock.driving { await client.result(request) }
    XCTAssertEqual(try result.get().text, "sorry")
    XCTAssertEqual(inner.requests.count, 3)
  }

  /// What has cost ten seconds is not begun again: no question costs more than twenty.
  func test22AHostThatFailsSlowlyIsNotAskedAgain() async throws {
    let slow = SlowClient(clock: clock)
    let client = RetryingHTTPClient(slow, activity: activity, clock: clock, seed: 7)
    let request = try request()
    let (result, _) = await clock.driving { await client.result(request) }
    XCTAssertThrowsError(try result.get()) {
      XCTAssertEqual($0 as? HTTPError, .timedOut(.head))
    }
    XCTAssertEqual(slow.count.withLock { $0 }, 1)
  }

  func test31ALongRetryAfterIsKeptByEverybody() async throws {
    let (client, inner) = client([
      .status(429, "", ["Retry-After": "3600"]), .status(200, "later"),
    ])
    let request = try request()
    let first = try await client.send(request)
    XCTAssertEqual(first.status, 429)
    let until = clock.now.addingTimeInterval(3600)
    for _ in 0..<20 {
      let error = await client.error(request)
      XCTAssertEqual(error, .resting(host: "a.example", until: until))
    }
    XCTAssertEqual(inner.requests.count, 1)
    clock.advance(by: .seconds(3600))
    let later = try await client.send(request)
    XCTAssertEqual(later.text, "later")
  }

  func test31ARetryAfterOfAYearCountsAsAnHour() async throws {
    let (client, _) = client([.status(503, "", ["Retry-After": "31536000"]), .status(200)])
    let request = try request()
    _ = try await client.send(request)
    clock.advance(by: .seconds(3600))
    let later = try await client.send(request)
    XCTAssertEqual(later.status, 200)
  }

  func test31AShortRetryAfterIsWaitedFor() async throws {
    let (client, _) = client([.status(429, "", ["Retry-After": "4"]), .status(200)])
    let request = try request()
    let (result, waited) = await clock.driving { await client.result(request) }
    XCTAssertEqual(try result.get().status, 200)
    XCTAssertGreaterThanOrEqual(waited, .seconds(4))
  }

  func testRetryAfterMayBeADate() {
    let now = Date(timeIntervalSince1970: 1_795_259_700)  // 21 Nov 2026 11:15:00 GMT
    func rest(_ text: String) -> Duration? {
      HTTPResponse(status: 429, headers: ["Retry-After": text], body: Data(), confirmed: now)
        .retryAfter
    }
    XCTAssertEqual(rest("Sat, 21 Nov 2026 11:15:20 GMT"), .seconds(20))
    XCTAssertEqual(rest("Sat, 21 Nov 2020 11:15:20 GMT"), .zero)
    for junk in ["soon", "-5", "", "1e9", "Sat, 41 Nov 2026 11:15:20 GMT"] {
      XCTAssertNil(rest(junk), junk)
    }
  }

  func testFiveFailuresOpenTheCircuitForAMinute() async throws {
    let (client, inner) = client([.failure(unreachable)])
    let request = try request()
    _ = await clock.driving { await client.result(request) }
    let (second, _) = await clock.driving { await client.result(request) }
    XCTAssertEqual(inner.requests.count, 5)
    guard case .failure(.resting("a.example", _, unreachable)) = second else {
      return XCTFail("\(second)")
    }
    clock.advance(by: .seconds(60))
    // One try finds that nothing has changed, and closes the door again.
    let (third, _) = await clock.driving { await client.result(request) }
    XCTAssertEqual(inner.requests.count, 6)
    guard case .failure(.resting) = third else { return XCTFail("\(third)") }
  }

  func testAPersonsRequestPassesARestAfterFailures() async throws {
    let failures = [ScriptedClient.Answer](repeating: .failure(unreachable), count: 5)
    let (client, inner) = client(failures + [.status(200, "back")])
    var request = try request()
    let patient = request
    for _ in 0..<2 { _ = await clock.driving { await client.result(patient) } }
    XCTAssertEqual(inner.requests.count, 5)
    request.isUrgent = true
    let answer = try await client.send(request)
    XCTAssertEqual(answer.text, "back")
    let next = try await client.send(patient)
    XCTAssertEqual(next.text, "back")
  }

  func testAPersonsRequestPassesNoRestThatTheHostAskedFor() async throws {
    for answers in [
      [ScriptedClient.Answer.status(429, "", ["Retry-After": "3600"])],
      [ScriptedClient.Answer](repeating: .status(429), count: 5),
    ] {
      let (client, inner) = client(answers + [.status(200)])
      var request = try request()
      let patient = request
      for _ in 0..<2 { _ = await clock.driving { await client.result(patient) } }
      request.isUrgent = true
      let error = await client.error(request)
      guard case .resting("a.example", _, nil) = error else { return XCTFail("\(error as Any)") }
      XCTAssertEqual(inner.requests.count, answers.count)
    }
  }

  func testASuccessForgetsTheFailures() async throws {
    let failures = [ScriptedClient.Answer](repeating: .failure(unreachable), count: 2)
    let (client, inner) = client(failures + [.status(200)] + failures + [.status(200)])
    let request = try request()
    for _ in 0..<2 {
      let (result, _) = await clock.driving { await client.result(request) }
      XCTAssertEqual(try result.get().status, 200)
    }
    XCTAssertEqual(inner.requests.count, 6)
  }

  func testWhatIsNotPassingOrNotRepeatableIsSentOnce() async throws {
    for error in [HTTPError.insecure("x"), .tooLarge(limit: 1), .malformed("x"), .timedOut(.whole)]
    {
      let (client, inner) = client([.failure(error)])
      let found = await client.error(try request())
      XCTAssertEqual(found, error)
      XCTAssertEqual(inner.requests.count, 1)
    }
    let (client, inner) = client([.status(503)])
    _ = try await client.send(request(.post))
    XCTAssertEqual(inner.requests.count, 1)
    let (other, missing) = self.client([.status(404)])
    _ = try await other.send(request())
    XCTAssertEqual(missing.requests.count, 1)
  }

  func testAWaitIsNotBusyAndEndsWhenCancelled() async throws {
    let (client, inner) = client([.failure(unreachable)])
    let (request, activity, clock) = (try request(), activity, clock)
    let result = ResultBox()
    let task = CountedJob.start("job", activity) { result.set(await client.error(request)) }
    await until { clock.pendingCount == 1 && activity.isIdle }
    XCTAssertEqual(inner.requests.count, 1)
    task.cancel()
    await task.value
    XCTAssertEqual(result.error, .cancelled)
    XCTAssertTrue(activity.isIdle)
    XCTAssertEqual(clock.pendingCount, 0)
  }

  func testTheTermsOfAServiceAreKept() async throws {
    let quota = RequestQuota([.init(2, per: .seconds(60)), .init(3, per: .seconds(3600))])
    let (client, inner) = client([.status(200)], quotas: ["a.example": quota])
    let request = try request()
    for _ in 0..<2 { _ = try await client.send(request) }
    let third = await client.error(request)
    XCTAssertEqual(third, .quota(host: "a.example", until: clock.now.addingTimeInterval(60)))
    clock.advance(by: .seconds(60))
    _ = try await client.send(request)
    let fifth = await client.error(request)
    XCTAssertEqual(fifth, .quota(host: "a.example", until: clock.now.addingTimeInterval(3540)))
    XCTAssertEqual(inner.requests.count, 3)
  }

  func testOneRequestASecondWaitsItsTurn() async throws {
    let quota = RequestQuota([.init(1, per: .seconds(1))])
    let (client, _) = client([.status(200)], quotas: ["a.example": quota])
    let request = try request()
    let (_, waited) = await clock.driving {
      for _ in 0..<4 { _ = await client.result(request) }
    }
    XCTAssertGreaterThanOrEqual(waited, .seconds(3))
    XCTAssertLessThan(waited, .seconds(4))
  }

  func testTheBoundsOfTheWaits() {
    let policy = RetryPolicy()
    let bounds = (2...8).map { policy.bound(before: $0) }
    XCTAssertEqual(bounds, [0.5, 1, 2, 4, 8, 8, 8].map { .seconds($0) })
  }
}

/// Never gets a header.
private final class SlowClient: HTTPClient {
  let count = Mutex(0)
  private let clock: ManualClock

  init(clock: ManualClock) {
    self.clock = clock
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    count.withLock { $0 += 1 }
    clock.advance(by: TransportLimits().head)
    throw .timedOut(.head)
  }
}

import Foundation
import Persistence
import Scheduling
import XCTest

@testable import Networking

/// Case 32, and what is kept for how long.
final class CacheTests: XCTestCase {
  private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700))

  private func client(
    _ answers: [ScriptedClient.Answer], capacity: Int = 1 << 20
  ) throws -> (client: CachedHTTPClient, inner: ScriptedClient, cache: HTTPCache) {
    let inner = ScriptedClient(answers, clock)
    let store = try DataStore(
      .inMemory, schemas: [HTTPCache.schema], activity: Activity(), clock: clock)
    let cache = HTTPCache(capacity: capacity) { store }
    return (CachedHTTPClient(inner, cache: cache, clock: clock), inner, cache)
  }

  private func request(
    _ path: String = "x", _ freshness: Freshness = Freshness()
  ) throws
    -> HTTPRequest
  {
    HTTPRequest(
      .get, try XCTUnwrap(URL(string: "https://a.example/\(path)")), freshness: freshness)
  }

  func testWhatHoldsIsNotAskedForAgain() async throws {
    let (client, inner, _) = try client([
      .status(200, "one", ["Cache-Control": "max-age=60"]), .status(200, "two"),
    ])
    let request = try request()
    for _ in 0..<3 {
      let answer = try await client.send(request)
      XCTAssertEqual(answer.text, "one")
    }
    XCTAssertEqual(inner.requests.count, 1)
    clock.advance(by: .seconds(60))
    let later = try await client.send(request)
    XCTAssertEqual(later.text, "two")
  }

  func testStaleIsThereAtOnceWithItsAge() async throws {
    let (client, inner, _) = try client([.status(200, "one")])
    let request = try request()
    let none = await client.stored(request)
    XCTAssertNil(none)
    _ = try await client.send(request)
    clock.advance(by: .seconds(7200))
    let found = await client.stored(request)
    let stale = try XCTUnwrap(found)
    XCTAssertEqual(stale.text, "one")
    XCTAssertEqual(stale.age(at: clock.now), .seconds(7200))
    XCTAssertFalse(stale.isFresh(at: clock.now))
    XCTAssertEqual(inner.requests.count, 1)
  }

  func testAnErrorLeavesWhatIsKept() async throws {
    let (client, _, _) = try client([
      .status(200, "one"), .status(500, "sorry"), .failure(.timedOut(.head)),
    ])
    let request = try request()
    _ = try await client.send(request)
    let second = try await client.send(request)
    XCTAssertEqual(second.status, 500)
    let third = await client.error(request)
    XCTAssertEqual(third, .timedOut(.head))
    let kept = await client.stored(request)
    XCTAssertEqual(kept?.text, "one")
  }

  func test32AnUnchangedAnswerIsConfirmed() async throws {
    let validators: HTTPFields = [
      "ETag": "\"1\"", "Last-Modified": "Sat, 21 Nov 2026 11:00:00 GMT",
    ]
    let (client, inner, _) = try client([
      .status(200, "one", validators),
      .status(
        304, "",
        ["Date": "Sat, 21 Nov 2026 11:20:00 GMT", "Expires": "Sat, 21 Nov 2026 11:50:00 GMT"]),
    ])
    let request = try request()
    _ = try await client.send(request)
    clock.advance(by: .seconds(300))
    let answer = try await client.send(request)
    XCTAssertEqual(answer.text, "one")
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.confirmed, clock.now)
    XCTAssertEqual(answer.freshUntil, clock.now.addingTimeInterval(1800))
    let asked = try XCTUnwrap(inner.requests.last)
    XCTAssertEqual(asked.headers["If-None-Match"], "\"1\"")
    XCTAssertEqual(asked.headers["If-Modified-Since"], "Sat, 21 Nov 2026 11:00:00 GMT")
    let again = await client.stored(request)
    XCTAssertEqual(again?.headers["ETag"], "\"1\"")
  }

  func test32UnchangedWithoutAnythingKeptIsAnError() async throws {
    let (client, _, _) = try client([.status(304)])
    let error = await client.error(try request())
    XCTAssertEqual(error, .malformed("304 to a request without a condition"))
  }

  func test32UnchangedWithoutAConditionIsAnErrorAndLeavesWhatIsKept() async throws {
    let (client, inner, _) = try client([.status(200, "one"), .status(304, "", ["ETag": "9"])])
    let request = try request()
    _ = try await client.send(request)
    let error = await client.error(request)
    XCTAssertEqual(error, .malformed("304 to a request without a condition"))
    XCTAssertNil(inner.requests.last?.headers["If-None-Match"])
    let kept = await client.stored(request)
    XCTAssertEqual(kept?.text, "one")
    XCTAssertNil(kept?.headers["ETag"])
  }

  func test32UnchangedUnderAnotherTagIsAskedForAnew() async throws {
    let (client, inner, _) = try client([
      .status(200, "one", ["ETag": "\"1\""]), .status(304, "", ["ETag": "\"2\""]),
      .status(200, "two", ["ETag": "\"2\""]), .status(304, "", ["ETag": "W/\"2\""]),
      .status(304, "", ["ETag": "\"3\""]), .status(304, "", ["ETag": "\"3\""]),
    ])
    let request = try request()
    for expected in ["one", "two", "two"] {
      let answer = try await client.send(request)
      XCTAssertEqual(answer.text, expected)
    }
    let error = await client.error(request)
    XCTAssertEqual(error, .malformed("304 to a request without a condition"))
    XCTAssertEqual(
      inner.requests.map { $0.headers["If-None-Match"] },
      [nil, "\"1\"", nil, "\"2\"", "W/\"2\"", nil])
    let kept = await client.stored(request)
    XCTAssertEqual(kept?.text, "two")
  }

  func test32AChangedETagReplacesWhatIsKept() async throws {
    let (client, inner, _) = try client([
      .status(200, "one", ["ETag": "1"]), .status(200, "two", ["ETag": "2"]), .status(304),
    ])
    let request = try request()
    for expected in ["one", "two", "two"] {
      let answer = try await client.send(request)
      XCTAssertEqual(answer.text, expected)
    }
    XCTAssertEqual(inner.requests.map { $0.headers["If-None-Match"] }, [nil, "1", "2"])
  }

  func test32AWrongClockOfTheServerChangesNothing() {
    let headers: HTTPFields = [
      "Date": "Mon, 01 Jan 2001 00:00:00 GMT", "Expires": "Mon, 01 Jan 2001 00:30:00 GMT",
    ]
    XCTAssertEqual(lifetime(headers), 1800)
  }

  func test32JunkInCacheControlCountsAsNothing() {
    for (text, expected) in [
      ("max-age=banana", 900), ("max-age=-5", 900), ("max-age=\"60\"", 60), ("MAX-AGE = 60", 60),
      ("max-age=99999999999999999999", 900), ("max-age=999999999", 86_400), ("no-cache", 0),
      (",,;=,", 900), ("", 900), ("public, max-age=60, stale-while-revalidate=30", 60),
    ] as [(String, TimeInterval)] {
      XCTAssertEqual(lifetime(["Cache-Control": text]), expected, text)
    }
    XCTAssertEqual(lifetime(["Expires": "0"]), 0)
    XCTAssertEqual(lifetime(["Expires": "Fri, 31 Dec 9999 23:59:59 GMT"]), 86_400)
    XCTAssertEqual(lifetime(["Cache-Control": "max-age=60", "Age": "50"]), 10)
  }

  func testWhatMustNotBeKeptIsNot() async throws {
    for headers in [["Cache-Control": "no-store"], ["Vary": "*"]] as [HTTPFields] {
      let (client, _, cache) = try client([.status(200, "one", headers)])
      _ = try await client.send(request())
      let size = await cache.size()
      XCTAssertEqual(size, 0)
    }
  }

  func testTheSizeIsBoundedAndTheOldestGo() async throws {
    let body = String(repeating: "x", count: 1000)
    let (client, _, cache) = try client([.status(200, body)], capacity: 5000)
    for number in 0..<20 {
      _ = try await client.send(request("\(number)"))
      clock.advance(by: .seconds(1))
    }
    let size = await cache.size()
    XCTAssertEqual(size, 5000)
    let first = await client.stored(try request("0"))
    XCTAssertNil(first)
    let last = await client.stored(try request("19"))
    XCTAssertNotNil(last)
  }

  func testAClockThatWasSetBackMakesNoNegativeAge() async throws {
    let response = HTTPResponse(
      status: 200, headers: [:], body: Data(), confirmed: clock.now,
      freshUntil: clock.now.addingTimeInterval(60))
    let before = clock.now.addingTimeInterval(-86_400)
    XCTAssertEqual(response.age(at: before), .zero)
    XCTAssertFalse(response.isFresh(at: before))
  }

  func testAPersonMayAskSoonerWhereTheTermsAllowIt() async throws {
    let (client, inner, _) = try client([.status(200, "one")])
    let hour = Duration.seconds(3600)
    let patient = try request("x", Freshness(otherwise: hour))
    let eager = try request("x", Freshness(otherwise: hour, renewAfter: .seconds(60)))
    _ = try await client.send(patient)
    clock.advance(by: .seconds(59))
    _ = try await client.send(eager)
    XCTAssertEqual(inner.requests.count, 1)
    clock.advance(by: .seconds(1))
    _ = try await client.send(patient)
    XCTAssertEqual(inner.requests.count, 1)
    _ = try await client.send(eager)
    XCTAssertEqual(inner.requests.count, 2)
  }

  func test57NoSecretComesIntoTheCache() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = Folders(under: folder)
    try folders.create()
    let cache = HTTPCache(in: folders, activity: Activity(), clock: clock)
    let client = CachedHTTPClient(
      ScriptedClient([.status(200, "one")], clock), cache: cache, clock: clock)
    var request = try request()
    request.secrets = [(.query("appid"), try XCTUnwrap(Secret("key-4711")))]
    _ = try await client.send(request)
    let kept = await client.stored(request)
    XCTAssertEqual(kept?.text, "one")
    let file = try Data(contentsOf: folders.cache.appending(path: "answers.sqlite"))
    XCTAssertNil(file.range(of: Data("key-4711".utf8)))
    XCTAssertNotNil(file.range(of: Data("a.example".utf8)))
  }

  private func lifetime(_ headers: HTTPFields) -> TimeInterval {
    let response = HTTPResponse(status: 200, headers: headers, body: Data(), confirmed: clock.now)
    return CacheRules.freshUntil(response, otherwise: .seconds(900))
      .timeIntervalSince(response.confirmed)
  }
}

import Foundation
import Networking
import Scheduling
import XCTest

final class FixtureTests: XCTestCase {
  private var folder = URL(filePath: "/")
  private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700))

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("moscow".utf8).write(to: folder.appending(path: "moscow.json"))
    try Data("else".utf8).write(to: folder.appending(path: "else.json"))
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func index(_ text: String) throws {
    try Data("{\"answers\": [\(text)]}".utf8).write(to: folder.appending(path: "index.json"))
  }

  private func request(_ text: String) throws -> HTTPRequest {
    HTTPRequest(.get, try XCTUnwrap(URL(string: text)))
  }

  func testTheFirstThatFitsAnswers() async throws {
    try index(
      """
      {"host": "a.example", "path": "/v1", "query": {"lat": "55.75"}, "file": "moscow.json",
       "headers": {"ETag": "1"}},
      {"path": "/v1", "file": "else.json", "status": 201},
      {"method": "POST", "path": "/v2"}
      """)
    let client = FixtureHTTPClient(folder: folder, clock: clock)
    let first = try await client.send(request("https://A.example/v1?lon=1&lat=55.75"))
    XCTAssertEqual(first.text, "moscow")
    XCTAssertEqual(first.headers["etag"], "1")
    let second = try await client.send(request("https://b.example/v1?lat=55.75"))
    XCTAssertEqual(second.text, "else")
    XCTAssertEqual(second.status, 201)
    let third = await client.error(try request("https://a.example/v2"))
    XCTAssertEqual(
      third, .unreachable(host: "a.example", reason: "no fixture for /v2"))
    XCTAssertEqual(client.requests.count, 3)
  }

  func testAnAnswerMayServeACountOfTimesAndTheWorldMayChange() async throws {
    try index(
      """
      {"path": "/", "fault": "unreachable", "times": 1}, {"path": "/", "status": 503, "times": 1},
      {"path": "/", "file": "else.json"}
      """)
    let client = FixtureHTTPClient(folder: folder, clock: clock)
    let request = try request("https://a.example/")
    let first = await client.error(request)
    XCTAssertEqual(first?.isPassing, true)
    let second = try await client.send(request)
    XCTAssertEqual(second.status, 503)
    for _ in 0..<2 {
      let next = try await client.send(request)
      XCTAssertEqual(next.text, "else")
    }
    try index("{\"path\": \"/\", \"file\": \"moscow.json\"}")
    let last = try await client.send(request)
    XCTAssertEqual(last.text, "moscow")
  }

  func testConditionsAreHonoured() async throws {
    try index(
      "{\"path\": \"/\", \"file\": \"else.json\", \"headers\": {\"Last-Modified\": \"then\"}}")
    let client = FixtureHTTPClient(folder: folder, clock: clock)
    var request = try request("https://a.example/")
    request.headers["If-Modified-Since"] = "then"
    let answer = try await client.send(request)
    XCTAssertEqual(answer.status, 304)
    XCTAssertTrue(answer.body.isEmpty)
  }

  func testABadIndexOrAMissingFileSaysSo() async throws {
    let client = FixtureHTTPClient(folder: folder, clock: clock)
    let request = try request("https://a.example/")
    for text in ["{\"path\": 5}", "{\"path\": \"/\", \"file\": \"gone.json\"}"] {
      try index(text)
      let error = await client.error(request)
      guard case .malformed = error else { return XCTFail("\(String(describing: error))") }
    }
  }
}

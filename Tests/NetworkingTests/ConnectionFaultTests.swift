import FaultyServer
import Foundation
import Networking
import Scheduling
import XCTest

/// Cases 21 to 24: no way to the server, no answer, no end of the answer.
final class ConnectionFaultTests: TransportTestCase {
  func test21ARefusedConnectionSaysSo() async throws {
    let server = try await server { _ in .silence }
    let request = try HTTPRequest(server)
    await server.stop()
    let error = try await client().error(request)
    guard case .unreachable("127.0.0.1", let reason) = error else {
      return XCTFail("\(String(describing: error))")
    }
    XCTAssertEqual(reason, "Connection refused")
  }

  func test21AnUnknownNameSaysSo() async throws {
    let url = try XCTUnwrap(URL(string: "http://no-such-host.invalid/"))
    let error = try await client().error(HTTPRequest(.get, url))
    XCTAssertEqual(error, .unreachable(host: "no-such-host.invalid", reason: "no such name"))
  }

  func test22AServerThatNeverAnswersIsLeftAfterTheHeadLimit() async throws {
    let clock = ManualClock(now: .distantPast)
    let server = try await server { _ in .silence }
    let (client, request) = (try client(clock: clock), try HTTPRequest(server))
    let task = Task { await client.error(request) }
    await server.waitForRequests(1)
    clock.advance(by: TransportLimits().head)
    let error = await task.value
    XCTAssertEqual(error, .timedOut(.head))
    XCTAssertEqual(error?.isPassing, true)
  }

  func test23AHeaderThatDripsDoesNotGainTime() async throws {
    let clock = ManualClock(now: .distantPast)
    let server = try await server { _ in .raw("HTTP/1.1 200 OK\r\nX-Slow: ", closing: false) }
    let (client, request) = (try client(clock: clock), try HTTPRequest(server))
    let task = Task { await client.error(request) }
    await server.waitForRequests(1)
    for _ in 0..<20 {
      await server.drip("x")
      clock.advance(by: .milliseconds(500))
    }
    let error = await task.value
    XCTAssertEqual(error, .timedOut(.head))
  }

  func test23ABodyThatDripsDoesNotGainTime() async throws {
    let clock = ManualClock(now: .distantPast)
    let server = try await server { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nx", closing: false)
    }
    let (client, request) = (try client(clock: clock), try HTTPRequest(server))
    let task = Task { await client.error(request) }
    await server.waitForRequests(1)
    // The limit of the head is over when the head has come; that of the whole stays.
    await until { clock.pendingCount == 1 }
    for _ in 0..<40 {
      await server.drip("x")
      clock.advance(by: .milliseconds(500))
    }
    let error = await task.value
    XCTAssertEqual(error, .timedOut(.whole))
    XCTAssertEqual(error?.isPassing, false, "20 s are not spent three times")
  }

  func test24AShortBodyIsNoAnswer() async throws {
    let error = try await error(.raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"))
    assertInterrupted(error)
  }

  func test24AChunkThatIsCutIsNoAnswer() async throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    let error = try await error(.raw(head + "5\r\nhello\r\n40\r\nha"))
    assertInterrupted(error)
  }

  func test24AResetInTheBodyIsNoAnswer() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"
    let error = try await error(ServerReply([.bytes(Array(head.utf8)), .reset]))
    assertInterrupted(error)
  }

  func test24ACutAnswerIsAskedForAgain() async throws {
    let server = try await server { request in
      request.number == 0
        ? .raw("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwh") : .answer(200, "whole")
    }
    let clock = ManualClock(now: .distantPast)
    let (live, request) = (try client(), try HTTPRequest(server))
    let retrying = RetryingHTTPClient(live, activity: Activity(), clock: clock, seed: 1)
    let (result, _) = await clock.driving { await retrying.result(request) }
    XCTAssertEqual(try result.get().text, "whole")
    XCTAssertEqual(server.requests.count, 2)
  }

  private func assertInterrupted(_ error: HTTPError?, line: UInt = #line) {
    guard case .interrupted = error else {
      return XCTFail("\(String(describing: error))", line: line)
    }
    XCTAssertEqual(error?.isPassing, true, line: line)
  }
}

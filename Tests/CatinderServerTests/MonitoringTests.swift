import CatinderDomain
import Foundation
import Glibc
import Logging
import Networking
import Scheduling
import XCTest

@testable import CatinderServer

/// Health, figures and the log: for those who run the server.
final class MonitoringTests: XCTestCase {
  func testHealthAndReadinessAreAnsweredHoweverOftenTheyAreAskedFor() async throws {
    var limits = ServerLimits()
    limits.requests = .init(burst: 2, perMinute: 1)
    let server = try await TestServer(limits: limits)
    for path in ["/health", "/ready"] {
      for _ in 0..<5 {
        let answer = try await server.ask(.get, path)
        XCTAssertEqual(answer.status, 200)
        XCTAssertEqual(String(decoding: answer.body, as: UTF8.self), #"{"result":true}"#)
      }
    }
    let other = try await server.ask(.get, CatinderPath.description)
    XCTAssertEqual(other.status, 200, "and take nothing from anybody")
    await server.stop()
  }

  private func metrics(_ server: TestServer) async throws -> String {
    let port = try await server.server.listenForMonitoring(ListenOptions(port: 0))
    let answer = try await server.ask(.get, "/metrics", port: port.number)
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.headers["Content-Type"], ServerMetrics.mediaType)
    await port.close()
    return String(decoding: answer.body, as: UTF8.self)
  }

  func testTheFiguresAreThoseOfWhatHasHappenedAndOnAnAddressOfTheirOwn() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    for _ in 0..<3 { _ = try await ann.profiles() }
    _ = try await server.ask(.get, "/nowhere/with-a-secret")
    let hidden = try await server.ask(.get, "/metrics")
    XCTAssertEqual(hidden.status, 404, "not where everybody comes in")
    let text = try await metrics(server)
    for line in [
      #"moggy_requests_total{method="GET",route="/profiles",status="200"} 3"#,
      #"moggy_requests_total{method="any",route="none",status="404"} 2"#,
      #"moggy_request_seconds_bucket{route="/profiles",le="+Inf"} 3"#,
      #"moggy_request_seconds_count{route="/profiles"} 3"#,
      #"moggy_passwords_waiting 0"#, #"moggy_event_streams 0"#,
      #"moggy_connections{phase="streaming"} 0"#, "# TYPE moggy_request_seconds histogram",
    ] {
      XCTAssertTrue(text.contains(line + "\n"), "\(line)\n\(text)")
    }
    XCTAssertFalse(text.contains("secret"))
    await server.stop()
  }

  /// Each line is a comment, or a name with its labels and a number: what Prometheus reads.
  func testEveryLineIsOfTheFormat() async throws {
    let server = try await TestServer()
    _ = try await server.guest("Ann")
    let text = try await metrics(server)
    XCTAssertTrue(text.hasSuffix("\n"))
    var typed: Set<Substring> = []
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if let found = line.firstMatch(of: /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/) {
        XCTAssertTrue(typed.insert(found.1).inserted, "twice: \(line)")
        continue
      }
      if line.hasPrefix("# HELP ") { continue }
      let sample = try XCTUnwrap(
        line.wholeMatch(of: /([a-z_]+)(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? [-0-9.e]+/),
        "\(line)")
      let base = sample.1.replacing(/_(bucket|sum|count)$/, with: "")
      XCTAssertTrue(typed.contains(sample.1) || typed.contains(base[...]), "\(line)")
    }
  }

  func testALineOfTheLogHasTheRouteAndNotThePath() async throws {
    let lines = Lines()
    for form in LogLines.Form.allCases {
      let clock = ManualClock(now: TestServer.start)
      let logger = Logger(label: "test") { _ in
        LogLines(form, clock: clock) { lines.add($0) }
      }
      let monitor = ServerMonitor(log: logger, clock: clock)
      let route = Route(
        method: "GET", path: "/messages/{profileUid}", summary: "", success: .description
      ) { _ in throw Refusal.failed }
      monitor.note(route, status: 200, time: .microseconds(1500), client: "203.0.113.7")
      monitor.note(nil, status: 404, time: .zero, client: "2001:db8::/64")
    }
    XCTAssertEqual(
      lines.all,
      [
        """
        2026-09-21T14:13:20.000Z info request client=203.0.113.7 method=GET ms=1.5 \
        route=/messages/{profileUid} status=200
        """,
        """
        2026-09-21T14:13:20.000Z info request client=2001:db8::/64 method=any ms=0.0 route=none \
        status=404
        """,
        """
        {"time":"2026-09-21T14:13:20.000Z","level":"info","message":"request",\
        "client":"203.0.113.7","method":"GET","ms":1.5,"route":"/messages/{profileUid}",\
        "status":200}
        """,
        """
        {"time":"2026-09-21T14:13:20.000Z","level":"info","message":"request",\
        "client":"2001:db8::/64","method":"any","ms":0.0,"route":"none","status":404}
        """,
      ])
  }

  func testWhoReadsTheLogSlowlyHoldsUpNobody() {
    let gate = DispatchSemaphore(value: 0)
    let written = Lines()
    let queue = LineQueue { lines in
      gate.wait()
      for line in lines.split(separator: "\n") { written.add(String(line)) }
    }
    for number in 0..<30_000 { queue.add("\(number)") }
    for _ in 0..<10 { gate.signal() }
    queue.flush()
    let lines = written.all
    XCTAssertEqual(lines.first, "0")
    XCTAssertLessThan(lines.count, 30_000)
    XCTAssertTrue(lines.contains { $0.hasSuffix(" lines were dropped") })
    queue.add("later")
    gate.signal()
    queue.flush()
    XCTAssertEqual(written.all.last, "later")
  }
}

/// The end of a server that finishes what is under way.
final class DrainTests: XCTestCase {
  func testWhatIsUnderWayIsFinishedAndReadinessIsDeniedMeanwhile() async throws {
    let server = try await TestServer()
    let body = #"{"user":"Nobody","password":"password"}"#
    let slow = RawConnection(port: server.port.number)
    slow.send(
      "POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n")
    let silent = RawConnection(port: server.port.number)
    await server.waitForConnections(2)
    while server.port.requestsUnderWay == 0 { await Task.yield() }
    let drained = Task { await server.port.drain(within: .seconds(30)) }
    while !server.server.application.monitor.isDraining { await Task.yield() }
    let ready = try await server.ask(.get, "/ready")
    XCTAssertEqual(ready.status, 503)
    XCTAssertNotNil(ready.headers["Retry-After"])
    let health = try await server.ask(.get, "/health")
    XCTAssertEqual(health.status, 200)
    slow.send(body)
    let answer = slow.answer()
    XCTAssertTrue(answer.hasPrefix("HTTP/1.1 401"), answer)
    XCTAssertTrue(answer.lowercased().contains("connection: close"), answer)
    await drained.value
    XCTAssertEqual(silent.answer(), "", "who has asked for nothing is not waited for")
    await server.stop()
  }

  func testItWaitsNoLongerThanItsTime() async throws {
    let server = try await TestServer()
    let slow = RawConnection(port: server.port.number)
    slow.send("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n")
    await server.waitForConnections(1)
    while server.port.requestsUnderWay == 0 { await Task.yield() }
    let timers = server.clock.pendingCount
    let drained = Task { await server.port.drain(within: .seconds(5)) }
    while server.clock.pendingCount == timers { await Task.yield() }
    server.clock.advance(by: .seconds(5))
    await drained.value
    XCTAssertEqual(slow.answer(), "")
    await server.stop()
  }

  /// A proxy that finds nobody listening asks another server, whatever the request.
  func testAfterHalfOfTheTimeNobodyNewIsTakenAndWhatHasBegunIsFinished() async throws {
    let server = try await TestServer()
    let slow = RawConnection(port: server.port.number)
    slow.send("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n")
    await server.waitForConnections(1)
    while server.port.requestsUnderWay == 0 { await Task.yield() }
    let timers = server.clock.pendingCount
    let drained = Task { await server.port.drain(within: .seconds(10)) }
    while server.clock.pendingCount == timers { await Task.yield() }
    let health = try await server.ask(.get, "/health")
    XCTAssertEqual(health.status, 200)
    server.clock.advance(by: .seconds(5))
    var isTaken = true
    for _ in 0..<1000 where isTaken {
      isTaken = (try? await server.ask(.get, "/health")) != nil
      await Task.yield()
    }
    XCTAssertFalse(isTaken)
    // A client has an answer before the server's loop has noted that it left.
    while server.port.requestsUnderWay > 1 { await Task.yield() }
    XCTAssertEqual(server.port.requestsUnderWay, 1)
    slow.send("0123456789")
    let answer = slow.answer()
    XCTAssertTrue(answer.hasPrefix("HTTP/1.1 415"), answer)
    await drained.value
    await server.stop()
  }

  func testStreamsEndAndComeToNoneAgain() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    func watching() throws -> RawConnection {
      let raw = RawConnection(port: server.port.number)
      raw.send(
        "GET /events HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n"
          + "Authorization: Bearer \(try ann.token)\r\n\r\n")
      return raw
    }
    // A client has an answer before the server's loop has noted that it left.
    while server.port.requestsUnderWay > 0 { await Task.yield() }
    let slow = RawConnection(port: server.port.number)
    slow.send("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n")
    while server.port.requestsUnderWay == 0 { await Task.yield() }
    let stream = try watching()
    while server.server.application.hub.count == 0 { await Task.yield() }
    let drained = Task { await server.port.drain(within: .seconds(5)) }
    XCTAssertTrue(stream.answer().contains(": welcome"), "and then its end")
    XCTAssertEqual(try watching().status(), 503)
    slow.send("0123456789")
    _ = slow.answer()
    await drained.value
    await server.stop()
  }

  func testTheProgramDrainsOnASignalAndEndsWell() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let served = try ServedProgram(folder, options: ["--port", "0", "--drain", "20"])
    let body = #"{"user":"Nobody","password":"password"}"#
    let slow = RawConnection(port: served.port)
    slow.send(
      "POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n")
    XCTAssertTrue(slow.next().hasPrefix("HTTP/1.1 100"))
    Glibc.kill(served.identifier, SIGTERM)
    while try await readiness(served) == 200 { await Task.yield() }
    slow.send(body)
    XCTAssertTrue(slow.answer().contains("401 Unauthorized"))
    let end = served.waitForEnd()
    XCTAssertEqual(end.status, 0)
    XCTAssertFalse(end.isSignal)
  }

  private func readiness(_ served: ServedProgram) async throws -> Int? {
    let raw = RawConnection(port: served.port)
    raw.send("GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    return raw.status()
  }
}

import CatinderDomain
import CatinderServer
import Scheduling
import XCTest

/// Connections that take their time, or say what no request is.
final class SlowClientTests: XCTestCase {
  func testARequestThatDoesNotComeInTimeIsCutOff() async throws {
    let server = try await TestServer()
    let slow = RawConnection(port: server.port.number)
    slow.send("GET /profiles HTTP/1.1\r\nHost: here\r\nX-Slow: ")
    await server.waitForConnections(1)
    server.clock.advance(by: .seconds(19))
    slow.send("y")
    XCTAssertEqual(server.port.connections, 1)
    server.clock.advance(by: .seconds(2))
    XCTAssertEqual(slow.answer(), "")
    await server.waitForConnections(0)
    await server.stop()
  }

  func testABodyThatDripsIsCutOff() async throws {
    let server = try await TestServer()
    let slow = RawConnection(port: server.port.number)
    slow.send(
      "POST /login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        + "Content-Length: 100\r\n\r\n{")
    await server.waitForConnections(1)
    server.clock.advance(by: .seconds(21))
    XCTAssertEqual(slow.answer(), "")
    await server.stop()
  }

  func testManyWhoSayNothingDoNotKeepOutOneWhoDoes() async throws {
    var limits = ServerLimits.unlimited
    limits.connections = 16
    let server = try await TestServer(limits: limits)
    let crowd = (0..<400).map { _ in RawConnection(port: server.port.number) }
    for one in crowd { one.send("GET / HTTP/1.1\r\n") }
    let guest = RawConnection(port: server.port.number)
    guest.send("GET /openapi.json HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    XCTAssertEqual(guest.status(), 200)
    XCTAssertLessThanOrEqual(server.port.connections, 16)
    XCTAssertEqual(crowd.count, 400)
    await server.stop()
  }

  /// Of hundreds, some say a byte at a time, some ask and ask and never read, some only watch, and all
  /// that were thrown out come again; one who asks in earnest is answered every time.
  func testOneIsAnsweredAmongHundredsWhoKeepTheServerWaiting() async throws {
    var limits = ServerLimits.unlimited
    limits.connections = 100
    limits.streams = 100
    let server = try await TestServer(limits: limits)
    let (ann, eve) = (try await server.guest("Ann"), try await server.guest("Eve"))
    let watching =
      "GET /events HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n"
      + "Authorization: Bearer \(try eve.token)\r\n\r\n"
    let asking = "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n"
    var crowd: [RawConnection] = []
    for round in 0..<10 {
      crowd += (0..<40).map { _ in RawConnection(port: server.port.number) }
      for (index, one) in crowd.enumerated() {
        switch index % 4 {
        case 0: one.send(watching)
        case 1: one.send(String(repeating: asking, count: 10))
        default: one.send(round == index / 40 ? "GET /profiles HTTP/1.1\r\nX: " : "y")
        }
      }
      let guest = RawConnection(port: server.port.number)
      guest.send(
        "GET /profile HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
          + "Authorization: Bearer \(try ann.token)\r\n\r\n")
      XCTAssertEqual(guest.status(), 200, "round \(round)")
      XCTAssertLessThanOrEqual(server.port.connections, 100)
    }
    XCTAssertEqual(crowd.count, 400)
    await server.stop()
  }

  func testWhatIsNoRequestIsRefusedAndTheConnectionClosed() async throws {
    let server = try await TestServer()
    let cases: [(String, Int)] = [
      ("NONSENSE\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
      ("GET profiles HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "y", count: 20_000))\r\n\r\n", 431),
      ("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n", 413),
    ]
    for (text, status) in cases {
      let raw = RawConnection(port: server.port.number)
      raw.send(text)
      if status == 413 { raw.finish() }
      XCTAssertEqual(raw.status(), status, String(text.prefix(60)))
    }
    await server.stop()
  }

  func testRequestsOnOneConnectionAreAnsweredInTheirOrder() async throws {
    let server = try await TestServer()
    let raw = RawConnection(port: server.port.number)
    raw.send(
      "GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n"
        + "GET /profile HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let answer = raw.answer()
    let first = try XCTUnwrap(answer.range(of: "404 Not Found"))
    let second = try XCTUnwrap(answer.range(of: "401 Unauthorized"))
    XCTAssertLessThan(first.lowerBound, second.lowerBound)
    await server.stop()
  }
}

extension TestServer {
  /// Yields until so many are connected: the system tells the server in its own time.
  func waitForConnections(_ count: Int) async {
    while port.connections != count { await Task.yield() }
  }
}

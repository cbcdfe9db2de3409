import FaultyServer
import Foundation
import Networking
import XCTest

/// Cases 25 to 27: answers that break the rules of HTTP.
final class ProtocolFaultTests: TransportTestCase {
  func test25ANegativeLengthIsRefused() async throws {
    assertMalformed(try await error(.raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello")))
  }

  func test25TwoLengthsAreRefused() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\nhello"
    assertMalformed(try await error(.raw(head)))
  }

  func test25AHugeLengthIsRefusedBeforeTheBody() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n"
    let error = try await error(.raw(head, closing: false))
    XCTAssertEqual(error, .tooLarge(limit: BodyLimit.document.bytes))
  }

  func test25ABodyLongerThanSaidIsCutAndItsConnectionNotUsedAgain() async throws {
    let server = try await server { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello, and more", closing: false)
    }
    let (client, request) = (try client(), try HTTPRequest(server))
    for _ in 0..<3 {
      let answer = try? await client.send(request)
      XCTAssertEqual(answer?.text ?? "hello", "hello")
    }
    let connections = Set(server.requests.map(\.connection))
    XCTAssertEqual(connections.count, server.requests.count)
  }

  func test26ABadChunkIsRefused() async throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    assertMalformed(try await error(.raw(head + "zz\r\nhello\r\n0\r\n\r\n")))
  }

  func test26AGarbledStatusLineIsRefused() async throws {
    assertMalformed(try await error(.raw("SSH-2.0-OpenSSH_9.2\r\n\r\n")))
  }

  func test26AnEmptyReplyIsNoAnswer() async throws {
    let error = try await error(ServerReply([.close]))
    guard case .interrupted = error else { return XCTFail("\(String(describing: error))") }
  }

  func test27AHeaderOfFourMegabytesIsRefused() async throws {
    let field = "X-Long: " + String(repeating: "x", count: 4 << 20) + "\r\n"
    assertMalformed(try await error(.raw("HTTP/1.1 200 OK\r\n" + field + "\r\n")))
  }

  func test27TwentyThousandFieldsAreRefused() async throws {
    let fields = (0..<20_000).map { "X-Field-\($0): value\r\n" }.joined()
    assertMalformed(try await error(.raw("HTTP/1.1 200 OK\r\n" + fields + "\r\n")))
  }

  private func assertMalformed(_ error: HTTPError?, line: UInt = #line) {
    guard case .malformed = error else {
      return XCTFail("\(String(describing: error))", line: line)
    }
  }
}

import FaultyServer
import Foundation
import Networking
import XCTest

/// Cases 29 and 30: bodies that never end, or only after decompression.
final class BodyFaultTests: TransportTestCase {
  func test29ABombIsRefusedAtTheLimitAndCostsLittle() async throws {
    let bomb = GzipBytes.bomb(bytes: 1 << 20)
    let reply = ServerReply.answer(200, bytes: bomb, headers: [("Content-Encoding", "gzip")])
    let server = try await server { _ in reply }
    let (client, before) = (try client(), try PeakMemory.reset())
    for limit in [BodyLimit.document, .picture] {
      var request = try HTTPRequest(server)
      request.limit = limit
      let error = await client.error(request)
      XCTAssertEqual(error, .tooLarge(limit: limit.bytes))
    }
    let growth = try PeakMemory.kilobytes() - before
    XCTAssertLessThan(growth, 64 << 10)
  }

  func test29AProperCompressedBodyIsRead() async throws {
    let body = GzipBytes.stored("hello")
    let server = try await server { _ in
      .answer(200, bytes: body, headers: [("Content-Encoding", "gzip")])
    }
    let answer = try await client().send(HTTPRequest(server))
    XCTAssertEqual(answer.text, "hello")
    let codings = try XCTUnwrap(server.requests.first?.header("Accept-Encoding"))
    XCTAssertTrue(["gzip", "gzip, br"].contains(codings), codings)
  }

  func test29BadCompressionIsRefused() async throws {
    let body = GzipBytes.header + Array("this is no stream".utf8)
    let reply = ServerReply.answer(200, bytes: body, headers: [("Content-Encoding", "gzip")])
    let error = try await error(reply)
    XCTAssertEqual(error, .malformed("bad compression"))
  }

  func test29WhatIsCompressedTwiceIsRefused() async throws {
    for coding in ["gzip, gzip", "br", "compress"] {
      let headers = [("Content-Encoding", coding)]
      let error = try await error(.answer(200, bytes: GzipBytes.stored("x"), headers: headers))
      guard case .malformed = error else {
        return XCTFail("\(coding): \(String(describing: error))")
      }
    }
  }

  func test30AnEndlessBodyIsRefusedAtTheLimit() async throws {
    let server = try await server { _ in
      ServerReply([
        .bytes(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)), .endless([UInt8](repeating: 7, count: 4096)),
      ])
    }
    let before = try PeakMemory.reset()
    let error = try await client().error(HTTPRequest(server))
    XCTAssertEqual(error, .tooLarge(limit: BodyLimit.document.bytes))
    let growth = try PeakMemory.kilobytes() - before
    XCTAssertLessThan(growth, 64 << 10)
  }
}

/// The most memory that this process has had, as the kernel counts it.
private enum PeakMemory {
  /// Forgets the peak; returns what is used now.
  static func reset() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try kilobytes()
  }

  static func kilobytes() throws -> Int {
    let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
    let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
    return try XCTUnwrap(Int(line.filter(\.isNumber)))
  }
}

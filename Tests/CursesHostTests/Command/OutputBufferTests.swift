import Foundation
import XCTest

@testable import CursesHost

/// Every way in which a write can come out.
final class OutputBufferTests: XCTestCase {
  private var ends: [Int32] = [-1, -1]

  override func setUp() { XCTAssertEqual(pipe(&ends), 0) }

  override func tearDown() { for end in ends { close(end) } }

  private func write(_ text: String, to buffer: inout OutputBuffer) {
    var text = text
    text.withUTF8 { buffer.write($0) }
  }

  private func read() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(ends[0], &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func testSmallPiecesWaitForTheFlush() {
    var buffer = OutputBuffer(descriptor: ends[1])
    write("a", to: &buffer)
    write("b", to: &buffer)
    XCTAssertEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
    XCTAssertEqual(read(), "")
    buffer.flush()
    XCTAssertEqual(read(), "ab")
    XCTAssertNil(buffer.failure)
  }

  func testALargePieceFollowsWhatWaited() {
    var buffer = OutputBuffer(descriptor: ends[1], capacity: 4)
    write("ab", to: &buffer)
    write("cdefg", to: &buffer)
    XCTAssertEqual(read(), "abcdefg")
    write("hij", to: &buffer)
    write("kl", to: &buffer)
    XCTAssertEqual(read(), "hij")
    buffer.close()
    XCTAssertEqual(read(), "kl")
    ends[1] = -1
  }

  /// A pipe takes 64 KiB; the rest goes out when it has been read, however small the pieces are.
  func testAPipeThatDoesNotWaitGetsEverything() async throws {
    XCTAssertEqual(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0)
    let text = String(repeating: "0123456789", count: 50_000)
    let (output, input) = (ends[1], ends[0])
    let (failures, failure) = AsyncStream<Int32?>.makeStream()
    Thread.detachNewThread {
      var buffer = OutputBuffer(descriptor: output)
      var copy = text
      copy.withUTF8 { buffer.write($0) }
      buffer.close()
      if buffer.failure != nil { close(output) }
      failure.yield(buffer.failure)
      failure.finish()
    }
    var got: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(input, &bytes, bytes.count)
      guard count > 0 else { break }
      got += bytes.prefix(count)
    }
    for await one in failures { XCTAssertNil(one) }
    XCTAssertEqual(got.count, 500_000)
    XCTAssertEqual(String(decoding: got, as: UTF8.self), text)
    ends[1] = -1
  }

  func testAFullDiskIsAFailureAndWhatFollowsIsDropped() throws {
    let full = open("/dev/full", O_WRONLY)
    XCTAssertGreaterThanOrEqual(full, 0)
    var buffer = OutputBuffer(descriptor: full)
    write("a", to: &buffer)
    XCTAssertNil(buffer.failure)
    buffer.flush()
    XCTAssertEqual(buffer.failure, ENOSPC)
    XCTAssertGreaterThanOrEqual(dup2(ends[1], full), 0)
    write("b", to: &buffer)
    buffer.close()
    XCTAssertEqual(buffer.failure, ENOSPC)
    XCTAssertEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
    XCTAssertEqual(read(), "")
    close(full)
  }

  func testAClosedPipeIsAFailureToo() {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    close(ends[0])
    ends[0] = -1
    var buffer = OutputBuffer(descriptor: ends[1])
    write("a", to: &buffer)
    buffer.close()
    XCTAssertEqual(buffer.failure, EPIPE)
  }
}

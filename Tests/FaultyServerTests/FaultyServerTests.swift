import FaultyServer
import Glibc
import XCTest

/// The promises of the server that other tests rely on, seen from plain sockets.
final class FaultyServerTests: XCTestCase {
  func testRequestsOfOneConnectionAreAnsweredInOrderByteForByte() async throws {
    let server = try await FaultyServer.start { .raw("<\($0.target)>\r\n", closing: false) }
    let client = try TestConnection(to: server)
    client.write("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\n\r\nGET /c HTTP/1.1\r\n\r")
    XCTAssertEqual(try client.text(12), "</a>\r\n</b>\r\n")
    client.write("\n")
    XCTAssertEqual(try client.text(6), "</c>\r\n")
    XCTAssertEqual(server.requests.map(\.number), [0, 1, 2])
    XCTAssertEqual(server.requests.map(\.connection), [0, 0, 0])
    XCTAssertEqual(server.requests.first?.header("host"), "x")
    XCTAssertEqual(server.connections, 1)
    await server.stop()
  }

  func testAllBytesArriveBeforeTheEnd() async throws {
    var body = (0..<251).map { UInt8($0) }
    while body.count < 8 << 20 { body += body }
    let reply = ServerReply([.bytes(body), .close])
    let server = try await FaultyServer.start { _ in reply }
    let client = try TestConnection(to: server)
    client.write("GET / HTTP/1.1\r\n\r\n")
    XCTAssertTrue(try client.rest() == body)
    XCTAssertEqual(server.bytesWritten, body.count)
    await server.stop()
  }

  func testAResetComesAfterTheBytesBeforeIt() async throws {
    let server = try await FaultyServer.start { _ in
      ServerReply([.bytes(Array("half".utf8)), .reset])
    }
    let client = try TestConnection(to: server)
    client.write("GET / HTTP/1.1\r\n\r\n")
    XCTAssertEqual(try client.text(4), "half")
    XCTAssertThrowsError(try client.read(1)) {
      XCTAssertEqual($0 as? TestConnection.Refusal, .init(number: ECONNRESET))
    }
    await server.stop()
  }

  /// The rest waits in the buffers of the kernel, which take some megabytes, and nowhere else.
  func testAnEndlessBodyComesOnlyAsFastAsItIsRead() async throws {
    let piece = Array("0123456789".utf8)
    let reply = ServerReply([.endless(Array(repeating: piece, count: 400).flatMap { $0 })])
    let server = try await FaultyServer.start { _ in reply }
    let (reader, sleeper) = (try TestConnection(to: server), try TestConnection(to: server))
    for client in [reader, sleeper] { client.write("GET / HTTP/1.1\r\n\r\n") }
    let read = 8 << 20
    XCTAssertTrue(try reader.read(read).starts(with: Array("0123456789012".utf8)))
    let room = try kernelRoom()
    XCTAssertGreaterThanOrEqual(server.bytesWritten, read)
    XCTAssertLessThan(server.bytesWritten, read + 2 * room)
    // A client that reads nothing holds up no other, and one that goes away is left alone.
    reader.close()
    let other = try TestConnection(to: server)
    other.write("GET / HTTP/1.1\r\n\r\n")
    XCTAssertEqual(try other.text(10), "0123456789")
    await server.stop()
  }

  func testDropsReachEveryConnectionThatIsOpen() async throws {
    let server = try await FaultyServer.start { _ in .silence }
    let clients = try (0..<3).map { _ in try TestConnection(to: server) }
    for client in clients { client.write("GET / HTTP/1.1\r\n\r\n") }
    await server.waitForRequests(3)
    clients[1].close()
    await server.drip("x")
    await server.drip("yz")
    for client in [clients[0], clients[2]] { XCTAssertEqual(try client.text(3), "xyz") }
    await server.cut()
    for client in [clients[0], clients[2]] { XCTAssertEqual(try client.rest(), []) }
    let next = try TestConnection(to: server)
    next.write("GET / HTTP/1.1\r\n\r\n")
    await server.waitForRequests(4)
    await server.stop()
  }

  func testTLSHasTheVersionThatIsAskedFor() async throws {
    let new = try await FaultyServer.start(security: .init(.good)) { _ in .silence }
    let old = try await FaultyServer.start(security: .init(.good, isOld: true)) { _ in .silence }
    XCTAssertEqual(try TestConnection(to: new).greet(isOld: false), 0x0304)
    XCTAssertEqual(try TestConnection(to: new).greet(isOld: true), 0)
    XCTAssertEqual(try TestConnection(to: old).greet(isOld: true), 0x0301)
    XCTAssertEqual(try TestConnection(to: old).greet(isOld: false), 0)
    for server in [new, old] { await server.stop() }
  }

  func testAPortInUseIsRefusedAndCostsNothing() async throws {
    let server = try await FaultyServer.start { _ in .silence }
    let before = try sockets()
    do {
      _ = try await FaultyServer.start(security: .init(.good), port: server.port) { _ in .silence }
      XCTFail("two servers on one port")
    } catch {
      XCTAssertTrue("\(error)".contains("bind"), "\(error)")
    }
    XCTAssertEqual(try sockets().subtracting(before), [])
    await server.stop()
  }

  func testStoppingEndsConnectionsAndGivesBackTheSockets() async throws {
    let before = try sockets()
    let server = try await FaultyServer.start(security: .init(.good)) { _ in .silence }
    let clients = try (0..<5).map { _ in try TestConnection(to: server) }
    for client in clients { XCTAssertEqual(client.greet(isOld: false), 0x0304) }
    let taken = try sockets().subtracting(before)
    XCTAssertEqual(taken.count, 11, "five connections, both ends, and the port: \(taken)")
    await server.stop()
    for client in clients { client.close() }
    XCTAssertEqual(try sockets().intersection(taken), [])
    XCTAssertThrowsError(try TestConnection(to: server)) {
      XCTAssertEqual($0 as? TestConnection.Refusal, .init(number: ECONNREFUSED))
    }
    // A server that has stopped takes orders and does nothing.
    await server.stop()
    await server.drip("x")
  }

  /// Other parts of the process open descriptors of their own, though never so many.
  func testAHundredServersLeaveNoDescriptorBehind() async throws {
    let before = try descriptors().count
    for _ in 0..<100 {
      let server = try await FaultyServer.start(security: .init(.good)) { _ in .silence }
      await server.stop()
    }
    XCTAssertLessThan(try descriptors().count, before + 50)
  }

  /// The open sockets, each by its number and that of its file.
  private func sockets() throws -> Set<String> {
    Set(try descriptors().filter { $0.contains("socket:") })
  }

  private func descriptors() throws -> [String] {
    let folder = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { number in
      try? number + " "
        + FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + number)
    }
  }

  /// The most bytes that may wait between two sockets of this machine.
  private func kernelRoom() throws -> Int {
    try ["tcp_wmem", "tcp_rmem"].map { name in
      let text = try String(contentsOfFile: "/proc/sys/net/ipv4/\(name)", encoding: .utf8)
      let most = text.split(whereSeparator: \.isWhitespace).last
      return try XCTUnwrap(most.flatMap { Int($0) })
    }.reduce(0, +)
  }
}

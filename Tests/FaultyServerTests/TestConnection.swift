import CFaultyServer
import FaultyServer
import Glibc
import XCTest

/// A client's end of a connection, on a socket that blocks.
final class TestConnection {
  private var socket: Int32

  init(to server: FaultyServer) throws {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    socket = Glibc.socket(AF_INET, Int32(kind), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(server.port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafeBytes(of: &address) {
      connect(
        socket, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
    }
    if result < 0 {
      close()
      throw Refusal(number: errno)
    }
  }

  struct Refusal: Error, Equatable {
    let number: Int32
  }

  deinit { close() }

  func close() {
    if socket >= 0 { _ = Glibc.close(socket) }
    socket = -1
  }

  func write(_ text: String) {
    XCTAssertEqual(
      send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL)), text.utf8.count)
  }

  /// The next bytes, so many of them; fewer where the connection has ended.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var piece = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let size = Glibc.read(socket, &piece, piece.count)
      if size < 0 { throw Refusal(number: errno) }
      if size == 0 { break }
      bytes += piece[..<size]
    }
    return bytes
  }

  func text(_ count: Int) throws -> String { String(decoding: try read(count), as: UTF8.self) }

  /// All bytes until the server ends the connection.
  func rest() throws -> [UInt8] { try read(.max) }

  /// The version of TLS that both agree on; 0 for none.
  func greet(isOld: Bool) -> Int32 { cfs_greet(socket, isOld ? 1 : 0) }
}

import Foundation
import Glibc
import XCTest

/// A socket that says exactly what a test has it say.
final class RawConnection {
  private let descriptor: Int32

  init(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    XCTAssertEqual(status, 0)
  }

  deinit { close(descriptor) }

  /// Nothing more will be said.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    // The other side may have closed already: that is for `answer` to tell.
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes next; empty where the other side closes.
  func next() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// All that comes until the other side closes.
  func answer() -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += buffer.prefix(count)
    }
  }

  /// The number in the first line of what comes until the other side closes; nil where it only closes.
  func status() -> Int? {
    let words = answer().split(separator: " ", maxSplits: 2)
    return words.count > 1 ? Int(words[1]) : nil
  }
}

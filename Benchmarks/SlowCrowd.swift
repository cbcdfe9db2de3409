import Foundation

/// Clients that keep a server waiting: of four, three say a byte at a time of a request that never
/// ends, and one asks again and again and never reads. Whoever is thrown out comes again.
struct SlowCrowd: Sendable {
  /// 10,000, or as many as this process may have descriptors for, the server's own left aside.
  static var most: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return min(10_000, max(256, Int(clamping: limit.rlim_cur) - 2048))
  }

  private static let request = Array("GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n".utf8)
  private static let head = Array("GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ".utf8)

  private let port: Int
  private var descriptors: [Int32] = []
  /// How often one of them has come, or come again.
  private(set) var opened = 0

  init(_ count: Int, port: Int) {
    self.port = port
    for member in 0..<count { descriptors.append(open(member)) }
  }

  /// Each says a little more.
  mutating func nag() {
    for member in descriptors.indices {
      let bytes = Self.asks(member) ? Self.request : [UInt8(ascii: "y")]
      if send(descriptors[member], bytes) { continue }
      close(descriptors[member])
      descriptors[member] = open(member)
    }
  }

  private static func asks(_ member: Int) -> Bool { member % 4 == 3 }

  /// False where the connection is gone; a full one is not.
  private func send(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    let sent = Foundation.send(
      descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    return sent >= 0 || errno == EAGAIN
  }

  /// From one of 16 addresses of loopback: the ports of one would not be enough for long.
  private mutating func open(_ member: Int) -> Int32 {
    opened += 1
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if Self.asks(member) {
      var small: Int32 = 4096
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &small, socklen_t(MemoryLayout<Int32>.size))
    }
    _ = Self.with("127.0.0.\(2 + member % 16)", port: 0) { bind(descriptor, $0, $1) }
    if Self.with("127.0.0.1", port: port, { connect(descriptor, $0, $1) }) == 0 {
      _ = send(descriptor, Self.asks(member) ? Self.request : Self.head)
    }
    return descriptor
  }

  private static func with(
    _ host: String, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

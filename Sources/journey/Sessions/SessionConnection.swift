import Glibc
import PseudoTerminal

/// A connection of a client, on the keeper's side: lines without waiting on the actor.
///
/// Closed when it is let go of.
@MainActor
final class SessionConnection {
  private let descriptor: Int32
  private var read: [UInt8] = []

  /// The most bytes of a request.
  private static let mostBytes = 1 << 20
  /// The longest time for a client that sends no request, or takes no answer.
  private static let patience = Duration.seconds(10)

  /// - Parameter descriptor: a socket that does not block, which the connection closes.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// True if the client is this user. Root may open any socket, and is let in.
  var isOfThisUser: Bool {
    guard let user = LocalSocket.peerUser(descriptor) else { return false }
    return user == getuid() || user == 0
  }

  /// Returns the next line; nil where the client has gone, sends too much, or nothing for long.
  func line() async -> String? {
    let end = ContinuousClock.now + Self.patience
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while read.count < Self.mostBytes, ContinuousClock.now < end {
      if let feed = read.firstIndex(of: 0x0A) {
        let line = String(decoding: read[..<feed], as: UTF8.self)
        read.removeSubrange(...feed)
        return line
      }
      let count = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
      if count > 0 { read += piece[..<count] }
      if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return nil }
      if count < 0 { await wait(POLLIN, until: end) }
    }
    return nil
  }

  /// Returns false where the client does not take it.
  func send(_ bytes: [UInt8]) async -> Bool {
    let end = ContinuousClock.now + Self.patience
    var rest = bytes[...]
    while !rest.isEmpty {
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return false }
      if count < 0 { await wait(POLLOUT, until: end) }
      if !rest.isEmpty, ContinuousClock.now >= end { return false }
    }
    return true
  }

  /// Waits at most until a moment.
  ///
  /// - Returns: false where the client has gone.
  func isOpen(until end: ContinuousClock.Instant) async -> Bool {
    await wait(POLLIN, until: end)
    var byte: UInt8 = 0
    let flags = Int32(MSG_DONTWAIT | MSG_PEEK)
    let count = recv(descriptor, &byte, 1, flags)
    return count > 0 || (count < 0 && [EAGAIN, EINTR].contains(errno))
  }

  private func wait(_ events: Int32, until end: ContinuousClock.Instant) async {
    let entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    await Reactor.shared.wait(for: [entry], until: end)
  }
}

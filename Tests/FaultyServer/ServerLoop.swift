import CFaultyServer
import Glibc

/// The work of a server's one thread: waits for its sockets and for orders, and blocks nowhere else.
final class ServerLoop {
  let port: Int
  private let journal: ServerJournal
  private let mailbox: ServerMailbox
  private let listener: Int32
  private let context: OpaquePointer?
  private var connections: [ServerConnection] = []

  init(
    port: Int, _ security: FaultyServer.Security?, _ journal: ServerJournal,
    _ mailbox: ServerMailbox
  ) throws(SocketFailure) {
    context = try security.map(Self.makeContext)
    do throws(SocketFailure) {
      (listener, self.port) = try Self.listen(port)
    } catch {
      cfs_free_context(context)
      throw error
    }
    self.journal = journal
    self.mailbox = mailbox
  }

  /// Returns when the order to stop has come.
  func run() {
    Self.blockSignals()
    var isStopped = false
    while !isStopped {
      let polled = connections
      var entries = [Self.entry(mailbox.bell), Self.entry(listener)] + polled.map(\.entry)
      _ = poll(&entries, nfds_t(entries.count), -1)
      for (connection, entry) in zip(polled, entries.dropFirst(2)) where entry.revents != 0 {
        connection.proceed()
      }
      if entries[1].revents != 0 { acceptAll() }
      if entries[0].revents != 0 { isStopped = obey() }
      connections.removeAll(where: \.isClosed)
    }
  }

  private func acceptAll() {
    while true {
      let socket = cfs_accept(listener)
      guard socket >= 0 else { return }
      _ = ServerSocket.set(socket, Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
      connections.append(ServerConnection(ServerSocket(socket, context), journal))
    }
  }

  /// Gives true where one of the orders is to stop.
  private func obey() -> Bool {
    let letters = mailbox.take()
    for letter in letters {
      switch letter.order {
      case .write(let bytes): for connection in connections { connection.add(.bytes(bytes)) }
      case .cut, .stop: for connection in connections { connection.close() }
      }
    }
    let isStopped = letters.contains { $0.order == .stop }
    if isStopped { end() }
    for letter in letters { letter.answer() }
    return isStopped
  }

  private func end() {
    _ = close(listener)
    cfs_free_context(context)
    mailbox.close()
  }

  /// A write to a connection that is gone then fails and kills nobody, and the signals of the process
  /// go to other threads.
  private static func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  private static func entry(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  private static func makeContext(
    _ security: FaultyServer.Security
  ) throws(SocketFailure) -> OpaquePointer {
    let pem = security.certificate.pem
    guard let context = cfs_make_context(pem, TestCertificate.key, security.isOld ? 1 : 0) else {
      throw SocketFailure(call: "SSL_CTX_new", number: EINVAL)
    }
    return context
  }

  /// A socket that listens on loopback, and its port.
  private static func listen(_ port: Int) throws(SocketFailure) -> (Int32, Int) {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let listener = try SocketFailure.check("socket", socket(AF_INET, Int32(kind), 0))
    do throws(SocketFailure) {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(UInt16(port).bigEndian)
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      _ = ServerSocket.set(listener, SOL_SOCKET, SO_REUSEADDR, Int32(1))
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let results = withUnsafeMutableBytes(of: &address) { bytes in
        let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
        return (
          bind: bind(listener, address, size), listen: Glibc.listen(listener, 128),
          name: getsockname(listener, address, &size)
        )
      }
      _ = try SocketFailure.check("bind", results.bind)
      _ = try SocketFailure.check("listen", results.listen)
      _ = try SocketFailure.check("getsockname", results.name)
      return (listener, Int(UInt16(bigEndian: address.sin_port)))
    } catch {
      _ = close(listener)
      throw error
    }
  }
}

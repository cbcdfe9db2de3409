import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import Scheduling
import Synchronization

/// The address on which a server listens, and the way in which it is spoken to there.
public struct ListenOptions: Sendable {
  /// An address of this machine; the loopback address keeps other machines out.
  public var host: String
  /// 0 for any that is free.
  public var port: Int
  /// The proxies whose word on a client's address counts.
  public var proxies: TrustedProxies
  /// Nil for HTTP without TLS.
  public var certificate: TLSCertificate?

  public init(
    host: String = "127.0.0.1", port: Int, proxies: TrustedProxies = TrustedProxies(),
    certificate: TLSCertificate? = nil
  ) {
    (self.host, self.port, self.proxies) = (host, port, proxies)
    self.certificate = certificate
  }
}

/// A call that is made once, whoever asks for it first.
private final class SingleCall: Sendable {
  private let body: Mutex<(@Sendable () -> Void)?>

  init(_ body: @escaping @Sendable () -> Void) { self.body = Mutex(body) }

  func callAsFunction() {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
  }
}

/// A port on which a server listens, until ``close()``.
public final class ServerPort: Sendable {
  private let channel: any Channel
  private let table: ConnectionTable
  private let monitor: ServerMonitor

  private init(_ channel: any Channel, _ table: ConnectionTable, _ monitor: ServerMonitor) {
    (self.channel, self.table, self.monitor) = (channel, table, monitor)
  }

  public var number: Int { channel.localAddress?.port ?? 0 }
  var gauges: [ServerMetrics.Gauge] { table.gauges }
  /// The number of requests that have begun and whose answer has not left.
  var requestsUnderWay: Int { table.underWay }
  /// The number of connections.
  public var connections: Int { table.count }

  /// - Throws: ``PortError`` if the system refuses.
  static func open(
    _ options: ListenOptions, for application: Application
  ) async throws -> ServerPort {
    let monitor = application.monitor
    let table = ConnectionTable(limits: application.limits, clock: monitor.clock)
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: false)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
      .childChannelInitializer { channel in
        let peer = NetworkAddress(of: channel)
        let isProxy = peer.map(options.proxies.contains) ?? false
        guard table.admit(channel, of: isProxy ? nil : peer?.client) else { return channel.close() }
        // In any case, whatever its handlers do.
        channel.closeFuture.whenComplete { _ in table.remove(channel) }
        return channel.eventLoop.makeCompletedFuture {
          try addHandlers(channel, application, table, options, isProxy: isProxy)
        }
      }
    do {
      let channel = try await bootstrap.bind(host: options.host, port: options.port).get()
      return ServerPort(channel, table, monitor)
    } catch let error as IOError { throw PortError(code: error.errnoCode) }
  }

  private static func addHandlers(
    _ channel: any Channel, _ application: Application, _ table: ConnectionTable,
    _ options: ListenOptions, isProxy: Bool
  ) throws {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = application.limits.headerBytes
    decoding.maxHeaderListSize = application.limits.headerBytes
    decoding.maxHeaderFieldCount = application.limits.headerFields
    let handlers = channel.pipeline.syncOperations
    if isProxy, options.proxies.speakProxyProtocol {
      try handlers.addHandler(ProxyProtocolReader())
    }
    if let certificate = options.certificate {
      guard let connection = certificate.connection() else { throw PortError(code: ENOMEM) }
      try handlers.addHandler(
        TLSHandler(connection) { application.monitor.metrics.countFailedHandshake() })
    }
    try handlers.configureHTTPServerPipeline(
      withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoding)
    try handlers.addHandler(
      RequestReader(
        application: application, table: table, limits: application.limits,
        proxies: options.proxies))
  }

  /// Finishes what is under way, then closes.
  ///
  /// From now on `/ready` answers 503, connections close after their next answer, and streams end, so that
  /// their clients come again, to a server that is not about to end. New connections are still taken until
  /// nothing is under way, for half of the time at the most: a proxy that looks at `/ready` sends none any
  /// more. After that they are refused, so that a proxy takes another server, and what is left is finished.
  /// - Parameter longest: the time after which it closes in any case.
  public func drain(within longest: Duration) async {
    monitor.beginDraining()
    table.endStreams()
    let end = monitor.clock.uptime + longest
    await waitUntilQuiet(within: longest / 2)
    try? await channel.close()
    await waitUntilQuiet(within: end - monitor.clock.uptime)
    table.closeAll()
  }

  private func waitUntilQuiet(within longest: Duration) async {
    if longest <= .zero { return }
    await withCheckedContinuation { continuation in
      let end = SingleCall { continuation.resume() }
      let timer = monitor.clock.schedule(after: longest) { end() }
      table.whenQuiet {
        timer.cancel()
        end()
      }
    }
  }

  /// Closes the port and all connections.
  public func close() async {
    try? await channel.close()
    table.closeAll()
  }
}

/// The reason for which an address could not be used.
public struct PortError: Error, Sendable, Equatable {
  /// A number of errno(3): `EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`.
  public let code: Int32
}

import NIOCore
import NIOHTTP1
import NIOPosix

/// A port on which a server listens, until ``close()``.
public final class ServerPort: Sendable {
  private let channel: any Channel
  private let table: ConnectionTable

  private init(_ channel: any Channel, _ table: ConnectionTable) {
    (self.channel, self.table) = (channel, table)
  }

  public var number: Int { channel.localAddress?.port ?? 0 }
  /// The number of connections.
  public var connections: Int { table.count }

  /// - Throws: ``PortError`` if the system refuses.
  static func open(host: String, port: Int, for server: CatinderServer) async throws -> ServerPort {
    let limits = server.limits
    let table = ConnectionTable(limits: limits, clock: server.clock)
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: false)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
      .childChannelInitializer { channel in
        guard table.admit(channel) else { return channel.close() }
        // In any case, whatever its handlers do.
        channel.closeFuture.whenComplete { _ in table.remove(channel) }
        return channel.eventLoop.makeCompletedFuture {
          try addHandlers(channel, server.application, table, limits)
        }
      }
    do {
      return ServerPort(try await bootstrap.bind(host: host, port: port).get(), table)
    } catch let error as IOError { throw PortError(code: error.errnoCode) }
  }

  private static func addHandlers(
    _ channel: any Channel, _ application: Application, _ table: ConnectionTable,
    _ limits: ServerLimits
  ) throws {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = limits.headerBytes
    decoding.maxHeaderListSize = limits.headerBytes
    decoding.maxHeaderFieldCount = limits.headerFields
    let handlers = channel.pipeline.syncOperations
    try handlers.configureHTTPServerPipeline(
      withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoding)
    try handlers.addHandler(RequestReader(application: application, table: table, limits: limits))
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

import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A server on loopback that answers with exactly the bytes, or the silence, that a test asks for.
///
/// Real sockets, real TLS. Requests are taken to have no body. ``stop()`` it at the end of the test.
public final class FaultyServer: Sendable {
  /// How it proves who it is.
  public struct Security: Sendable {
    let certificate: TestCertificate
    let newest: TLSVersion

    /// - Parameter isOld: offers nothing above TLS 1.0.
    public init(_ certificate: TestCertificate, isOld: Bool = false) {
      self.certificate = certificate
      newest = isOld ? .tlsv1 : .tlsv13
    }
  }

  public typealias Script = @Sendable (ServerRequest) -> ServerReply

  private let channel: any Channel
  private let journal: ServerJournal

  private init(_ channel: any Channel, _ journal: ServerJournal) {
    self.channel = channel
    self.journal = journal
  }

  /// - Parameter port: one that is free; 0 for any.
  public static func start(
    security: Security? = nil, port: Int = 0, _ script: @escaping Script
  ) async throws -> FaultyServer {
    let journal = ServerJournal(script)
    let secured = try security.map { try makeContext($0) }
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handlers = channel.pipeline.syncOperations
          if let secured { try handlers.addHandler(NIOSSLServerHandler(context: secured)) }
          try handlers.addHandler(ScriptHandler(journal))
        }
      }
      .bind(host: "127.0.0.1", port: port).get()
    return FaultyServer(channel, journal)
  }

  private static func makeContext(_ security: Security) throws -> NIOSSLContext {
    let chain = try NIOSSLCertificate.fromPEMBytes(Array(security.certificate.pem.utf8))
    let key = try NIOSSLPrivateKey(bytes: Array(TestCertificate.key.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv1
    configuration.maximumTLSVersion = security.newest
    return try NIOSSLContext(configuration: configuration)
  }

  public var port: Int { channel.localAddress?.port ?? 0 }

  /// All requests so far.
  public var requests: [ServerRequest] { journal.requests }

  /// How many connections were made so far.
  public var connections: Int { journal.connections }

  /// Bytes written to all connections so far.
  public var bytesWritten: Int { journal.bytesWritten }

  /// Returns when `count` requests have come.
  public func waitForRequests(_ count: Int) async { await journal.wait(for: count) }

  /// Writes to every connection that is open, as one that drips.
  public func drip(_ text: String) async { await journal.drip(text) }

  /// Ends every connection that is open.
  public func cut() async { await journal.cut() }

  /// Closes the port; connections under way end when the client ends them.
  public func stop() async { try? await channel.close() }
}

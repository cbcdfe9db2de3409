import Foundation

/// A server on loopback that answers with exactly the bytes, or the silence, that a test asks for.
///
/// Real sockets, real TLS. Requests are taken to have no body. ``stop()`` it at the end of the test.
public final class FaultyServer: Sendable {
  /// The proof of who it is.
  public struct Security: Sendable {
    let certificate: TestCertificate
    let isOld: Bool

    /// - Parameter isOld: offers TLS 1.0 and nothing else.
    public init(_ certificate: TestCertificate, isOld: Bool = false) {
      self.certificate = certificate
      self.isOld = isOld
    }
  }

  public typealias Script = @Sendable (ServerRequest) -> ServerReply

  public let port: Int
  private let journal: ServerJournal
  private let mailbox: ServerMailbox

  private init(port: Int, _ journal: ServerJournal, _ mailbox: ServerMailbox) {
    self.port = port
    self.journal = journal
    self.mailbox = mailbox
  }

  deinit { mailbox.post(.stop) }

  /// - Parameter port: one that is free; 0 for any.
  public static func start(
    security: Security? = nil, port: Int = 0, _ script: @escaping Script
  ) async throws -> FaultyServer {
    let (journal, mailbox) = (ServerJournal(script), try ServerMailbox())
    let taken = try await withCheckedThrowingContinuation { continuation in
      // What belongs to the sockets never leaves this thread.
      Thread.detachNewThread {
        do {
          let loop = try ServerLoop(port: port, security, journal, mailbox)
          continuation.resume(returning: loop.port)
          loop.run()
        } catch {
          mailbox.close()
          continuation.resume(throwing: error)
        }
      }
    }
    return FaultyServer(port: taken, journal, mailbox)
  }

  /// All requests so far.
  public var requests: [ServerRequest] { journal.requests }

  /// The count of connections made so far.
  public var connections: Int { journal.connections }

  /// Bytes that all connections have taken so far.
  public var bytesWritten: Int { journal.bytesWritten }

  /// Returns when `count` requests have come.
  public func waitForRequests(_ count: Int) async { await journal.wait(for: count) }

  /// Writes to every connection that is open, as one that drips.
  public func drip(_ text: String) async { await mailbox.carryOut(.write(Array(text.utf8))) }

  /// Ends every connection that is open.
  public func cut() async { await mailbox.carryOut(.cut) }

  /// Closes the port, ends every connection, and gives back all that it has taken.
  public func stop() async { await mailbox.carryOut(.stop) }
}

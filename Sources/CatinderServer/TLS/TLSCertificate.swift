import COpenSSL
import Foundation
import Interchange
import Synchronization

/// The certificate of a server with its key, which can be read anew while connections go on.
public final class TLSCertificate: Sendable {
  private static let largest = 1 << 20

  private let chain: URL
  private let key: URL
  /// The certificate as libssl has it.
  private let identity: Mutex<OpaquePointer>

  /// Reads the files; blocks.
  ///
  /// - Parameters:
  ///   - chain: PEM; the certificate of the server first, then those that prove it.
  ///   - key: PEM, without a passphrase.
  public init(chain: URL, key: URL) throws(TLSProblem) {
    (self.chain, self.key) = (chain, key)
    identity = Mutex(try Self.read(chain, key))
  }

  deinit { identity.withLock { ctls_identity_free($0) } }

  /// Reads the files anew; connections from now on have what they say. If there is a problem, the
  /// certificate stays as it is.
  public func reload() throws(TLSProblem) {
    try identity.withLock { identity throws(TLSProblem) in
      let new = try Self.read(chain, key)
      ctls_identity_free(identity)
      identity = new
    }
  }

  /// The end of its time; later clients refuse it.
  public var end: Date {
    Date(timeIntervalSince1970: Double(identity.withLock { ctls_identity_end($0) }))
  }

  private static func read(_ chain: URL, _ key: URL) throws(TLSProblem) -> OpaquePointer {
    let (chainText, keyText) = (try text(chain), try text(key))
    var pointer: OpaquePointer?
    let outcome = chainText.withUnsafeBytes { chain in
      keyText.withUnsafeBytes { key in
        ctls_identity_new(
          chain.bindMemory(to: UInt8.self).baseAddress, chain.count,
          key.bindMemory(to: UInt8.self).baseAddress, key.count, &pointer)
      }
    }
    if let pointer { return pointer }
    switch outcome {
    case CTLS_MISSING: throw .noLibrary
    case CTLS_NO_CERTIFICATE: throw .noCertificate(chain)
    case CTLS_NO_KEY: throw .noKey(key)
    case CTLS_OTHER_KEY: throw .otherKey(chain, key)
    default: throw .refused(chain)
    }
  }

  private static func text(_ file: URL) throws(TLSProblem) -> Data {
    do throws(FileIntakeProblem) {
      return try FileIntake.read(file.path(percentEncoded: false), limit: largest)
    } catch { throw .file(file, error) }
  }

  /// - Returns: nil without memory.
  func connection() -> TLSConnection? {
    // As a number it may leave the lock: what it points to is its own.
    let address = identity.withLock { UInt(bitPattern: ctls_connection_new($0)) }
    return OpaquePointer(bitPattern: address).map(TLSConnection.init)
  }
}

/// The reason for which a certificate is not used.
public enum TLSProblem: Error, Sendable, Equatable {
  /// The system has no libssl that fits its libcrypto.
  case noLibrary
  case file(URL, FileIntakeProblem)
  /// The file has no certificate as PEM, or a broken one.
  case noCertificate(URL)
  /// The file has no key as PEM, a broken one, or one with a passphrase.
  case noKey(URL)
  /// The key is that of another certificate.
  case otherKey(URL, URL)
  /// The certificate is weaker than libssl allows.
  case refused(URL)
}

/// One connection of TLS, without its socket. Used on one event loop.
final class TLSConnection {
  enum Problem: Error { case broken }

  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { ctls_connection_free(pointer) }

  /// Takes bytes of the network.
  func receive(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    let isTaken = ctls_connection_receive(
      pointer, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    if !isTaken { throw .broken }
  }

  /// Reads into a buffer.
  ///
  /// - Returns: the number of bytes; 0 if more of the network is needed, nil if the other side has ended.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Problem) -> Int? {
    var count = 0
    switch ctls_connection_read(
      pointer, buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &count)
    {
    case CTLS_GOES_ON: return count
    case CTLS_WAITS: return 0
    case CTLS_ENDED: return nil
    default: throw .broken
    }
  }

  /// - Throws: also during the handshake.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    let step = ctls_connection_write(
      pointer, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    if step != CTLS_GOES_ON { throw .broken }
  }

  func end() { ctls_connection_end(pointer) }

  var isOpen: Bool { ctls_connection_is_open(pointer) }

  /// The number of bytes for the network.
  var pending: Int { ctls_connection_pending(pointer) }

  func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    ctls_connection_take(pointer, buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count)
  }
}

import COpenSSL
import Foundation

/// A call that libcrypto does not do, as where the configuration of OpenSSL takes the algorithm away.
///
/// Where it has no memory, `POSIXError(.ENOMEM)` is thrown instead.
public struct CryptographyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// In the words of libcrypto.
  public let reason: String

  public var description: String { "libcrypto: \(reason)" }

  static func check(_ outcome: clibcrypto_outcome) throws {
    switch outcome {
    case CLIBCRYPTO_DONE: return
    case CLIBCRYPTO_NO_MEMORY: throw POSIXError(.ENOMEM)
    default: throw CryptographyError(reason: String(cString: clibcrypto_reason()))
    }
  }
}

/// The libcrypto of the system.
public enum CryptographyLibrary {
  public static var version: String { String(cString: clibcrypto_version()) }
}

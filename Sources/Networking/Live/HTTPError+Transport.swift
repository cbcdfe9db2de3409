import AsyncHTTPClient
import Glibc
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension HTTPError {
  /// An error of the libraries below, in our terms.
  init(transport error: any Error, host: String, limit: Int) {
    switch error {
    case let error as HTTPError: self = error
    case is CancellationError: self = .cancelled
    case is NIOTooManyBytesError: self = .tooLarge(limit: limit)
    case NIOHTTPDecompression.DecompressionError.limit: self = .tooLarge(limit: limit)
    case is NIOHTTPDecompression.DecompressionError,
      is NIOHTTPDecompression.ExtraDecompressionError:
      self = .malformed("bad compression")
    case let error as NIOSSLError: self = .insecure(Self.reason(error))
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      self = .insecure("its certificate is of another host")
    case let error as NIOSSLExtraError: self = .insecure(String(describing: error))
    case let error as BoringSSLError: self = .insecure(Self.reason(error))
    case let error as NIOConnectionError:
      self = .unreachable(host: host, reason: Self.reason(error))
    case let error as IOError:
      let reason = String(cString: strerror(error.errnoCode))
      let isOnTheWay = Self.onTheWay.contains(error.errnoCode)
      self = isOnTheWay ? .unreachable(host: host, reason: reason) : .interrupted(reason)
    case HTTPParserError.invalidEOFState: self = .interrupted("connection closed")
    case let error as HTTPParserError: self = .malformed(String(describing: error))
    case let error as HTTPClientError: self.init(client: error, host: host)
    case ChannelError.connectTimeout: self = .timedOut(.connecting)
    case is ChannelError: self = .interrupted("connection closed")
    default: self = .malformed(String(describing: type(of: error)))
    }
  }

  /// What the system says of a connection that did not come about.
  private static let onTheWay: Set<Int32> = [
    ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL, EACCES, EPERM,
  ]

  private init(client error: HTTPClientError, host: String) {
    switch error {
    case .cancelled, .requestStreamCancelled, .alreadyShutdown: self = .cancelled
    case .connectTimeout, .getConnectionFromPoolTimeout: self = .timedOut(.connecting)
    case .tlsHandshakeTimeout: self = .insecure("no handshake in time")
    case .deadlineExceeded, .readTimeout: self = .timedOut(.whole)
    case .remoteConnectionClosed, .uncleanShutdown: self = .interrupted("connection closed")
    case .invalidURL, .emptyHost, .emptyScheme:
      self = .unreachable(host: host, reason: "no address")
    default: self = .malformed(String(describing: error))
    }
  }

  private static func reason(_ error: NIOConnectionError) -> String {
    if error.connectionErrors.isEmpty { return "no such name" }
    let codes = error.connectionErrors.compactMap { ($0.error as? IOError)?.errnoCode }
    guard let code = codes.first else { return "no connection" }
    return String(cString: strerror(code))
  }

  /// The last words of what BoringSSL says, as `CERTIFICATE_VERIFY_FAILED`.
  private static func reason(_ error: any Error) -> String {
    let text = String(describing: error)
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.first { $0.contains("_") && $0 == $0.uppercased() }.map(String.init)
    return name.map { plain[$0] ?? $0 } ?? text
  }

  /// What its words mean to a person; whether a certificate is foreign or past it does not tell.
  private static let plain = [
    "CERTIFICATE_VERIFY_FAILED": "its certificate is not trusted, or is out of date",
    "WRONG_VERSION_NUMBER": "it does not speak TLS",
    "HTTP_REQUEST": "it does not speak TLS",
    "TLSV1_ALERT_PROTOCOL_VERSION": "it speaks no TLS 1.2",
    "UNSUPPORTED_PROTOCOL": "it speaks no TLS 1.2",
    "PROTOCOL_VERSION": "it speaks no TLS 1.2",
  ]
}

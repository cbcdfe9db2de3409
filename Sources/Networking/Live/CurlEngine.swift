import COpenSSL
import Foundation
import Glibc
import Scheduling
import Synchronization

/// The engine of libcurl, with one thread for all requests. The thread begins with the first request
/// and ends with ``stop()`` or with this object.
final class CurlEngine: Sendable {
  private enum State {
    case waiting
    case running(OpaquePointer)
    case stopped
  }

  private let connectionsPerHost: Int
  private let state = Mutex(State.waiting)

  init(connectionsPerHost: Int) { self.connectionsPerHost = connectionsPerHost }

  deinit { stop() }

  /// Ends every transfer with ``HTTPError/cancelled``; none begins later.
  func stop() {
    state.withLock { state in
      if case .running(let engine) = state { ccurl_release(engine) }
      state = .stopped
    }
  }

  /// Begins a transfer; returns its number.
  ///
  /// - Throws: ``HTTPError/unreachable(host:reason:)``, ``HTTPError/cancelled`` after ``stop()``.
  func send(
    _ request: CurlRequest, host: String, _ listener: @autoclosure () -> ccurl_listener
  ) throws(HTTPError) -> UInt64 {
    let result: Result<UInt64, HTTPError> = state.withLock { state in
      if case .waiting = state {
        var reason: UnsafePointer<CChar>?
        guard let engine = ccurl_start(connectionsPerHost, &reason) else {
          let text = reason.map { String(cString: $0) } ?? ""
          return .failure(.unreachable(host: host, reason: text))
        }
        state = .running(engine)
      }
      guard case .running(let engine) = state else { return .failure(.cancelled) }
      var listener = listener()
      let number = request.withPlain { ccurl_send(engine, &$0, &listener) }
      if number > 0 { return .success(number) }
      Transfer.forget(listener)
      return .failure(.unreachable(host: host, reason: "no memory"))
    }
    return try result.get()
  }

  func cancel(_ number: UInt64) {
    state.withLock { state in
      if case .running(let engine) = state { ccurl_cancel(engine, number) }
    }
  }
}

/// A request as it is sent, with its secrets in its address and its fields.
struct CurlRequest {
  var url: String
  var method: HTTPMethod
  var fields: [(name: String, value: String)]
  var body: Data?
  var authorities: Data?
  var connect: Duration
  /// The most bytes that the answer may announce; 0 for any.
  var largestBody: Int
  /// True if it must not be sent twice.
  var isAlone: Bool
  /// True if no proxy is used, as for this machine.
  var isDirect: Bool

  /// Hands the request to C code; everything in it is valid during the call.
  fileprivate func withPlain(_ use: (inout ccurl_request) -> UInt64) -> UInt64 {
    // "Name;" is how libcurl wants a field without a value.
    let lines = fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    let copies = ([url, method.rawValue] + lines).map { strdup($0) }
    defer { copies.forEach { free($0) } }
    guard copies.allSatisfy({ $0 != nil }) else { return 0 }
    let pointers = copies.map { UnsafePointer($0) }
    let (body, authorities) = (body.map(Array.init), authorities.map(Array.init))
    return pointers.dropFirst(2).withContiguousStorageIfAvailable { lines in
      Self.with(body) { body in
        Self.with(authorities) { authorities in
          var plain = ccurl_request()
          plain.url = pointers[0]
          plain.method = pointers[1]
          plain.fields = lines.baseAddress
          plain.field_count = lines.count
          (plain.body, plain.body_length) = (body?.baseAddress, body?.count ?? 0)
          plain.authorities = authorities?.baseAddress
          plain.authorities_length = authorities?.count ?? 0
          plain.connect_ms = Int(connect.seconds * 1000)
          plain.largest_body = Int64(largestBody)
          plain.is_alone = isAlone
          plain.is_direct = isDirect
          return use(&plain)
        }
      }
    } ?? 0
  }

  private static func with(
    _ bytes: [UInt8]?, _ use: (UnsafeBufferPointer<UInt8>?) -> UInt64
  ) -> UInt64 {
    guard let bytes else { return use(nil) }
    return bytes.withUnsafeBufferPointer(use)
  }
}

extension HTTPError {
  /// Translates the end of a transfer; nil if it ended well.
  init?(_ outcome: ccurl_outcome, systemError: Int32, host: String, limit: Int) {
    switch outcome {
    case CCURL_DONE: return nil
    case CCURL_STOPPED: self = .cancelled
    case CCURL_NO_NAME: self = .unreachable(host: host, reason: "no such name")
    case CCURL_NO_CONNECTION:
      let reason = systemError == 0 ? "no connection" : String(cString: strerror(systemError))
      self = .unreachable(host: host, reason: reason)
    case CCURL_NO_ADDRESS: self = .unreachable(host: host, reason: "no address")
    case CCURL_NO_MEMORY: self = .unreachable(host: host, reason: "no memory")
    case CCURL_SLOW_CONNECTION: self = .timedOut(.connecting)
    case CCURL_INTERRUPTED: self = .interrupted("connection closed")
    case CCURL_BAD_COMPRESSION: self = .malformed("bad compression")
    case CCURL_TOO_LARGE: self = .tooLarge(limit: limit)
    case CCURL_NO_TLS: self = .insecure("it does not speak TLS")
    case CCURL_OLD_TLS: self = .insecure("it speaks no TLS 1.2")
    case CCURL_OTHER_HOST: self = .insecure("its certificate is of another host")
    case CCURL_OUT_OF_DATE: self = .insecure("its certificate is out of date")
    case CCURL_UNTRUSTED: self = .insecure("its certificate is not trusted")
    case CCURL_NO_HANDSHAKE: self = .insecure("no handshake")
    default: self = .malformed("its header or its chunks are none")
    }
  }
}

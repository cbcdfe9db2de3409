import Foundation

/// Sends a request and returns the whole answer, or throws an ``HTTPError``.
///
/// An answer of any status is an answer, as a provider's own words stand in its body. Every call ends
/// when its task is cancelled.
public protocol HTTPClient: Sendable {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// The reason for which there is no answer. Its texts never come from the server.
public indirect enum HTTPError: Error, Sendable, Equatable {
  /// The phase that took longer than ``TransportLimits`` allows.
  public enum Phase: Sendable, Equatable { case connecting, head, whole }

  /// The request did not arrive: refused, no such name, no route.
  case unreachable(host: String, reason: String)
  case timedOut(Phase)
  /// The connection ended before the answer, whose first part is dropped.
  case interrupted(String)
  /// The answer breaks the rules of HTTP.
  case malformed(String)
  /// TLS did not prove the identity of the server, with the reason.
  case insecure(String)
  /// The answer has more than so many bytes.
  case tooLarge(limit: Int)
  /// A redirection that is not followed, with the reason.
  case redirected(String)
  /// The circuit breaker is open: the host failed often, with its last error, or asked to be left
  /// alone. Nothing was sent.
  case resting(host: String, until: Date, after: HTTPError? = nil)
  /// The quota that keeps a service's terms is used up; nothing was sent.
  case quota(host: String, until: Date)
  case cancelled

  /// True if the same request may succeed a moment later.
  public var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut(.connecting), .timedOut(.head), .interrupted: true
    default: false
    }
  }

  /// True if it counts as a failure of the host.
  var isFailureOfHost: Bool {
    switch self {
    case .cancelled, .resting, .quota: false
    default: true
    }
  }
}

extension HTTPError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)"
    case .timedOut(.connecting): "no connection in time"
    case .timedOut(.head): "no answer in time"
    case .timedOut(.whole): "the answer did not end in time"
    case .interrupted(let reason): "the answer was cut off: \(reason)"
    case .malformed(let reason): "the answer is not proper HTTP: \(reason)"
    case .insecure(let reason): "the connection is not secure: \(reason)"
    case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
    case .redirected(let reason): "a redirection was not followed: \(reason)"
    case .resting(let host, _, _): "\(host) is not asked for a while"
    case .quota(let host, _): "the limit of requests to \(host) is reached"
    case .cancelled: "cancelled"
    }
  }
}

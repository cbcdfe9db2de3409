import Foundation

/// Sends a request and brings the whole answer, or says in one ``HTTPError`` why there is none.
///
/// An answer of any status is an answer: a provider's own words stand in its body. Every call ends
/// when its task is cancelled.
public protocol HTTPClient: Sendable {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// Why there is no answer. Texts come from the system or from us, never from the server.
public indirect enum HTTPError: Error, Sendable, Equatable {
  /// What took longer than ``TransportLimits`` allows.
  public enum Phase: Sendable, Equatable {
    case connecting, head, whole
  }

  /// Refused, no such name, no route: the request did not arrive.
  case unreachable(host: String, reason: String)
  case timedOut(Phase)
  /// The connection ended before the answer did; what had come is thrown away.
  case interrupted(String)
  /// It answered, but not by the rules of HTTP.
  case malformed(String)
  /// TLS did not prove who answers, with the reason.
  case insecure(String)
  /// More than so many bytes.
  case tooLarge(limit: Int)
  /// A redirection that is not followed, with the reason.
  case redirected(String)
  /// The host failed often, with the last failure where that was no answer, or asked for rest; nothing
  /// was sent.
  case resting(host: String, until: Date, after: HTTPError? = nil)
  /// Our own limit, which keeps a service's terms, is used up; nothing was sent.
  case quota(host: String, until: Date)
  case cancelled

  /// Whether the same request may go well a moment later.
  public var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut(.connecting), .timedOut(.head), .interrupted: true
    default: false
    }
  }

  /// Whether it counts against the host.
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

import Synchronization

/// A circuit breaker for each host: after too many failures in a row it sends nothing for a while, then
/// one request, whose answer decides.
///
/// Times are uptimes, so that setting the clock changes nothing.
final class CircuitBreaker: Sendable {
  private struct Record {
    var failures = 0
    var lastError: HTTPError?
    /// The end of the pause after failures.
    var openUntil = Duration.zero
    /// The end of the pause that the host asked for.
    var askedUntil = Duration.zero
    /// True while one request finds out if the host is back.
    var isProbed = false
  }

  private let policy: RetryPolicy
  private let hosts = Mutex<[String: Record]>([:])

  init(_ policy: RetryPolicy) { self.policy = policy }

  /// The end of a pause, with the error that caused it.
  typealias Pause = (end: Duration, after: HTTPError?)

  /// Returns nil if a request may go to the host now, else the pause. Failures do not hold up an urgent
  /// request.
  func admit(_ host: String, at now: Duration, isUrgent: Bool = false) -> Pause? {
    hosts.withLock { hosts in
      guard var record = hosts[host] else { return nil }
      if now < record.askedUntil { return (record.askedUntil, nil) }
      guard record.failures >= policy.failuresToOpen, !isUrgent else { return nil }
      if now < record.openUntil { return (record.openUntil, record.lastError) }
      if record.isProbed { return (now + policy.openFor, record.lastError) }
      record.isProbed = true
      hosts[host] = record
      return nil
    }
  }

  func succeeded(_ host: String) { hosts.withLock { $0[host] = nil } }

  /// Counts a failure.
  /// - Parameter error: nil for an answer of a bad status.
  func failed(_ host: String, at now: Duration, _ error: HTTPError? = nil) {
    hosts.withLock { hosts in
      var record = hosts[host] ?? Record()
      record.failures += 1
      (record.lastError, record.isProbed) = (error, false)
      if record.failures >= policy.failuresToOpen { record.openUntil = now + policy.openFor }
      hosts[host] = record
    }
  }

  /// Notes that a request has ended without a result that counts.
  func abandoned(_ host: String) { hosts.withLock { $0[host]?.isProbed = false } }

  /// Pauses as the host has asked.
  func pause(_ host: String, until end: Duration) {
    hosts.withLock { hosts in
      hosts[host, default: Record()].askedUntil = max(hosts[host]?.askedUntil ?? .zero, end)
    }
  }
}

import Synchronization

/// How each host has done lately: after too many failures in a row it is left alone for a while,
/// then asked once; the answer to that decides.
///
/// Times are uptimes: setting the clock changes nothing.
final class HostHealth: Sendable {
  private struct Record {
    var failures = 0
    var lastError: HTTPError?
    /// Because it failed.
    var restUntil = Duration.zero
    /// Because it asked for it.
    var askedUntil = Duration.zero
    /// Someone is finding out whether the host is back.
    var isProbed = false
  }

  private let policy: RetryPolicy
  private let hosts = Mutex<[String: Record]>([:])

  init(_ policy: RetryPolicy) {
    self.policy = policy
  }

  /// Until when a host is left alone, and what it did last where that is why.
  typealias Rest = (end: Duration, after: HTTPError?)

  /// Whether a request may go to the host now; else until when not. Failures do not hold up one that
  /// is urgent.
  func admit(_ host: String, at now: Duration, isUrgent: Bool = false) -> Rest? {
    hosts.withLock { hosts in
      guard var record = hosts[host] else { return nil }
      if now < record.askedUntil { return (record.askedUntil, nil) }
      guard record.failures >= policy.failuresToOpen, !isUrgent else { return nil }
      if now < record.restUntil { return (record.restUntil, record.lastError) }
      if record.isProbed { return (now + policy.openFor, record.lastError) }
      record.isProbed = true
      hosts[host] = record
      return nil
    }
  }

  func succeeded(_ host: String) {
    hosts.withLock { $0[host] = nil }
  }

  /// - Parameter error: nil where there was an answer of a bad status.
  func failed(_ host: String, at now: Duration, _ error: HTTPError? = nil) {
    hosts.withLock { hosts in
      var record = hosts[host] ?? Record()
      record.failures += 1
      record.lastError = error
      record.isProbed = false
      if record.failures >= policy.failuresToOpen { record.restUntil = now + policy.openFor }
      hosts[host] = record
    }
  }

  /// The request ended without saying anything of the host.
  func abandoned(_ host: String) {
    hosts.withLock { $0[host]?.isProbed = false }
  }

  /// The host asked for rest itself.
  func rest(_ host: String, until end: Duration) {
    hosts.withLock { hosts in
      var record = hosts[host] ?? Record()
      record.askedUntil = max(record.askedUntil, end)
      hosts[host] = record
    }
  }
}

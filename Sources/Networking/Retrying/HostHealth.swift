import Synchronization

/// How each host has done lately: after too many failures in a row it is left alone for a while,
/// then asked once; the answer to that decides.
///
/// Times are uptimes: setting the clock changes nothing.
final class HostHealth: Sendable {
  private struct Record {
    var failures = 0
    var restUntil = Duration.zero
    /// Someone is finding out whether the host is back.
    var isProbed = false
  }

  private let policy: RetryPolicy
  private let hosts = Mutex<[String: Record]>([:])

  init(_ policy: RetryPolicy) {
    self.policy = policy
  }

  /// Whether a request may go to the host now; else until when not.
  func admit(_ host: String, at now: Duration) -> Duration? {
    hosts.withLock { hosts in
      guard var record = hosts[host] else { return nil }
      if now < record.restUntil { return record.restUntil }
      guard record.failures >= policy.failuresToOpen else { return nil }
      if record.isProbed { return now + policy.openFor }
      record.isProbed = true
      hosts[host] = record
      return nil
    }
  }

  func succeeded(_ host: String) {
    hosts.withLock { $0[host] = nil }
  }

  func failed(_ host: String, at now: Duration) {
    hosts.withLock { hosts in
      var record = hosts[host] ?? Record()
      record.failures += 1
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
      record.restUntil = max(record.restUntil, end)
      hosts[host] = record
    }
  }
}

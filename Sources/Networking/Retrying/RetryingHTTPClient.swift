import Core
import Foundation
import Scheduling
import Synchronization

/// Retries requests after passing failures, with a ``CircuitBreaker`` and quotas for the hosts.
///
/// Only GET and HEAD are retried. An attempt counts as busy, a wait between two does not. The answer to
/// the last try is returned whatever its status.
public final class RetryingHTTPClient: HTTPClient {
  private let inner: any HTTPClient
  private let policy: RetryPolicy
  private let quotas: [String: RequestQuota]
  private let activity: Activity
  private let clock: any AppClock
  private let breaker: CircuitBreaker
  private let random: Mutex<SeededRandom>

  /// - Parameters:
  ///   - seed: of the random waits between attempts.
  ///   - quotas: the quotas by host; every attempt counts.
  public init(
    _ inner: any HTTPClient, activity: Activity, clock: any AppClock, seed: UInt64,
    quotas: [String: RequestQuota] = [:], policy: RetryPolicy = RetryPolicy()
  ) {
    (self.inner, self.policy, self.quotas) = (inner, policy, quotas)
    (self.activity, self.clock) = (activity, clock)
    breaker = CircuitBreaker(policy)
    random = Mutex(SeededRandom(seed: seed))
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let end = clock.uptime + policy.latestTry
    let tries = request.isRepeatable ? policy.tries : 1
    for number in 1..<max(1, tries) {
      let delay: Duration
      do {
        let response = try await attempt(request)
        guard policy.isWorthRetrying(response.status) else { return response }
        guard let wait = delayBefore(number + 1, after: response, from: request.host),
          clock.uptime + wait <= end
        else { return response }
        delay = wait
      } catch {
        delay = jitter(before: number + 1)
        guard error.isPassing, clock.uptime + delay <= end else { throw error }
      }
      try await clock.wait(for: delay)
    }
    let response = try await attempt(request)
    _ = delayBefore(tries + 1, after: response, from: request.host)
    return response
  }

  private func attempt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let host = request.host
    if let pause = breaker.admit(host, at: clock.uptime, isUrgent: request.isUrgent) {
      throw .resting(host: host, until: date(of: pause.end), after: pause.after)
    }
    do {
      try await quotas[host]?.take(for: host, clock)
      let token = activity.begin("http \(host)")
      defer { token.end() }
      let response = try await inner.send(request)
      note(response.status, of: host)
      return response
    } catch {
      if error.isFailureOfHost {
        breaker.failed(host, at: clock.uptime, error)
      } else {
        breaker.abandoned(host)
      }
      throw error
    }
  }

  private func note(_ status: Int, of host: String) {
    if policy.isWorthRetrying(status) {
      breaker.failed(host, at: clock.uptime)
      // "Too many requests" asks for a pause too, though without a time.
      if status == 429, breaker.admit(host, at: clock.uptime) != nil {
        breaker.pause(host, until: clock.uptime + policy.openFor)
      }
    } else {
      breaker.succeeded(host)
    }
  }

  /// Returns the wait before the next try; nil if the host asks for a longer one than anybody would
  /// wait. It gets its pause from all requests.
  private func delayBefore(
    _ next: Int, after response: HTTPResponse, from host: String
  ) -> Duration? {
    guard policy.isWorthRetrying(response.status) else { return nil }
    guard let asked = response.retryAfter else { return jitter(before: next) }
    let pause = min(asked, policy.longestRest)
    breaker.pause(host, until: clock.uptime + pause)
    return pause <= policy.lastBound ? pause : nil
  }

  private func jitter(before next: Int) -> Duration {
    let fraction = random.withLock { Double.random(in: 0..<1, using: &$0) }
    return .seconds(policy.bound(before: next).seconds * fraction)
  }

  private func date(of uptime: Duration) -> Date {
    clock.now.addingTimeInterval((uptime - clock.uptime).seconds)
  }
}

/// The rules of retries and of the circuit breaker.
public struct RetryPolicy: Sendable, Hashable {
  public var tries = 3
  /// The latest begin of a try after the first, so that a host that fails slowly costs no more than 20
  /// seconds (``TransportLimits``).
  public var latestTry: Duration = .seconds(10)
  /// The bounds of a wait, which is random between zero and a bound that doubles from the first to the
  /// last ("full jitter"): so a host that comes back does not get all requests at once.
  public var firstBound: Duration = .milliseconds(500)
  public var lastBound: Duration = .seconds(8)
  /// A longer Retry-After counts as this.
  public var longestRest: Duration = .seconds(3600)
  public var failuresToOpen = 5
  public var openFor: Duration = .seconds(60)

  public init() {}

  /// Returns the longest wait before try number `next`, which counts from 2.
  func bound(before next: Int) -> Duration {
    min(firstBound * (1 << min(max(0, next - 2), 16)), lastBound)
  }

  func isWorthRetrying(_ status: Int) -> Bool {
    status == 408 || status == 429 || (500..<600).contains(status)
  }
}

extension HTTPResponse {
  /// The pause that the host asks for; nil if there is none that can be read.
  var retryAfter: Duration? {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(seconds) }
    return HTTPDate.date(text).map { .seconds(max(0, $0.timeIntervalSince(confirmed))) }
  }
}

/// The date of a header field, `Sat, 21 Nov 2026 11:15:20 GMT`; older forms are not read.
enum HTTPDate {
  private static let months = [
    "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6, "Jul": 7, "Aug": 8, "Sep": 9,
    "Oct": 10, "Nov": 11, "Dec": 12,
  ]

  static func date(_ text: String) -> Date? {
    let parts = text.split { $0 == " " || $0 == "," || $0 == ":" }.map(String.init)
    guard parts.count == 8, parts[7] == "GMT", let month = months[parts[2]],
      let day = Int(parts[1]), let year = Int(parts[3]), let hour = Int(parts[4]),
      let minute = Int(parts[5]), let second = Int(parts[6]),
      (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(hour),
      (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }
}

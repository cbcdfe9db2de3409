import Scheduling
import Synchronization

/// The rates of clients: each has a bucket of tokens, which fills again with time.
protocol RateLimiting: Sendable {
  /// Takes a token from the bucket of a key; nothing without a rate.
  ///
  /// - Throws: ``Refusal/tooMany(after:)`` if it is empty.
  func take(_ key: String, _ rate: ServerLimits.Rate?) async throws
}

/// The rates of clients of one process.
///
/// Full buckets are removed. If there are too many others, new clients share one, so that neither the
/// memory nor the limit gives way.
final class RateLimiter: RateLimiting {
  private struct Bucket {
    var level: Double
    var at: Duration
  }

  private struct State {
    var buckets: [String: Bucket] = [:]
    var prunedAt: Duration?
  }

  private static let mostBuckets = 10_000
  /// The time between two looks at all buckets, each of which takes as long as an answer.
  private static let pruningPause = Duration.seconds(10)

  private let clock: any AppClock
  private let state = Mutex(State())

  /// The number of buckets.
  var count: Int { state.withLock { $0.buckets.count } }

  init(clock: any AppClock) { self.clock = clock }

  /// Takes a token from the bucket of a key.
  ///
  /// - Throws: ``Refusal/tooMany(after:)`` if it is empty.
  func take(_ key: String, _ rate: ServerLimits.Rate?) throws(Refusal) {
    guard let rate else { return }
    let now = clock.uptime
    let wait: Double? = state.withLock { state in
      let key = Self.place(for: key, in: &state, now)
      var bucket = state.buckets[key] ?? Bucket(level: Double(rate.burst), at: now)
      let refill = (now - bucket.at).seconds * Double(rate.perMinute) / 60
      bucket.level = min(Double(rate.burst), bucket.level + refill)
      bucket.at = now
      defer { state.buckets[key] = bucket }
      guard bucket.level < 1 else {
        bucket.level -= 1
        return nil
      }
      return (1 - bucket.level) * 60 / Double(max(1, rate.perMinute))
    }
    if let wait { throw .tooMany(after: Int(wait.rounded(.up))) }
  }

  /// Returns the key of the bucket.
  private static func place(for key: String, in state: inout State, _ now: Duration) -> String {
    if state.buckets[key] != nil || state.buckets.count < mostBuckets { return key }
    if state.prunedAt.map({ now - $0 >= pruningPause }) ?? true { prune(&state, now) }
    return state.buckets.count < mostBuckets ? key : "others"
  }

  /// Removes the buckets that are full again, after ten minutes.
  private static func prune(_ state: inout State, _ now: Duration) {
    state.prunedAt = now
    state.buckets = state.buckets.filter { now - $0.value.at < .seconds(600) }
  }
}

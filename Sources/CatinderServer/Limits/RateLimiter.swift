import Scheduling
import Synchronization

/// Counts who asks how often: a bucket for each that fills with the time.
///
/// Full buckets are forgotten; where there are too many that are not, newcomers share one, so that
/// neither memory nor the limit gives way.
final class RateLimiter: Sendable {
  private struct Bucket {
    var level: Double
    var at: Duration
  }

  private static let mostBuckets = 10_000

  private let clock: any AppClock
  private let buckets = Mutex<[String: Bucket]>([:])

  init(clock: any AppClock) {
    self.clock = clock
  }

  /// Takes one from the bucket of a key.
  ///
  /// - Throws: ``Refusal/tooMany(after:)`` where it is empty.
  func take(_ key: String, _ rate: ServerLimits.Rate?) throws(Refusal) {
    guard let rate else { return }
    let now = clock.uptime
    let wait: Double? = buckets.withLock { buckets in
      if buckets.count >= Self.mostBuckets { Self.prune(&buckets, now) }
      let isShared = buckets[key] == nil && buckets.count >= Self.mostBuckets
      let key = isShared ? "others" : key
      var bucket = buckets[key] ?? Bucket(level: Double(rate.burst), at: now)
      let refill = (now - bucket.at).seconds * Double(rate.perMinute) / 60
      bucket.level = min(Double(rate.burst), bucket.level + refill)
      bucket.at = now
      defer { buckets[key] = bucket }
      guard bucket.level < 1 else {
        bucket.level -= 1
        return nil
      }
      return (1 - bucket.level) * 60 / Double(max(1, rate.perMinute))
    }
    if let wait { throw .tooMany(after: Int(wait.rounded(.up))) }
  }

  /// After ten minutes nobody is near a limit any more.
  private static func prune(_ buckets: inout [String: Bucket], _ now: Duration) {
    buckets = buckets.filter { now - $0.value.at < .seconds(600) }
  }
}

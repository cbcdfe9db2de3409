import Foundation
import Persistence
import Scheduling
import Synchronization

/// The rates of clients, counted over all processes on one database.
///
/// A bucket is one moment: the one at which it will be full again (the virtual scheduling algorithm of
/// ITU-T I.371), by the clocks of the processes. A process takes some tokens of a large bucket at a time,
/// so that most requests cost no statement. What it does not use within ten seconds is lost, so that nobody
/// gets more than the rate.
final class SharedRateLimiter: RateLimiting {
  private struct Lease {
    var tokens: Int
    let until: Duration
  }

  private static let mostLeases = 10_000
  private static let leaseTime = Duration.seconds(10)
  /// The part of a burst that a process takes at a time.
  private static let share = 20

  private let pool: PostgresPool
  private let clock: any AppClock
  private let leases = Mutex<[String: Lease]>([:])
  private let tidying: TidyingTurn

  init(_ pool: PostgresPool, clock: any AppClock) {
    (self.pool, self.clock, tidying) = (pool, clock, TidyingTurn(clock))
  }

  func take(_ key: String, _ rate: ServerLimits.Rate?) async throws {
    guard let rate, !takeLeased(key) else { return }
    // Names of accounts do not stand in the table.
    let hash = try SHA256.digest(Data(key.utf8))
    let many = max(1, rate.burst / Self.share)
    if many > 1, try await take(many, hash, rate) == nil { return keep(many - 1, key) }
    if let wait = try await take(1, hash, rate) {
      throw Refusal.tooMany(after: Int((Double(wait) / 1000).rounded(.up)))
    }
  }

  private func takeLeased(_ key: String) -> Bool {
    let now = clock.uptime
    return leases.withLock { leases in
      guard let lease = leases[key], lease.tokens > 0, now < lease.until else { return false }
      leases[key]?.tokens -= 1
      return true
    }
  }

  private func keep(_ tokens: Int, _ key: String) {
    let now = clock.uptime
    leases.withLock { leases in
      if leases.count >= Self.mostLeases {
        leases = leases.filter { $0.value.tokens > 0 && now < $0.value.until }
      }
      guard leases.count < Self.mostLeases else { return }
      leases[key] = Lease(tokens: tokens, until: now + Self.leaseTime)
    }
  }

  /// Takes tokens of a bucket; returns nil, or the milliseconds until there will be so many.
  private func take(
    _ count: Int, _ key: Data, _ rate: ServerLimits.Rate
  ) async throws -> Int64? {
    let each = 60_000 / Double(max(1, rate.perMinute))
    let (cost, window) = (Int64(Double(count) * each), Int64(Double(rate.burst) * each))
    let now = CatinderStore.milliseconds(clock.now)
    let isDue = tidying.isDue()
    return try await pool.run { connection in
      // A full bucket is as good as none.
      if isDue { _ = try connection.rows("DELETE FROM bucket WHERE fullAt < ?", [.number(now)]) }
      let taken = try connection.rows(
        """
        INSERT INTO bucket (key, fullAt) VALUES (?, CAST(? AS bigint) + CAST(? AS bigint))
        ON CONFLICT (key) DO UPDATE
        SET fullAt = greatest(bucket.fullAt, CAST(? AS bigint)) + CAST(? AS bigint)
        WHERE greatest(bucket.fullAt, CAST(? AS bigint)) <= CAST(? AS bigint) RETURNING 1
        """,
        [
          .data(key), .number(now), .number(cost), .number(now), .number(cost), .number(now),
          .number(now + window - cost),
        ])
      if !taken.isEmpty { return nil }
      let found = try connection.rows("SELECT fullAt FROM bucket WHERE key = ?", [.data(key)])
      guard let fullAt = found.first?.number(0) else { return 1 }
      return max(1, fullAt - (now + window - cost))
    }
  }
}

/// The turns of a process at removing rows that count no more: one in a minute.
final class TidyingTurn: Sendable {
  private let clock: any AppClock
  private let last = Mutex(Duration.zero)

  init(_ clock: any AppClock) { self.clock = clock }

  func isDue() -> Bool {
    let now = clock.uptime
    return last.withLock { last in
      if now - last < .seconds(60) { return false }
      last = now
      return true
    }
  }
}

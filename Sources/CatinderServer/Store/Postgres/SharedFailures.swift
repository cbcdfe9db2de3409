import Foundation
import Persistence
import Scheduling

/// The counts of failures over all processes on one database, by the clocks of the processes.
///
/// A log-in costs two statements. The table is not written to the log of PostgreSQL, so that they wait for
/// no disk; after a crash nothing is counted.
struct SharedFailures: FailureCounting {
  /// The time for which it is remembered that the right password was used.
  private static let proven = Duration.seconds(30 * 86_400)

  private let pool: PostgresPool
  private let clock: any AppClock
  private let tidying: TidyingTurn

  init(_ pool: PostgresPool, clock: any AppClock) {
    (self.pool, self.clock, tidying) = (pool, clock, TidyingTurn(clock))
  }

  var now: Duration { .milliseconds(CatinderStore.milliseconds(clock.now)) }

  func records(of keys: [FailureKey]) async throws -> [FailureKey: FailureRecord] {
    let hashes = try keys.map { (key: $0, hash: try Self.hash($0)) }
    let places = keys.map { _ in "?" }.joined(separator: ", ")
    let rows = try await pool.run { connection in
      try connection.rows(
        "SELECT key, at, forgottenAt, isProven FROM failure WHERE key IN (\(places))",
        hashes.map { .data($0.hash) })
    }
    return rows.reduce(into: [:]) { records, row in
      guard let key = hashes.first(where: { $0.hash == row.data(0) })?.key, let at = row.number(1),
        let forgottenAt = row.number(2)
      else { return }
      records[key] = FailureRecord(
        at: .milliseconds(at), forgottenAt: .milliseconds(forgottenAt),
        isProven: row.number(3) == 1)
    }
  }

  func add(_ failures: [(key: FailureKey, limit: ServerLimits.Patience)]) async throws {
    let now = now
    // In one order, so that no two processes wait for each other.
    let rows = try failures.map { (hash: try Self.hash($0.key), limit: $0.limit) }
      .sorted { $0.hash.lexicographicallyPrecedes($1.hash) }
    let places = rows.map { _ in
      "(?, CAST(? AS bigint), CAST(? AS bigint), false, CAST(? AS bigint))"
    }
    let arguments = rows.flatMap { row -> [RecordValue] in
      [
        .data(row.hash), Self.number(now), Self.number(now + row.limit.forgiving),
        Self.number(now + max(row.limit.forgiving, row.limit.longest)),
      ]
    }
    try await run(
      """
      INSERT INTO failure (key, at, forgottenAt, isProven, keptUntil)
      VALUES \(places.joined(separator: ", ")) ON CONFLICT (key) DO UPDATE SET
      forgottenAt = greatest(failure.forgottenAt, excluded.at) + excluded.forgottenAt - excluded.at,
      at = excluded.at, keptUntil = greatest(
        failure.keptUntil, excluded.keptUntil,
        greatest(failure.forgottenAt, excluded.at) + excluded.forgottenAt - excluded.at)
      """, arguments)
  }

  func prove(_ key: FailureKey) async throws {
    let now = now
    try await run(
      """
      INSERT INTO failure (key, at, forgottenAt, isProven, keptUntil)
      VALUES (?, ?, ?, true, ?) ON CONFLICT (key) DO UPDATE SET at = excluded.at,
      forgottenAt = excluded.forgottenAt, isProven = true, keptUntil = excluded.keptUntil
      """,
      [
        .data(try Self.hash(key)), Self.number(now), Self.number(now),
        Self.number(now + Self.proven),
      ])
  }

  func forget(_ key: FailureKey) async throws {
    try await run("DELETE FROM failure WHERE key = ?", [.data(try Self.hash(key))])
  }

  /// Runs a statement; now and then, those that count no more are removed.
  private func run(_ sql: String, _ arguments: [RecordValue]) async throws {
    let (isDue, now) = (tidying.isDue(), Self.number(now))
    try await pool.run { connection in
      if isDue { _ = try connection.rows("DELETE FROM failure WHERE keptUntil < ?", [now]) }
      _ = try connection.rows(sql, arguments)
    }
  }

  private static func number(_ moment: Duration) -> RecordValue {
    .number(Int64((moment.seconds * 1000).rounded()))
  }

  /// Neither names of accounts nor addresses stand in the table.
  private static func hash(_ key: FailureKey) throws -> Data {
    try SHA256.digest(Data("\(key.kind.rawValue) \(key.text)".utf8))
  }
}

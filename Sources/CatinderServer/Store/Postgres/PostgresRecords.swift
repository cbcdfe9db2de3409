import Foundation

/// The records in PostgreSQL, of any number of processes.
struct PostgresRecords: CatinderRecords {
  /// The times that a transaction is begun, if others are in its way.
  private static let mostTries = 5

  private let pool: PostgresPool

  init(_ pool: PostgresPool) { self.pool = pool }

  /// Runs the body without a transaction: each statement sees what was committed last.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value {
    try await pool.run { connection in try body(PostgresTransaction(connection)) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value {
    try await pool.run { connection in
      for _ in 1..<Self.mostTries {
        do { return try Self.commit(connection, body) } catch let error as PostgresError
          where error.isRace
        { continue }
      }
      return try Self.commit(connection, body)
    }
  }

  /// - Throws: ``UnknownOutcome`` if the connection broke in the commit.
  static func commit<Value>(
    _ connection: PostgresConnection, _ body: (any Transaction) throws -> Value
  ) throws -> Value {
    try connection.script("BEGIN")
    let value: Value
    let transaction = PostgresTransaction(connection)
    do {
      value = try body(transaction)
      // PostgreSQL would answer a commit by taking all of it back, without an error.
      if let failure = transaction.failure { throw failure }
    } catch {
      // A broken connection takes the transaction with it.
      if (error as? PostgresError)?.isBroken != true { try connection.script("ROLLBACK") }
      throw error
    }
    do { try connection.script("COMMIT") } catch let error as PostgresError where error.isBroken {
      throw UnknownOutcome()
    }
    return value
  }
}

private final class PostgresTransaction: Transaction {
  private let connection: PostgresConnection
  /// The first failure of a statement, which the body may have caught.
  private(set) var failure: (any Error)?

  init(_ connection: PostgresConnection) { self.connection = connection }

  func rows(_ sql: String, _ arguments: [(any RecordArgument)?]) throws -> [RecordRow] {
    try noting { try connection.rows(sql, Self.values(arguments)) }
  }

  func eachRow(
    _ sql: String, _ arguments: [(any RecordArgument)?], _ body: (any RowBytes) throws -> Void
  ) throws { try noting { try connection.eachRow(sql, Self.values(arguments), body) } }

  private static func values(_ arguments: [(any RecordArgument)?]) -> [RecordValue] {
    arguments.map { $0?.recordValue ?? .null }
  }

  private func noting<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch {
      failure = failure ?? error
      throw error
    }
  }

  /// Takes a lock of each account, in their order, so that no two wait for each other.
  func hold(_ accounts: [Int64]) throws {
    for account in Set(accounts).sorted() {
      try run("SELECT pg_advisory_xact_lock(?)", [account])
    }
  }

  /// Stores the news, and sends their number to all processes when the transaction is committed.
  func tell(_ news: News) throws {
    let accounts = news.accounts.map(String.init).joined(separator: ",")
    try run(
      """
      WITH told AS (
        INSERT INTO news (accounts, name, data) VALUES (CAST(CAST(? AS text) AS bigint[]), ?, ?)
        RETURNING id)
      SELECT pg_notify('\(PostgresNews.channel)', CAST(id AS text)) FROM told
      """, ["{\(accounts)}", news.name, news.data])
  }
}

import Foundation
import GRDB
import Persistence

/// The records in SQLite, of one process alone.
struct SQLiteRecords: CatinderRecords {
  private let records: DataStore
  private let commits: CommitGroup
  private let deliver: @Sendable (News) -> Void

  /// - Parameter deliver: gets the news of a write before the write returns.
  init(_ records: DataStore, deliver: @escaping @Sendable (News) -> Void) {
    (self.records, self.deliver) = (records, deliver)
    commits = CommitGroup(records)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value {
    try await records.read("catinder.server") { db in try body(SQLiteTransaction(db)) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value {
    let (value, news) = try await commits.write("catinder.server") { db in
      let transaction = SQLiteTransaction(db)
      return (try body(transaction), transaction.news)
    }
    for piece in news { deliver(piece) }
    return value
  }
}

/// A transaction of SQLite, which has the records to itself.
private final class SQLiteTransaction: Transaction {
  private let db: Database
  private(set) var news: [News] = []

  init(_ db: Database) { self.db = db }

  func rows(_ sql: String, _ arguments: [(any RecordArgument)?]) throws -> [RecordRow] {
    let values = arguments.map { ($0?.recordValue ?? .null).databaseValue }
    let cursor = try Row.fetchCursor(
      db.cachedStatement(sql: sql), arguments: StatementArguments(values))
    var rows: [RecordRow] = []
    while let row = try cursor.next() {
      rows.append(RecordRow(row.databaseValues.map(RecordValue.init)))
    }
    return rows
  }

  /// Nothing: there is one transaction at a time.
  func hold(_ accounts: [Int64]) {}

  func tell(_ news: News) { self.news.append(news) }
}

extension RecordValue {
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .int64(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .data(data)
    // No column has fractions.
    case .null, .double: self = .null
    }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .number(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .data(let data): data.databaseValue
    }
  }
}

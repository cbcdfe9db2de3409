import Foundation
import GRDB
import GRDBSQLite
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
    var rows: [RecordRow] = []
    try step(sql, arguments) { row in rows.append(row.values) }
    return rows
  }

  func eachRow(
    _ sql: String, _ arguments: [(any RecordArgument)?], _ body: (any RowBytes) throws -> Void
  ) throws { try step(sql, arguments, body) }

  private func step(
    _ sql: String, _ arguments: [(any RecordArgument)?], _ body: (StatementRow) throws -> Void
  ) throws {
    let values = arguments.map { ($0?.recordValue ?? .null).databaseValue }
    let statement = try db.cachedStatement(sql: sql)
    let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(values))
    let row = StatementRow(statement)
    while try cursor.next() != nil { try body(row) }
  }

  /// Nothing: there is one transaction at a time.
  func hold(_ accounts: [Int64]) {}

  func tell(_ news: News) { self.news.append(news) }
}

/// The row at which a statement stands. Its values are read from SQLite itself: objects of GRDB for each
/// of them took half of the time of a page of messages.
private struct StatementRow: RowBytes {
  private let statement: SQLiteStatement
  private let count: Int

  init(_ statement: Statement) {
    (self.statement, count) = (statement.sqliteStatement, statement.columnCount)
  }

  var values: RecordRow { RecordRow((0..<count).map(value)) }

  func number(_ column: Int) -> Int64? {
    guard sqlite3_column_type(statement, Int32(column)) == SQLITE_INTEGER else { return nil }
    return sqlite3_column_int64(statement, Int32(column))
  }

  func text(_ column: Int) -> UnsafeRawBufferPointer? {
    guard let bytes = sqlite3_column_text(statement, Int32(column)) else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: length(column))
  }

  private func length(_ column: Int) -> Int { Int(sqlite3_column_bytes(statement, Int32(column))) }

  private func value(_ column: Int) -> RecordValue {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: return .number(sqlite3_column_int64(statement, Int32(column)))
    case SQLITE_TEXT: return .text(text(column).map { String(decoding: $0, as: UTF8.self) } ?? "")
    case SQLITE_BLOB:
      // Nil for one without bytes.
      let bytes = sqlite3_column_blob(statement, Int32(column))
      return .data(bytes.map { Data(bytes: $0, count: length(column)) } ?? Data())
    // No column has fractions.
    default: return .null
    }
  }
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

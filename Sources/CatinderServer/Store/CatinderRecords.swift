import CatinderDomain
import Foundation

/// The records of a server, as an engine keeps them: SQLite in a folder, or PostgreSQL.
///
/// The calls of the domain are those of ``CatinderStore``, written once for all engines. Their SQL is
/// what SQLite 3.35 and PostgreSQL 13 both understand, with `?` for arguments.
protocol CatinderRecords: Sendable {
  /// Runs a body that only reads.
  ///
  /// - Throws: what the body throws, or ``Refusal/unavailable`` if the engine is away.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value

  /// Runs a body as one transaction. When this returns, all of it is on the disk and its news are on
  /// their way; when it throws, nothing has changed.
  ///
  /// An engine may run a body again from its beginning, if others were in its way.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value
}

/// One use of the records, within one call of ``CatinderRecords``.
protocol Transaction: AnyObject {
  /// Runs a statement; returns its rows.
  @discardableResult
  func rows(_ sql: String, _ arguments: [(any RecordArgument)?]) throws -> [RecordRow]

  /// Runs a query and shows its rows one after another, for many rows of which no values are to be made.
  func eachRow(
    _ sql: String, _ arguments: [(any RecordArgument)?], _ body: (any RowBytes) throws -> Void
  ) throws

  /// Lets everybody else who holds one of these accounts wait for the end of the transaction, where
  /// several transactions run at a time. Called once, before anything that the accounts decide is read.
  func hold(_ accounts: [Int64]) throws

  /// Tells news when the transaction is on the disk, to the listeners of all processes.
  func tell(_ news: News) throws
}

extension Transaction {
  func firstRow(_ sql: String, _ arguments: [(any RecordArgument)?] = []) throws -> RecordRow? {
    try rows(sql, arguments).first
  }

  /// Returns the number in the first column of the first row; nil without a row, and for null.
  func number(_ sql: String, _ arguments: [(any RecordArgument)?] = []) throws -> Int64? {
    try firstRow(sql, arguments)?.number(0)
  }

  func run(_ sql: String, _ arguments: [(any RecordArgument)?] = []) throws {
    try rows(sql, arguments)
  }

  func tell(_ accounts: [Int64], _ name: String, _ value: some Encodable) throws {
    // The JSON has no line ends; those in strings are escaped.
    let data = String(decoding: CatinderJSON.encode(value), as: UTF8.self)
    try tell(News(accounts: accounts, name: name, data: data))
  }
}

/// News for the listeners of some accounts.
struct News: Sendable, Equatable {
  let accounts: [Int64]
  /// The name of the event; nil to end all streams of the accounts.
  let name: String?
  /// JSON without line ends.
  var data = ""
}

/// A value in a column.
enum RecordValue: Sendable, Equatable {
  case null
  case number(Int64)
  case text(String)
  case data(Data)
}

/// A type whose values are arguments of statements.
protocol RecordArgument: Sendable {
  var recordValue: RecordValue { get }
}

extension Int64: RecordArgument {
  var recordValue: RecordValue { .number(self) }
}

extension Int: RecordArgument {
  var recordValue: RecordValue { .number(Int64(self)) }
}

extension String: RecordArgument {
  var recordValue: RecordValue { .text(self) }
}

extension Data: RecordArgument {
  var recordValue: RecordValue { .data(self) }
}

/// A row in the memory of its engine, read by the places of its columns while it is shown.
protocol RowBytes {
  func number(_ column: Int) -> Int64?

  /// Returns a text in UTF-8, which is gone when the next row is shown; nil for null.
  func text(_ column: Int) -> UnsafeRawBufferPointer?
}

/// A row of a result, read by the places of its columns.
struct RecordRow: Sendable, Equatable {
  let values: [RecordValue]

  init(_ values: [RecordValue]) { self.values = values }

  func number(_ column: Int) -> Int64? {
    guard case .number(let number) = values[column] else { return nil }
    return number
  }

  func text(_ column: Int) -> String? {
    guard case .text(let text) = values[column] else { return nil }
    return text
  }

  func data(_ column: Int) -> Data? {
    guard case .data(let data) = values[column] else { return nil }
    return data
  }
}

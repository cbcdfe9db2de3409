import Foundation
import GRDB

/// A table whose changes are logged: its triggers, and how a logged change is taken back.
///
/// The names of table and columns come from here and never from the log, so that a log that someone
/// else wrote cannot make us run anything but a change of a row in a tracked table.
struct TrackedTable: Sendable {
  let name: String
  let columns: [String]
  let primaryKey: [String]

  /// Nil where the table is missing or declares no primary key: a hidden rowid may change when a
  /// backup is made, so it cannot name a row in a log that outlives it.
  init?(_ name: String, in db: Database) throws {
    let info = try Row.fetchAll(
      db, sql: "SELECT name, pk FROM pragma_table_info(?)", arguments: [name])
    let found = info.compactMap { row -> (name: String, rank: Int)? in
      guard let column = String.fromDatabaseValue(row["name"]) else { return nil }
      return (column, Int.fromDatabaseValue(row["pk"]) ?? 0)
    }
    self.name = name
    columns = found.map(\.name)
    primaryKey = found.filter { $0.rank > 0 }.sorted { $0.rank < $1.rank }.map(\.name)
    if primaryKey.isEmpty { return nil }
  }

  // MARK: - Writing the log
  /// Makes the triggers on this connection; they are temporary and never part of the file.
  func track(in db: Database) throws {
    let differs = columns.map { "OLD.\($0.quoted) IS NOT NEW.\($0.quoted) COLLATE BINARY" }
    let key = primaryKey
    try trigger(.insert, log: ("NEW", key), row: nil, in: db)
    try trigger(.update, log: ("NEW", key), row: columns, when: differs, in: db)
    try trigger(.delete, log: ("OLD", key), row: columns, in: db)
  }

  /// The session holds one row while an act is recorded and none otherwise, so the `SELECT` writes
  /// one line or nothing.
  private func trigger(
    _ operation: LoggedChange.Operation, log key: (row: String, columns: [String]),
    row: [String]?, when conditions: [String] = [], in db: Database
  ) throws {
    let condition = conditions.isEmpty ? "" : "WHEN " + conditions.joined(separator: " OR ")
    try db.execute(
      sql: """
        CREATE TEMP TRIGGER \("undo_\(operation.rawValue)_\(name)".quoted)
        AFTER \(operation.rawValue) ON main.\(name.quoted) \(condition)
        BEGIN
          INSERT INTO undo_change (act, tableName, op, key, row)
          SELECT act, \(name.literal), '\(operation.rawValue)',
            \(Self.json(key.columns, of: key.row)), \(row.map { Self.json($0, of: "OLD") } ?? "NULL")
          FROM undo_session;
        END
        """)
  }

  private static func json(_ columns: [String], of row: String) -> String {
    let pairs = columns.map { "\($0.literal), \(LoggedValue.expression("\(row).\($0.quoted)"))" }
    return "json_object(\(pairs.joined(separator: ", ")))"
  }

  // MARK: - Taking back
  /// Brings the row back to what it was before the change.
  ///
  /// - Throws: ``LogMismatch`` for columns or values that the table cannot have, and where there is
  ///   no such row; `DatabaseError` where the row no longer fits among the others.
  func revert(_ change: LoggedChange, in db: Database) throws {
    guard Set(change.key.keys) == Set(primaryKey), change.row.keys.allSatisfy(columns.contains)
    else { throw LogMismatch() }
    do {
      switch change.operation {
      case .insert: try delete(change, in: db)
      case .update: try update(change, in: db)
      case .delete: try insert(change, in: db)
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_MISMATCH {
      throw LogMismatch()
    }
    guard db.changesCount == 1 else { throw LogMismatch() }
  }

  private func delete(_ change: LoggedChange, in db: Database) throws {
    let sql = "DELETE FROM main.\(name.quoted) WHERE \(keyCondition)"
    try db.run(sql, keyValues(change))
  }

  private func update(_ change: LoggedChange, in db: Database) throws {
    let logged = columns.filter { change.row[$0] != nil }
    if logged.isEmpty { throw LogMismatch() }
    let list = logged.map { "\($0.quoted) = ?" }.joined(separator: ", ")
    let sql = "UPDATE main.\(name.quoted) SET \(list) WHERE \(keyCondition)"
    try db.run(sql, values(change, logged) + keyValues(change))
  }

  private func insert(_ change: LoggedChange, in db: Database) throws {
    let logged = columns.filter { change.row[$0] != nil }
    let marks = logged.map { _ in "?" }.joined(separator: ", ")
    let list = logged.map(\.quoted).joined(separator: ", ")
    let sql = "INSERT INTO main.\(name.quoted) (\(list)) VALUES (\(marks))"
    try db.run(sql, values(change, logged))
  }

  private var keyCondition: String {
    primaryKey.map { "\($0.quoted) IS ?" }.joined(separator: " AND ")
  }

  private func keyValues(_ change: LoggedChange) -> StatementArguments {
    StatementArguments(primaryKey.compactMap { change.key[$0]?.value })
  }

  private func values(_ change: LoggedChange, _ columns: [String]) -> StatementArguments {
    StatementArguments(columns.compactMap { change.row[$0]?.value })
  }
}

/// The log does not fit the tables.
struct LogMismatch: Error {}

extension String {
  /// As an SQL identifier.
  fileprivate var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
  /// As an SQL string.
  fileprivate var literal: String { "'" + replacing("'", with: "''") + "'" }
}

/// Statements that run with every key stroke are compiled once: with the log's triggers that takes
/// longer than running them.
extension Database {
  func run(_ sql: String, _ arguments: StatementArguments = []) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  func firstRow(_ sql: String, _ arguments: StatementArguments = []) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}

/// One changed row, as the log has it.
struct LoggedChange {
  enum Operation: String { case insert, update, delete }

  let table: String
  let operation: Operation
  /// The primary key that the row has after the change, or had before it was deleted.
  let key: [String: LoggedValue]
  /// All columns as they were before; empty for an insert.
  let row: [String: LoggedValue]

  /// Nil where the log holds what the triggers never write.
  init?(_ stored: Row) {
    guard let table = String.fromDatabaseValue(stored["tableName"]),
      let operation = String.fromDatabaseValue(stored["op"]).flatMap(Operation.init),
      let key = Self.columns(stored["key"])
    else { return nil }
    let row = Self.columns(stored["row"])
    guard row != nil || operation == .insert else { return nil }
    (self.table, self.operation, self.key) = (table, operation, key)
    self.row = row ?? [:]
  }

  private static func columns(_ value: DatabaseValue) -> [String: LoggedValue]? {
    guard let text = String.fromDatabaseValue(value) else { return nil }
    return try? JSONDecoder().decode([String: LoggedValue].self, from: Data(text.utf8))
  }
}

/// One column in the log: what a JSON value of the log stands for in the database.
///
/// Numbers with a fraction and blobs have no exact form in JSON, so they are tagged: `{"r": "…"}` in
/// decimal digits, `{"x": "…"}` in hexadecimal.
struct LoggedValue: Decodable, Equatable {
  let value: DatabaseValue

  private enum Tag: String, CodingKey {
    case real = "r"
    case blob = "x"
  }

  /// The SQL expression whose value is the logged form of a column.
  static func expression(_ column: String) -> String {
    """
    json(CASE typeof(\(column)) \
    WHEN 'real' THEN json_object('r', quote(\(column))) \
    WHEN 'blob' THEN json_object('x', hex(\(column))) \
    ELSE json_quote(\(column)) END)
    """
  }

  init(from decoder: any Decoder) throws {
    if let tagged = try? decoder.container(keyedBy: Tag.self) {
      value = try Self.tagged(tagged)
    } else {
      value = try Self.plain(decoder.singleValueContainer())
    }
  }

  private static func plain(_ container: any SingleValueDecodingContainer) throws -> DatabaseValue {
    if container.decodeNil() { return .null }
    if let number = try? container.decode(Int64.self) { return number.databaseValue }
    return try container.decode(String.self).databaseValue
  }

  private static func tagged(_ container: KeyedDecodingContainer<Tag>) throws -> DatabaseValue {
    if let text = try container.decodeIfPresent(String.self, forKey: .real) {
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .real, in: container, debugDescription: "not a number")
      }
      return number.databaseValue
    }
    let text = try container.decode(String.self, forKey: .blob)
    guard let data = Data(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .blob, in: container, debugDescription: "not hexadecimal")
    }
    return data.databaseValue
  }
}

extension Data {
  /// Nil unless the text is pairs of hexadecimal digits.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    self.init(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}

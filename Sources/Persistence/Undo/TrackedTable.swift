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

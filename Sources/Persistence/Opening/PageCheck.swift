import GRDB
import GRDBSQLite

/// SQLite's check of the pages of a database, without what it tells of their rows: a row that breaks a
/// rule of its table is no damage, and the records are there.
enum PageCheck {
  static let ignoringRules = "PRAGMA ignore_check_constraints = 1"

  /// Returns true if a line of `quick_check` or `integrity_check` tells of no page.
  static func isHarmless(_ line: String) -> Bool { line == "ok" || isOfRow(line) }

  /// Returns true if a line tells of a row that breaks a rule of its table.
  static func isOfRow(_ line: String) -> Bool {
    line.contains(" value in ") || line.hasPrefix("CHECK constraint failed in ")
  }

  /// Returns true if the check ends, and finds nothing.
  ///
  /// - Throws: ``DataStoreError`` where there is no memory for it.
  static func isGood(_ connection: OpaquePointer?, _ check: String) throws -> Bool {
    sqlite3_exec(connection, ignoringRules, nil, nil, nil)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var status = sqlite3_prepare_v2(connection, "PRAGMA \(check)", -1, &statement, nil)
    if status == SQLITE_OK { status = sqlite3_step(statement) }
    while status == SQLITE_ROW {
      guard let text = sqlite3_column_text(statement, 0), isHarmless(String(cString: text)) else {
        return false
      }
      status = sqlite3_step(statement)
    }
    if status == SQLITE_NOMEM {
      throw DataStoreError.engine(code: status, message: String(cString: sqlite3_errstr(status)))
    }
    return status == SQLITE_DONE
  }
}

extension Database {
  /// Returns true if SQLite's check finds nothing wrong with a page.
  ///
  /// - Parameter check: `quick_check` or `integrity_check`, of one table where it is named.
  func hasGoodPages(_ check: String) throws -> Bool {
    try execute(sql: PageCheck.ignoringRules)
    defer { try? execute(sql: "PRAGMA ignore_check_constraints = 0") }
    return try String.fetchAll(self, sql: "PRAGMA \(check)").allSatisfy(PageCheck.isHarmless)
  }
}

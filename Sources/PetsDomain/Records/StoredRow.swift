import Core
import GRDB
import Interchange

/// The row that a statement stands on, read by the places of its columns while it stands there.
///
/// What a column holds may be anything, as a damaged file must not bring the program down: a value of
/// another kind counts as missing. GRDB's own `Row` makes a table of the names of the columns for each
/// query, which takes longer than to read a screen of pets.
struct StoredRow: DatabaseValueConvertible, StatementColumnConvertible {
  private let statement: SQLiteStatement

  /// GRDB asks for the value of a column; this one looks at those beside it too.
  init(sqliteStatement: SQLiteStatement, index: CInt) { statement = sqliteStatement }

  func text(_ column: Int) -> String? { String.fromDatabaseValue(value(column)) }

  func number(_ column: Int) -> Int64? { Int64.fromDatabaseValue(value(column)) }

  private func value(_ column: Int) -> DatabaseValue {
    DatabaseValue(sqliteStatement: statement, index: CInt(column))
  }

  // MARK: - Queries

  /// Goes through the rows that a statement finds, in their order; nil stands for one without a value
  /// in its first column, which has no identifier.
  static func each(
    _ statement: Statement, _ arguments: StatementArguments, _ body: (StoredRow?) -> Void
  ) throws {
    try StoredRow?.fetchCursor(statement, arguments: arguments).forEach(body)
  }

  /// What is read of each row that a statement finds, in their order, without what cannot be read.
  static func all<Value>(
    _ statement: Statement, _ arguments: StatementArguments, _ read: (StoredRow) -> Value?
  ) throws -> [Value] {
    var values: [Value] = []
    try each(statement, arguments) { row in
      if let value = row.flatMap(read) { values.append(value) }
    }
    return values
  }

  /// What is read of the first row; nil where there is none.
  static func first<Value>(
    _ statement: Statement, _ arguments: StatementArguments, _ read: (StoredRow) -> Value?
  ) throws -> Value? {
    let rows = try StoredRow?.fetchCursor(statement, arguments: arguments)
    guard let row = try rows.next() else { return nil }
    // The cursor leaves the row when it goes.
    return withExtendedLifetime(rows) { row.flatMap(read) }
  }

  // MARK: - DatabaseValueConvertible

  /// A row is no value: it is read, and neither written nor kept.
  var databaseValue: DatabaseValue { .null }

  static func fromDatabaseValue(_ dbValue: DatabaseValue) -> StoredRow? { nil }
}

/// A row of the health book, whose values may be anything: a damaged file must not bring the program
/// down.
struct HealthRow {
  private let row: StoredRow
  private let columns: [String]

  /// - Parameter columns: of the query, in their order.
  init(_ row: StoredRow, _ columns: [String]) { (self.row, self.columns) = (row, columns) }

  func text(_ column: String) -> String? { columns.firstIndex(of: column).flatMap(row.text) }

  func number(_ column: String) -> Int64? { columns.firstIndex(of: column).flatMap(row.number) }

  func clean(_ column: String, multiline: Bool = false) -> String {
    TextRules.stored(text(column) ?? "", multiline: multiline)
  }

  func day(_ column: String) -> CalendarDay? { text(column).flatMap(CalendarDay.init(iso:)) }
}

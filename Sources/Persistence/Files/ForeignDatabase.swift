import Foundation
import GRDB
import GRDBSQLite
import Interchange

/// A database of another program that somebody brings along, read in memory.
///
/// Its file is never opened by the engine, nothing is written to it, and what it says of itself is not
/// trusted: only plain tables are read, no function of its schema runs, and no value is longer than a
/// megabyte.
public struct ForeignDatabase: Sendable {
  /// The size of a file that is read, in bytes.
  public static let mostBytes = 256 << 20
  private static let longestValue: Int32 = 1 << 20

  private let queue: DatabaseQueue

  /// True for bytes that begin as a database of SQLite does.
  public static func isDatabase(_ data: Data) -> Bool {
    DatabaseImage.isDatabase(Array(data.prefix(100)))
  }

  /// Nil for bytes that are no whole database in which every page is in order. Takes about 0.3 s for 100 MB.
  public init?(_ data: Data) {
    guard data.count <= Self.mostBytes, let queue = try? DatabaseQueue() else { return nil }
    let image = DatabaseImage(bytes: Array(data))
    let isGood = try? queue.inDatabase { db in
      guard try image.isGood() else { return false }
      sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Self.longestValue)
      try image.load(into: db.sqliteConnection)
      return true
    }
    guard isGood == true else { return nil }
    self.queue = queue
  }

  /// True where there is a plain table of that name, in whatever case.
  public func hasTable(_ name: String) -> Bool {
    (try? queue.inDatabase { try Self.isTable(name, $0) }) ?? false
  }

  /// Hands over the rows of a plain table one after the other. A column that the table lacks is null.
  ///
  /// - Parameters:
  ///   - columns: names, without quotes in them.
  ///   - order: the column that they are ordered by; nil for the order in which they lie.
  public func read(
    _ table: String, _ columns: [String], order: String? = nil, _ take: (Row) throws -> Void
  ) throws {
    try queue.inDatabase { db in
      guard try Self.isTable(table, db) else { return }
      let known = try String.fetchAll(
        db, sql: "SELECT lower(name) FROM pragma_table_info(?)", arguments: [table])
      func expression(_ column: String) -> String {
        known.contains(column.lowercased()) ? "\"\(column)\"" : "NULL"
      }
      let list = columns.map(expression).joined(separator: ", ")
      let rows = try Row.fetchCursor(
        db, sql: "SELECT \(list) FROM \"\(table)\" ORDER BY \(order.map(expression) ?? "rowid")")
      while let row = try rows.next() { try take(row) }
    }
  }

  private static func isTable(_ name: String, _ db: Database) throws -> Bool {
    let sql = """
      SELECT count(*) FROM sqlite_master
      WHERE type = 'table' AND lower(name) = ? AND sql NOT LIKE 'CREATE VIRTUAL%'
      """
    return try Int.fetchOne(db, sql: sql, arguments: [name.lowercased()]) == 1
  }
}

import GRDB
import Persistence

/// Every column of numbers of some tables, each in turn with what a damaged file may have there.
public struct HostileColumns: Sendable {
  /// What a column of SQLite may hold, whatever its type says.
  public static let literals = [
    "-9223372036854775808", "9223372036854775807", "922337203685477580", "-1", "0", "1e308",
    "-9e999", "2147483648", "0.5", "'abc'", "x'00ff'", "NULL",
  ]

  private struct Column: Sendable {
    let table: String
    let name: String
  }

  private let store: DataStore
  private let tables: [String]
  private let others: Set<String>

  /// - Parameters:
  ///   - tables: each with a row at least; the first of them is changed.
  ///   - others: columns that have a test of their own.
  public init(of tables: [String], but others: Set<String> = [], in store: DataStore) {
    (self.store, self.tables, self.others) = (store, tables, others)
  }

  /// Calls for each value that its table takes, and puts the old one back.
  ///
  /// - Returns: how many values were taken.
  public func forEach(_ body: (_ label: String) async throws -> Void) async throws -> Int {
    var count = 0
    for column in try await columns() {
      for literal in Self.literals {
        guard let old = try await put(literal, column) else { continue }
        try await body("\(column.table).\(column.name) = \(literal)")
        try await restore(old, column)
        count += 1
      }
    }
    return count
  }

  /// Numbers by what the tables say of themselves, so that one that is added is not forgotten; the
  /// number of a row is another matter.
  private func columns() async throws -> [Column] {
    try await store.read("test.columns") { [tables, others] db in
      try tables.flatMap { table in
        try db.columns(in: table).filter {
          ["INTEGER", "REAL"].contains($0.type) && $0.primaryKeyIndex == 0
            && !others.contains($0.name)
        }.map { Column(table: table, name: $0.name) }
      }
    }
  }

  private static func row(_ column: Column) -> String {
    "rowid = (SELECT min(rowid) FROM \(column.table))"
  }

  /// The value before; nil where the table refuses the new one.
  private func put(_ literal: String, _ column: Column) async throws -> DatabaseValue? {
    try await store.write("test.put") { db in
      let (table, name, row) = (column.table, column.name, Self.row(column))
      let old = try DatabaseValue.fetchOne(db, sql: "SELECT \(name) FROM \(table) WHERE \(row)")
      do {
        try db.execute(sql: "UPDATE \(table) SET \(name) = \(literal) WHERE \(row)")
      } catch is DatabaseError {
        return nil
      }
      return old
    }
  }

  private func restore(_ old: DatabaseValue, _ column: Column) async throws {
    try await store.write("test.restore") { db in
      try db.execute(
        sql: "UPDATE \(column.table) SET \(column.name) = ? WHERE \(Self.row(column))",
        arguments: [old])
    }
  }
}

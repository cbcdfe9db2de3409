import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// The table of one kind of records, and the conversion between records and rows.
public struct HealthTable<Record: HealthRecord>: Sendable {
  let name: String
  /// The columns of every kind, and its own behind them.
  let columns: [String]
  /// The columns as a query names them.
  let selection: String
  /// The query for those of a pet, the newest first.
  private let recordsOfPet: String
  let values: @Sendable (Record) -> [(any DatabaseValueConvertible)?]
  let read: @Sendable (inout Record, Row) -> Void
  /// Keeps in step what depends on these records, after each change of those of a pet.
  let didChange: @Sendable (Pet.ID, _ now: Date, Database) throws -> Void

  init(
    _ name: String, _ columns: [String], order: String,
    values: @escaping @Sendable (Record) -> [(any DatabaseValueConvertible)?],
    read: @escaping @Sendable (inout Record, Row) -> Void,
    didChange: @escaping @Sendable (Pet.ID, Date, Database) throws -> Void = { _, _, _ in }
  ) {
    self.name = name
    self.columns = ["id", "pet", "createdAt", "updatedAt"] + columns
    selection = self.columns.joined(separator: ", ")
    recordsOfPet = "SELECT \(selection) FROM \(name) WHERE pet = ? ORDER BY \(order)"
    (self.values, self.read, self.didChange) = (values, read, didChange)
  }

  private func allValues(_ record: Record) -> StatementArguments {
    StatementArguments(
      [
        record.id.uuidString, record.pet.uuidString, record.createdAt.milliseconds,
        record.updatedAt.milliseconds,
      ] + values(record))
  }

  // MARK: - Rows
  /// Nil for a row without proper identifiers; what else does not fit counts as missing.
  func record(_ row: Row) -> Record? {
    guard let id = row.text("id").flatMap(UUID.of), let pet = row.text("pet").flatMap(UUID.of)
    else { return nil }
    let created = Date(stored: row.number("createdAt") ?? 0)
    var record = Record(id: id, pet: pet, createdAt: created, today: .first)
    record.updatedAt = Date(stored: row.number("updatedAt") ?? 0)
    read(&record, row)
    return record
  }

  func record(_ id: UUID, in db: Database) throws -> Record? {
    let statement = try db.cachedStatement(sql: "SELECT \(selection) FROM \(name) WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.text]).flatMap(record)
  }

  func records(of pet: Pet.ID, in db: Database) throws -> [Record] {
    let statement = try db.cachedStatement(sql: recordsOfPet)
    return try Row.fetchAll(statement, arguments: [pet.text]).compactMap(record)
  }

  // MARK: - Changes
  func insert(_ record: Record, in db: Database) throws {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(name) (\(selection)) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(arguments: allValues(record))
  }

  func update(_ record: Record, in db: Database) throws {
    let list = columns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE \(name) SET \(list) WHERE id = ?")
      .execute(arguments: allValues(record) + [record.id.uuidString])
  }

  func delete(_ id: UUID, in db: Database) throws {
    try db.execute(sql: "DELETE FROM \(name) WHERE id = ?", arguments: [id.uuidString])
  }
}

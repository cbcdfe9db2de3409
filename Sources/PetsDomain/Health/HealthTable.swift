import Almanac
import Foundation
import GRDB
import Interchange
import Persistence

/// How records of one kind become rows and back.
public struct HealthTable<Record: HealthRecord>: Sendable {
  let name: String
  /// Its own columns, behind those that every kind has.
  let columns: [String]
  /// The newest first.
  let order: String
  let values: @Sendable (Record) -> [(any DatabaseValueConvertible)?]
  let read: @Sendable (inout Record, HealthRow) -> Void
  /// Keeps in step what depends on these records, after each change of those of a pet.
  let didChange: @Sendable (Pet.ID, _ now: Date, Database) throws -> Void

  init(
    _ name: String, _ columns: [String], order: String,
    values: @escaping @Sendable (Record) -> [(any DatabaseValueConvertible)?],
    read: @escaping @Sendable (inout Record, HealthRow) -> Void,
    didChange: @escaping @Sendable (Pet.ID, Date, Database) throws -> Void = { _, _, _ in }
  ) {
    (self.name, self.columns, self.order) = (name, columns, order)
    (self.values, self.read, self.didChange) = (values, read, didChange)
  }

  private var allColumns: [String] { ["id", "pet", "createdAt", "updatedAt"] + columns }

  var selection: String { allColumns.joined(separator: ", ") }

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
    let row = HealthRow(row)
    guard let id = row.text("id").flatMap(UUID.of), let pet = row.text("pet").flatMap(UUID.of)
    else { return nil }
    let created = Date(milliseconds: row.number("createdAt") ?? 0)
    var record = Record(id: id, pet: pet, createdAt: created, today: .first)
    record.updatedAt = Date(milliseconds: row.number("updatedAt") ?? 0)
    read(&record, row)
    return record
  }

  func record(_ id: UUID, in db: Database) throws -> Record? {
    let statement = try db.cachedStatement(sql: "SELECT \(selection) FROM \(name) WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.uuidString]).flatMap(record)
  }

  func records(of pet: Pet.ID, in db: Database) throws -> [Record] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(selection) FROM \(name) WHERE pet = ? ORDER BY \(order)")
    return try Array(
      Row.fetchCursor(statement, arguments: [pet.uuidString]).compactMap(record))
  }

  // MARK: - Changes

  func insert(_ record: Record, in db: Database) throws {
    let marks = allColumns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(name) (\(selection)) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(arguments: allValues(record))
  }

  func update(_ record: Record, in db: Database) throws {
    let list = allColumns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE \(name) SET \(list) WHERE id = ?")
      .execute(arguments: allValues(record) + [record.id.uuidString])
  }

  func delete(_ id: UUID, in db: Database) throws {
    try db.execute(sql: "DELETE FROM \(name) WHERE id = ?", arguments: [id.uuidString])
  }
}

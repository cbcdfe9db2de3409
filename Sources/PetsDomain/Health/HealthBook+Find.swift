import Foundation
import GRDB
import Persistence

extension HealthBook {
  /// The records that a person may mean by an identifier or its first digits, four at least, of every
  /// kind and pet; 20 of a kind at the most.
  public func find(_ text: String) async throws -> [any HealthRecord] {
    guard let prefix = IdentifierPrefix(text) else { return [] }
    return try await store.read("pets.record") { db in
      var found: [any HealthRecord] = try Vaccination.table.records(prefix, in: db)
      found += try Medicine.table.records(prefix, in: db)
      found += try Visit.table.records(prefix, in: db)
      found += try Weighing.table.records(prefix, in: db)
      return found + (try Document.table.records(prefix, in: db))
    }
  }
}

extension HealthTable {
  fileprivate func records(_ prefix: IdentifierPrefix, in db: Database) throws -> [Record] {
    let sql = "SELECT \(selection) FROM \(name) WHERE id >= ? AND id < ? ORDER BY id LIMIT 20"
    let statement = try db.cachedStatement(sql: sql)
    return try StoredRow.all(statement, [prefix.first, prefix.end], record)
  }
}

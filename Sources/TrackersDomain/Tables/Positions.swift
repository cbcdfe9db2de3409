import Foundation
import GRDB

/// The manual order of a table's rows.
struct Positions {
  let table: String

  /// Puts a row beside another one; only rows between the two are written.
  func move(_ id: UUID, _ side: MoveSide, _ other: UUID, in db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, position FROM \(table) ORDER BY position, rank")
    var order = rows.compactMap { String.fromDatabaseValue($0[0]) }
    guard id != other, let from = order.firstIndex(of: id.uuidString) else { return }
    order.remove(at: from)
    guard let to = order.firstIndex(of: other.uuidString) else { return }
    order.insert(id.uuidString, at: side == .before ? to : to + 1)
    let places = Dictionary(
      rows.map { (String.fromDatabaseValue($0[0]) ?? "", Int.fromDatabaseValue($0[1])) },
      uniquingKeysWith: { first, _ in first })
    for (place, id) in order.enumerated() where places[id] != place + 1 {
      try db.cachedStatement(sql: "UPDATE \(table) SET position = ? WHERE id = ?")
        .execute(arguments: [place + 1, id])
    }
  }
}

import Foundation
import GRDB
import Interchange

/// Rows of categories.
enum CategoryTable {
  private static let select =
    "SELECT id, \(TextRules.storedSQL("name")), position FROM trackerCategory"

  /// In their order.
  static func all(in db: Database) throws -> [TrackerCategory] {
    try Row.fetchAll(db, sql: select + " ORDER BY position, rank").compactMap(category)
  }

  static func category(_ id: TrackerCategory.ID, in db: Database) throws -> TrackerCategory? {
    try Row.fetchOne(db, sql: select + " WHERE id = ?", arguments: [id.uuidString])
      .flatMap(category)
  }

  /// The one whose name is the same but for case and accents.
  static func category(named name: String, in db: Database) throws -> TrackerCategory? {
    try Row.fetchOne(db, sql: select + " WHERE folded = ?", arguments: [TextRules.folded(name)])
      .flatMap(category)
  }

  static func insert(_ category: TrackerCategory, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO trackerCategory (id, name, folded, position)
        SELECT ?, ?, ?, coalesce(max(position), 0) + 1 FROM trackerCategory
        """,
      arguments: [category.id.uuidString, category.name, TextRules.folded(category.name)])
  }

  static func rename(_ id: TrackerCategory.ID, to name: String, in db: Database) throws {
    try db.execute(
      sql: "UPDATE trackerCategory SET name = ?, folded = ? WHERE id = ?",
      arguments: [name, TextRules.folded(name), id.uuidString])
  }

  private static func category(_ row: Row) -> TrackerCategory? {
    guard let id = String.fromDatabaseValue(row[0]).flatMap(UUID.of) else { return nil }
    var category = TrackerCategory(
      id: id, name: TextRules.stored(String.fromDatabaseValue(row[1]) ?? ""))
    category.position = Int.fromDatabaseValue(row[2]) ?? 0
    return category
  }
}

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

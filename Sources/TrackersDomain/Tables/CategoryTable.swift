import Foundation
import GRDB
import Interchange

/// Rows of categories.
enum CategoryTable {
  private static let select = "SELECT id, name, position FROM trackerCategory"

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
    guard let id = String.fromDatabaseValue(row[0]).flatMap(UUID.init) else { return nil }
    var category = TrackerCategory(
      id: id, name: TextRules.stored(String.fromDatabaseValue(row[1]) ?? ""))
    category.position = Int.fromDatabaseValue(row[2]) ?? 0
    return category
  }
}

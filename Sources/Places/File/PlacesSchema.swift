import Foundation
import GRDB
import Interchange

/// The tables of the file of places, for the builder, and for the proof that a file has them and nothing
/// beside.
///
/// A place's rank by population is its row in `city`, `names` and `position`, so that every query of names
/// returns the biggest first. A view in the place of a table could go on for ever, and so could a column
/// that is computed; therefore only the schema itself is read before it is compared.
package enum PlacesSchema {
  private static let tables = [
    "meta": "(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "blob": "(name TEXT PRIMARY KEY, bytes BLOB NOT NULL)",
    "continent": "(code TEXT PRIMARY KEY, name_en TEXT, name_ru TEXT) WITHOUT ROWID",
    "region": "(code TEXT PRIMARY KEY, name_en TEXT, name_ru TEXT) WITHOUT ROWID",
    "lake": "(id INTEGER PRIMARY KEY, name_en TEXT, name_ru TEXT)",
    "area": "(name TEXT, term TEXT, PRIMARY KEY (name, term)) WITHOUT ROWID",
    "zone": "(id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, city INTEGER NOT NULL)",
    "city": """
    (rank INTEGER PRIMARY KEY, id INTEGER UNIQUE NOT NULL, name TEXT NOT NULL, \
    english TEXT NOT NULL, russian TEXT NOT NULL, alternatives TEXT NOT NULL, \
    country TEXT NOT NULL, region TEXT NOT NULL, lat REAL NOT NULL, lon REAL NOT NULL, \
    population INTEGER NOT NULL, zone INTEGER, whole INTEGER NOT NULL, capital INTEGER NOT NULL)
    """,
  ]

  private static let indexes = [
    "names": """
    fts5(terms, content = '', columnsize = 0, detail = none, prefix = '1 2 3 4', \
    tokenize = "ascii tokenchars '=@.'")
    """,
    "position": "rtree(rank, least_x, most_x, least_y, most_y, least_z, most_z)",
  ]

  /// The tables that the indexes keep their own data in, which their versions may write differently.
  private static let parts: Set<String> = [
    "names_data", "names_idx", "names_content", "names_docsize", "names_config", "position_node",
    "position_rowid", "position_parent",
  ]

  /// Makes everything but the table of countries.
  package static func create(in db: Database) throws {
    for (name, columns) in tables.sorted(by: { $0.key < $1.key }) {
      try db.execute(sql: "CREATE TABLE \(name) \(columns)")
    }
    for (name, module) in indexes.sorted(by: { $0.key < $1.key }) {
      try db.execute(sql: "CREATE VIRTUAL TABLE \(name) USING \(module)")
    }
  }

  /// - Parameter columns: each with `TEXT` or `NUMERIC`.
  package static func createCountries(_ columns: [String], in db: Database) throws {
    let list = columns.joined(separator: ", ")
    try db.execute(sql: "CREATE TABLE country (\(list), PRIMARY KEY (iso2))")
  }

  // MARK: - Comparing
  /// Returns the first object that is none of ours, in plain words; nil for a file as the builder makes it.
  static func difference(in db: Database) throws -> String? {
    let rows = try Row.fetchAll(db, sql: "SELECT type, name, sql FROM sqlite_schema LIMIT 100")
    var missing = Set(tables.keys).union(indexes.keys).union(["country"])
    for row in rows {
      let (type, name, sql) = (row.text(0), row.text(1), row.text(2))
      guard isOurs(type, name, sql) else { return TextRules.line("\(type) \(name)", limit: 60) }
      missing.remove(name)
    }
    return missing.min().map { "no table \($0)" }
  }

  private static func isOurs(_ type: String, _ name: String, _ sql: String) -> Bool {
    // An index without a statement is that of a key.
    guard type == "table" else { return type == "index" && sql.isEmpty }
    let bare = bare(sql)
    if let columns = tables[name] { return bare == self.bare("CREATE TABLE \(name) \(columns)") }
    if let module = indexes[name] {
      return bare == self.bare("CREATE VIRTUAL TABLE \(name) USING \(module)")
    }
    if name == "country" { return areCountries(bare) }
    return parts.contains(name) && !words(sql).contains { ["AS", "CHECK", "DEFAULT"].contains($0) }
  }

  private static func areCountries(_ bare: String) -> Bool {
    let (start, end) = ("CREATETABLEcountry(", ",PRIMARYKEY(iso2))")
    guard bare.hasPrefix(start), bare.hasSuffix(end) else { return false }
    let columns = bare.dropFirst(start.count).dropLast(end.count).split(separator: ",")
    return columns.allSatisfy { column in
      let name = column.hasSuffix("TEXT") ? column.dropLast(4) : column.dropLast("NUMERIC".count)
      return (column.hasSuffix("TEXT") || column.hasSuffix("NUMERIC"))
        && name.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
    }
  }

  private static func bare(_ sql: String) -> String { sql.filter { !$0.isWhitespace } }

  private static func words(_ sql: String) -> [String] {
    sql.uppercased().split { !$0.isLetter && $0 != "_" }.map(String.init)
  }
}

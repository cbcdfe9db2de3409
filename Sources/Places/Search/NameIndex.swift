import GRDB

/// The full-text index of names. Its terms are folded words, whole names joined behind `=`, and areas
/// behind `@`. Queries contain only such terms, in quotes.
struct NameIndex {
  let db: Database

  /// Returns the ranks of the places that match all parts, the biggest first.
  func places(_ parts: [String], limit: Int) throws -> [Int] {
    let statement = try db.cachedStatement(
      sql: "SELECT rowid FROM names WHERE names MATCH ? LIMIT ?")
    return try Int.fetchAll(statement, arguments: [parts.joined(separator: " AND "), limit])
  }

  /// Returns true if any name has the word.
  func knows(_ word: String) throws -> Bool { try !places(["\"\(word)\""], limit: 1).isEmpty }

  /// Returns the terms of the regions and countries of a name or code.
  func areas(named name: String) throws -> [String] {
    let statement = try db.cachedStatement(sql: "SELECT term FROM area WHERE name = ? LIMIT 40")
    return try String.fetchAll(statement, arguments: [name])
  }

  /// Returns at most 40 terms, by name.
  func areas(beginningWith name: String) throws -> [String] {
    let statement = try db.cachedStatement(
      sql: "SELECT DISTINCT term FROM area WHERE name >= ? AND name < ? LIMIT 40")
    return try String.fetchAll(statement, arguments: [name, name + "\u{10FFFF}"])
  }

  /// Returns the folded and joined main names of places.
  func latinNames(of ranks: [Int]) throws -> [String] {
    let statement = try db.cachedStatement(sql: "SELECT name FROM city WHERE rank = ?")
    return try ranks.compactMap {
      try String.fetchOne(statement, arguments: [$0]).map(PlaceFolding.joined)
    }.filter { !$0.isEmpty }
  }

  /// Takes every term that stands for a whole name, without its `=`, once for each place that has it; the
  /// same ones follow each other.
  func wholeNames(_ take: (_ name: String, _ rank: Int) -> Void) throws {
    // Of this connection alone: the file itself is only read.
    try db.execute(
      sql: """
        CREATE VIRTUAL TABLE IF NOT EXISTS temp.nameTerm USING fts5vocab('main', 'names', 'instance')
        """)
    let rows = try Row.fetchCursor(
      db, sql: "SELECT substr(term, 2), doc FROM temp.nameTerm WHERE term >= '=' AND term < '>'")
    while let row = try rows.next() { take(row.text(0), row.integer(1)) }
  }
}

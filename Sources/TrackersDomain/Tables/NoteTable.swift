import Core
import GRDB
import Interchange

/// Rows of notes.
enum NoteTable {
  static func note(of rank: Int64, on day: CalendarDay, in db: Database) throws -> String {
    let statement = try db.cachedStatement(
      sql: "SELECT text FROM trackerNote WHERE tracker = ? AND day = ?")
    let text = try String.fetchOne(statement, arguments: [rank, day.daysSinceEpoch])
    return TextRules.stored(text ?? "", multiline: true)
  }

  /// An empty text takes the note away.
  static func set(_ text: String, of rank: Int64, on day: CalendarDay, in db: Database) throws {
    let arguments: StatementArguments = [rank, day.daysSinceEpoch]
    if text.isEmpty {
      try db.cachedStatement(sql: "DELETE FROM trackerNote WHERE tracker = ? AND day = ?")
        .execute(arguments: arguments)
    } else {
      try db.cachedStatement(
        sql: """
          INSERT INTO trackerNote (tracker, day, text) VALUES (?, ?, ?)
          ON CONFLICT (tracker, day) DO UPDATE SET text = excluded.text
          """
      ).execute(arguments: arguments + [text])
    }
  }

  /// By their trackers, all of a day.
  static func notes(on day: CalendarDay, in db: Database) throws -> [Int64: String] {
    let statement = try db.cachedStatement(
      sql: "SELECT tracker, text FROM trackerNote WHERE day = ?")
    let rows = try Row.fetchAll(statement, arguments: [day.daysSinceEpoch])
    return Dictionary(
      rows.compactMap { row in
        guard let rank = Int64.fromDatabaseValue(row[0]) else { return nil }
        let text = String.fromDatabaseValue(row[1]) ?? ""
        return (rank, TextRules.stored(text, multiline: true))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// By their trackers and days, all of a range.
  static func notes(
    in days: ClosedRange<CalendarDay>, in db: Database
  ) throws -> [Int64: [CalendarDay: String]] {
    var all: [Int64: [CalendarDay: String]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT tracker, day, text FROM trackerNote WHERE day BETWEEN ? AND ?",
      arguments: [days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch])
    while let row = try rows.next() {
      guard let rank = Int64.fromDatabaseValue(row[0]), let day = Int.fromDatabaseValue(row[1])
      else { continue }
      let text = String.fromDatabaseValue(row[2]) ?? ""
      all[rank, default: [:]][CalendarDay(day)] = TextRules.stored(text, multiline: true)
    }
    return all
  }

  /// All of a tracker, by their days.
  static func notes(of rank: Int64, in db: Database) throws -> [CalendarDay: String] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT day, text FROM trackerNote WHERE tracker = ?", arguments: [rank])
    return Dictionary(
      rows.compactMap { row in
        guard let day = Int.fromDatabaseValue(row[0]) else { return nil }
        let text = String.fromDatabaseValue(row[1]) ?? ""
        return (CalendarDay(day), TextRules.stored(text, multiline: true))
      }, uniquingKeysWith: { first, _ in first })
  }
}

import Core
import Foundation
import GRDB

/// Rows of years: how marks get in and out.
enum YearTable {
  static func mark(of rank: Int64, on day: CalendarDay, in db: Database) throws -> DayMark {
    try days(of: rank, in: day.year, db)[day.placeInYear]
  }

  /// Writes one day; a year with nothing left has no row.
  static func set(_ mark: DayMark, of rank: Int64, on day: CalendarDay, in db: Database) throws {
    var days = try days(of: rank, in: day.year, db)
    days[day.placeInYear] = mark
    try save(days, of: rank, in: day.year, db)
  }

  static func save(_ days: YearDays, of rank: Int64, in year: Int, _ db: Database) throws {
    let id = try id(rank, year)
    if days.marks.isEmpty {
      try db.cachedStatement(sql: "DELETE FROM trackerYear WHERE id = ?").execute(arguments: [id])
      return
    }
    let amounts = days.amounts.isEmpty ? nil : data(days.amounts)
    // Not "replace", which would delete the row unseen by the log.
    try db.cachedStatement(
      sql: """
        INSERT INTO trackerYear (id, tracker, year, marks, amounts) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET marks = excluded.marks, amounts = excluded.amounts
        """
    ).execute(arguments: [id, rank, year, Data(days.marks), amounts])
  }

  static func days(of rank: Int64, in year: Int, _ db: Database) throws -> YearDays {
    let statement = try db.cachedStatement(
      sql: "SELECT marks, amounts FROM trackerYear WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [try id(rank, year)])
    else { return YearDays() }
    return YearDays(
      marks: Array((Data.fromDatabaseValue(row[0]) ?? Data()).prefix(YearDays.most)),
      amounts: numbers(Data.fromDatabaseValue(row[1]) ?? Data()))
  }

  /// The days of all trackers, or of one.
  static func histories(of rank: Int64? = nil, in db: Database) throws -> [Int64: DayHistory] {
    var all: [Int64: DayHistory] = [:]
    let rule = rank == nil ? "" : "WHERE tracker = ?"
    let rows = try Row.fetchCursor(
      db, sql: "SELECT tracker, year, marks, amounts FROM trackerYear \(rule) ORDER BY id",
      arguments: rank.map { [$0] } ?? [])
    // The years of one tracker come in a row: they grow outside the dictionary.
    var (current, history) = (Int64(0), DayHistory())
    while let row = try rows.next() {
      guard let tracker = Int64.fromDatabaseValue(row[0]) else { continue }
      if tracker != current {
        if !history.isEmpty { all[current] = history }
        (current, history) = (tracker, DayHistory())
      }
      try append(row, to: &history)
    }
    if !history.isEmpty { all[current] = history }
    return all
  }

  private static func append(_ row: Row, to history: inout DayHistory) throws {
    guard let year = Int.fromDatabaseValue(row[1]),
      let first = CalendarDay(year: year, month: 1, day: 1)
    else { return }
    try row.withUnsafeData(atIndex: 2) { marks in
      try row.withUnsafeData(atIndex: 3) { amounts in
        history.append(
          from: first.daysSinceEpoch, (marks ?? Data()).prefix(YearDays.most),
          amounts.map(numbers) ?? [])
      }
    }
  }

  /// The ranks that trackers can have: any other one a damaged file has brought in.
  static let ranks = 0..<Int64.max / 10_000

  private static func id(_ rank: Int64, _ year: Int) throws -> Int64 {
    guard ranks.contains(rank)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a tracker of rank \(rank)") }
    return rank * 10_000 + Int64(year)
  }

  /// The rank of the tracker whose year a row is; years have four digits.
  static func rank(ofRow id: Int64) -> Int64 { id / 10_000 }

  // MARK: - Four bytes a day, the lowest first
  private static func data(_ amounts: [Int32]) -> Data {
    Data(
      amounts.flatMap { amount in (0..<4).map { UInt8(truncatingIfNeeded: amount >> ($0 * 8)) } })
  }

  private static func numbers(_ data: Data) -> [Int32] {
    data.withUnsafeBytes { bytes in
      (0..<min(bytes.count / 4, YearDays.most)).map {
        Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self))
      }
    }
  }
}

extension CalendarDay {
  /// 0 for 1 January.
  var placeInYear: Int { daysSinceEpoch - inMonth.adding(1 - month).day(1).daysSinceEpoch }
}

import Core
import GRDB

/// Rows of schedules.
enum ScheduleTable {
  static func all(in db: Database) throws -> [Int64: [ScheduleHistory.Span]] {
    var all: [Int64: [ScheduleHistory.Span]] = [:]
    let statement = try db.cachedStatement(
      sql: "SELECT since, kind, value, tracker FROM trackerSchedule ORDER BY tracker, since")
    let rows = try Row.fetchCursor(statement)
    while let row = try rows.next() {
      if let span = span(row), let rank = Int64.fromDatabaseValue(row[3]) {
        all[rank, default: []].append(span)
      }
    }
    return all
  }

  static func spans(of rank: Int64, in db: Database) throws -> [ScheduleHistory.Span] {
    let sql = "SELECT since, kind, value FROM trackerSchedule WHERE tracker = ? ORDER BY since"
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [rank]).compactMap(span)
  }

  /// Writes the history where it is not so already.
  static func save(_ tracker: Tracker, in db: Database) throws {
    let wanted = tracker.habit?.schedules.spans ?? []
    guard try spans(of: tracker.rank, in: db) != wanted else { return }
    try db.execute(sql: "DELETE FROM trackerSchedule WHERE tracker = ?", arguments: [tracker.rank])
    for span in wanted {
      let (kind, value) = values(of: span.schedule)
      try db.cachedStatement(
        sql: "INSERT INTO trackerSchedule (tracker, since, kind, value) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [tracker.rank, span.since.daysSinceEpoch, kind, value])
    }
  }

  /// A count and a length in one number.
  private static let lengthBase = 1000

  static func values(of schedule: Schedule) -> (kind: String, value: Int) {
    switch schedule {
    case .weekdays(let days): ("weekdays", days.rawValue)
    case .perWeek(let count): ("week", count)
    case .perMonth(let count): ("month", count)
    case .inDays(let count, let days): ("days", count * lengthBase + days)
    case .paused: ("paused", 0)
    }
  }

  static func schedule(_ kind: String, _ value: Int) -> Schedule? {
    let schedule: Schedule
    switch kind {
    case "weekdays": schedule = .weekdays(WeekdaySet(rawValue: value))
    case "week": schedule = .perWeek(value)
    case "month": schedule = .perMonth(value)
    case "days": schedule = .inDays(value / lengthBase, of: value % lengthBase)
    case "paused": return .paused
    default: return nil
    }
    return schedule.isValid ? schedule : nil
  }

  private static func span(_ row: Row) -> ScheduleHistory.Span? {
    guard let since = Int.fromDatabaseValue(row[0]), let kind = String.fromDatabaseValue(row[1]),
      let value = Int.fromDatabaseValue(row[2]), let schedule = schedule(kind, value)
    else { return nil }
    return ScheduleHistory.Span(since: CalendarDay(since), schedule)
  }
}

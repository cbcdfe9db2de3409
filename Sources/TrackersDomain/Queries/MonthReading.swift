import Core
import Foundation
import GRDB

/// Counts the records of a stretch of days that lies in one or two years.
struct MonthReading {
  let first: CalendarDay
  let last: CalendarDay

  /// Returns the number of trackers with a mark for each day; a day without one is missing.
  func counts(in db: Database) throws -> [CalendarDay: Int] {
    var counts: [CalendarDay: Int] = [:]
    for year in first.year...max(first.year, last.year) {
      guard let newYear = CalendarDay(year: year, month: 1, day: 1) else { continue }
      try add(year, from: newYear.daysSinceEpoch, to: &counts, db)
    }
    return counts
  }

  private func add(
    _ year: Int, from newYear: Int, to counts: inout [CalendarDay: Int], _ db: Database
  ) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT marks FROM trackerYear WHERE year = ?", arguments: [year])
    let wanted = first.daysSinceEpoch...max(first.daysSinceEpoch, last.daysSinceEpoch)
    while let row = try rows.next() {
      try row.withUnsafeData(atIndex: 0) { marks in
        for (place, mark) in (marks ?? .init()).prefix(YearDays.most).enumerated()
        where mark != YearDays.Code.none && wanted.contains(newYear + place) {
          counts[CalendarDay(newYear + place), default: 0] += 1
        }
      }
    }
  }
}

import Almanac
import GRDB
import Interchange

/// A row of the health book, whose values may be anything: a damaged file must not bring the program
/// down.
struct HealthRow {
  private let row: Row

  init(_ row: Row) { self.row = row }

  func text(_ column: String) -> String? { String.fromDatabaseValue(row[column]) }

  func number(_ column: String) -> Int64? { Int64.fromDatabaseValue(row[column]) }

  func clean(_ column: String, multiline: Bool = false) -> String {
    TextRules.clean(text(column) ?? "", multiline: multiline)
  }

  func day(_ column: String) -> CalendarDay? { text(column).flatMap(CalendarDay.init(iso:)) }
}

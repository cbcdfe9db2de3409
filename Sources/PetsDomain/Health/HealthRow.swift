import Core
import Interchange

/// A row of the health book, whose values may be anything: a damaged file must not bring the program
/// down.
struct HealthRow {
  private let row: StoredRow
  private let columns: [String]

  /// - Parameter columns: of the query, in their order.
  init(_ row: StoredRow, _ columns: [String]) { (self.row, self.columns) = (row, columns) }

  func text(_ column: String) -> String? { columns.firstIndex(of: column).flatMap(row.text) }

  func number(_ column: String) -> Int64? { columns.firstIndex(of: column).flatMap(row.number) }

  func clean(_ column: String, multiline: Bool = false) -> String {
    TextRules.stored(text(column) ?? "", multiline: multiline)
  }

  func day(_ column: String) -> CalendarDay? { text(column).flatMap(CalendarDay.init(iso:)) }
}

import Foundation
import GRDB

/// One changed row, as the log has it.
struct LoggedChange {
  enum Operation: String {
    case insert, update, delete
  }

  let table: String
  let operation: Operation
  /// The primary key that the row has after the change, or had before it was deleted.
  let key: [String: LoggedValue]
  /// All columns as they were before; empty for an insert.
  let row: [String: LoggedValue]

  /// Nil where the log holds what the triggers never write.
  init?(_ stored: Row) {
    guard let table = String.fromDatabaseValue(stored["tableName"]),
      let operation = String.fromDatabaseValue(stored["op"]).flatMap(Operation.init),
      let key = Self.columns(stored["key"])
    else { return nil }
    let row = Self.columns(stored["row"])
    guard row != nil || operation == .insert else { return nil }
    self.table = table
    self.operation = operation
    self.key = key
    self.row = row ?? [:]
  }

  private static func columns(_ value: DatabaseValue) -> [String: LoggedValue]? {
    guard let text = String.fromDatabaseValue(value) else { return nil }
    return try? JSONDecoder().decode([String: LoggedValue].self, from: Data(text.utf8))
  }
}

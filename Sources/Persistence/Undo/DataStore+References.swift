import Foundation
import GRDB

extension DataStore {
  /// Every text that the undo log has for a column: what undo or redo could still bring back, and so
  /// what a file beside the records may not be removed for.
  ///
  /// To be called inside a read or a write of the store; reads the whole log, some ms.
  public static func loggedTexts(
    table: String, column: String, in db: Database
  ) throws -> Set<String> {
    let path = "$.\"\(column)\""
    let texts = try String?.fetchSet(
      db,
      sql: """
        SELECT DISTINCT CASE WHEN json_valid(row) THEN json_extract(row, ?) END FROM undo_change
        WHERE tableName = ?
        """, arguments: [path, table])
    return Set(texts.compactMap { $0 })
  }
}

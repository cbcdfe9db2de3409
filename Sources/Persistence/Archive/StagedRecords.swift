import Foundation
import GRDB

/// Records that were found good and wait to take the place of those in use.
struct StagedRecords {
  let stage: DiskFile

  /// Copies them page by page inside one transaction of SQLite, which its journal takes back where the
  /// process ends in between.
  ///
  /// - Parameter step: how many pages at a time; `progress` is called after each.
  func replace(
    _ db: Database, step: CInt = -1, progress: ((DatabaseBackupProgress) throws -> Void)? = nil
  ) throws {
    let settings = try Row.fetchAll(db, sql: "SELECT key, value FROM setting")
    let staged = try DatabaseQueue(path: stage.path, configuration: StorePragmas.configuration)
    try staged.write { staged in
      try staged.execute(
        sql: "DELETE FROM setting; DELETE FROM draft; DELETE FROM undo_change; DELETE FROM undo_act"
      )
      for row in settings {
        try staged.execute(
          sql: "INSERT INTO setting (key, value) VALUES (?, ?)",
          arguments: [row["key"] as DatabaseValue, row["value"] as DatabaseValue])
      }
    }
    try staged.writeWithoutTransaction { staged in
      try staged.backup(to: db, pagesPerStep: step, progress: progress)
    }
    // Nothing has told those who watch.
    try db.inTransaction(.immediate) {
      try db.notifyChanges(in: .fullDatabase)
      return .commit
    }
  }
}

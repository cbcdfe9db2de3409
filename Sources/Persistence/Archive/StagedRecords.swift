import Foundation
import GRDB
import Interchange

/// Records that were found good and wait to take the place of those in use.
struct StagedRecords {
  let stage: DiskFile
  var settings = RestoredSettings.stay

  /// Copies them page by page inside one transaction of SQLite, which its journal takes back where the
  /// process ends in between.
  ///
  /// - Parameter step: how many pages at a time; `progress` is called after each.
  func replace(
    _ db: Database, step: CInt = -1, progress: ((DatabaseBackupProgress) throws -> Void)? = nil
  ) throws {
    let rows = try Row.fetchAll(db, sql: "SELECT key, value FROM setting")
    let staged = try DatabaseQueue(
      path: stage.enginePath, configuration: StorePragmas.configuration)
    try staged.write { staged in
      try staged.execute(
        sql: "DELETE FROM draft; DELETE FROM undo_change; DELETE FROM undo_act")
      try mix(rows, into: staged)
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

  /// Puts the settings of here that stay beside those of the backup that are taken.
  private func mix(_ rows: [Row], into staged: Database) throws {
    for key in try String.fetchAll(staged, sql: "SELECT key FROM setting")
    where settings.keeps(key) {
      try staged.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
    }
    for row in rows {
      guard let key = String.fromDatabaseValue(row["key"]), settings.keeps(key) else { continue }
      try staged.execute(
        sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)",
        arguments: [key, row["value"] as DatabaseValue])
    }
  }
}

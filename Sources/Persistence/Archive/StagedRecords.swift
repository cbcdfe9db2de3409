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
      try staged.execute(sql: "DELETE FROM draft; DELETE FROM undo_change; DELETE FROM undo_act")
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

/// Looks at records that somebody else may have made, before anything of them is run: they have to
/// have the tables, indexes and triggers that our own steps make, and nothing beside.
///
/// A row that breaks a rule of its table is no reason to refuse the others: the program opens records
/// that have such a row, and copies them.
struct StagedCheck {
  let migrator: StoreMigrator

  /// Leaves the records as they are.
  ///
  /// - Throws: ``ArchiveProblem``, `DatabaseError`.
  func examine(_ db: Database) throws {
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard id == StorePragmas.applicationID else { throw ArchiveProblem.notABackup }
    switch try migrator.origin(of: db) {
    case .newer: throw ArchiveProblem.newerVersion
    case .unbegun, .foreign: throw damage
    case .ours: break
    }
    guard try db.hasGoodPages("integrity_check") else { throw damage }
  }

  private var damage: ArchiveProblem { .damaged(ArchiveManifest.database) }
}

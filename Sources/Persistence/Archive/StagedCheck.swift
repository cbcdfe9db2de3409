import GRDB

/// Looks at records that somebody else may have made, before anything of them is run: they have to
/// have the tables, indexes and triggers that our own steps make, and nothing beside.
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
    guard try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok",
      try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil
    else { throw damage }
  }

  private var damage: ArchiveProblem { .damaged(ArchiveManifest.database) }
}

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
    // A view in the place of the list of steps could do anything when it is read.
    let foreign = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM sqlite_schema WHERE type = 'view'")
    guard foreign == 0 else { throw damage }
    if try migrator.isSuperseded(db) { throw ArchiveProblem.newerVersion }
    guard let own = try migrator.schema(asOf: db), try StoreMigrator.objects(in: db) == own,
      try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok",
      try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil
    else { throw damage }
  }

  private var damage: ArchiveProblem { .damaged(ArchiveManifest.database) }
}

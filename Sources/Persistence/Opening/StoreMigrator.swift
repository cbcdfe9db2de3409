import GRDB

/// Brings a file to the newest form of the tables, and knows what it is about to do.
struct StoreMigrator: Sendable {
  private let names: [String]
  private let migrator: DatabaseMigrator

  init(_ schemas: [StoreSchema]) {
    var migrator = DatabaseMigrator()
    var names: [String] = []
    for migration in schemas.flatMap(\.migrations) {
      migrator.registerMigration(migration.name) { db in try migration.migrate(db) }
      names.append(migration.name)
    }
    self.names = names
    self.migrator = migrator
  }

  /// Whether a version that knows more steps than we do has written the file.
  func isSuperseded(_ db: Database) throws -> Bool {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if version > names.count { return true }
    return try migrator.hasBeenSuperseded(db)
  }

  /// Whether the file has tables already and steps are missing.
  func isUpgrade(_ db: Database) throws -> Bool {
    let applied = try migrator.appliedIdentifiers(db)
    return !applied.isEmpty && applied.count < names.count
  }

  /// Whether every step was taken.
  func isComplete(_ db: Database) throws -> Bool {
    try migrator.hasCompletedMigrations(db)
  }

  /// Runs the missing steps; `user_version` then tells other tools how many there are.
  func migrate(_ queue: DatabaseQueue) throws {
    try migrator.migrate(queue)
    try queue.write { [names] db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") != names.count else { return }
      try db.execute(sql: "PRAGMA user_version = \(names.count)")
    }
  }
}

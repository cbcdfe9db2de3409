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

  /// Returns true if a version that knows more steps than we do has written the file.
  func isSuperseded(_ db: Database) throws -> Bool {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if version > names.count { return true }
    return try migrator.hasBeenSuperseded(db)
  }

  /// Returns true if the file has tables already and steps are missing.
  func isUpgrade(_ db: Database) throws -> Bool {
    let applied = try migrator.appliedIdentifiers(db)
    return !applied.isEmpty && applied.count < names.count
  }

  /// Returns true if every step was taken.
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

  // MARK: - The form of the tables

  /// Everything that is made in a database, by its statement; what the engine adds for itself to plan
  /// its queries left out.
  static func objects(in db: Database) throws -> Set<[String]> {
    let sql = """
      SELECT type, name, tbl_name, sql FROM sqlite_schema
      WHERE NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))
      """
    return Set(
      try Row.fetchAll(db, sql: sql).map { row in
        row.databaseValues.map { String.fromDatabaseValue($0) ?? "" }
      })
  }

  /// The objects of a database that has taken the same steps as this one; nil where it has taken
  /// others than the first ones, or none.
  func schema(asOf db: Database) throws -> Set<[String]>? {
    let applied = try migrator.appliedIdentifiers(db)
    let steps = names.filter(applied.contains)
    guard let last = steps.last, names.starts(with: steps) else { return nil }
    let fresh = try DatabaseQueue()
    try migrator.migrate(fresh, upTo: last)
    return try fresh.read { try Self.objects(in: $0) }
  }
}

import GRDB

/// Brings a file to the newest form of the tables, and knows what it is about to do.
struct StoreMigrator: Sendable {
  private let migrations: [Migration]
  private let migrator: DatabaseMigrator

  init(_ schemas: [StoreSchema]) { self.init(schemas.flatMap(\.migrations)) }

  private init(_ migrations: [Migration]) {
    var migrator = DatabaseMigrator()
    for migration in migrations {
      migrator.registerMigration(migration.name) { db in try migration.migrate(db) }
    }
    (self.migrations, self.migrator) = (migrations, migrator)
  }

  /// Returns true if the file has tables already and steps are missing.
  func isUpgrade(_ db: Database) throws -> Bool {
    let applied = try migrator.appliedIdentifiers(db)
    return !applied.isEmpty && applied.count < migrations.count
  }

  /// Returns true if every step was taken.
  func isComplete(_ db: Database) throws -> Bool { try migrator.hasCompletedMigrations(db) }

  /// Runs the missing steps; `user_version` then tells other tools how many there are.
  func migrate(_ queue: DatabaseQueue) throws {
    try migrator.migrate(queue)
    try queue.write { [migrations] db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") != migrations.count else { return }
      try db.execute(sql: "PRAGMA user_version = \(migrations.count)")
    }
  }
}

// MARK: - The form of the tables
extension StoreMigrator {
  /// The maker of a schema.
  enum Origin: Equatable {
    /// Our steps have made it, the first of them at least.
    case ours
    /// None of our steps was taken, and there is nothing.
    case unbegun
    /// A version that knows more steps than we do.
    case newer
    /// Somebody else has made, changed or removed this object.
    case foreign(ForeignObject)
  }

  /// Finds out who has made the tables, before anything is read from one of them.
  ///
  /// A view in the place of a table can go on for ever, a trigger can write what nobody asked for, and a
  /// check of the file computes generated columns. So only the schema itself is read, and compared with
  /// the one that our steps make in memory; some ms.
  func origin(of db: Database) throws -> Origin {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if version > migrations.count { return .newer }
    let found = try SchemaObject.all(in: db)
    if found.isEmpty { return .unbegun }
    let newest = try objects()
    // The list of steps is a table like any other, until it is known to be ours.
    let list = newest.filter(\.belongsToSteps)
    if let foreign = SchemaObject.difference(found.filter(\.belongsToSteps), list) {
      return .foreign(foreign)
    }
    let applied = try migrator.appliedIdentifiers(db)
    if !applied.isSubset(of: migrations.map(\.name)) { return .newer }
    let steps = migrations.filter { applied.contains($0.name) }
    let own =
      steps.isEmpty
      ? list : steps.count == migrations.count ? newest : try StoreMigrator(steps).objects()
    if let foreign = SchemaObject.difference(found, own) { return .foreign(foreign) }
    return steps.isEmpty ? .unbegun : .ours
  }

  /// The objects of a database that has taken all steps.
  private func objects() throws -> Set<SchemaObject> {
    let fresh = try DatabaseQueue()
    try migrator.migrate(fresh)
    return try fresh.read { try SchemaObject.all(in: $0) }
  }
}

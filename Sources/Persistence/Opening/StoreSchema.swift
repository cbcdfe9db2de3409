import GRDB

/// The part of one feature in the store: its tables, and which of them can be undone.
public struct StoreSchema: Sendable {
  public let migrations: [Migration]
  /// Tables with a declared primary key whose changes ``DataStore/record(_:_:)`` logs.
  public let undoTables: [String]

  public init(migrations: [Migration], undoTables: [String] = []) {
    (self.migrations, self.undoTables) = (migrations, undoTables)
  }
}

/// One step from an older form of the tables to the next; never edited once it is released.
public struct Migration: Sendable {
  /// Unique in the program and for ever, like `pets-1`.
  public let name: String
  let migrate: @Sendable (Database) throws -> Void

  /// `migrate` runs in a transaction of its own: all of it happens, or nothing.
  public init(_ name: String, migrate: @escaping @Sendable (Database) throws -> Void) {
    (self.name, self.migrate) = (name, migrate)
  }
}

extension StoreSchema {
  /// The tables of the store itself: settings, drafts and the undo log.
  static let base = StoreSchema(migrations: [
    Migration("store-1") { db in
      try db.execute(
        sql: """
          CREATE TABLE setting (
            key TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL);
          CREATE TABLE draft (
            key TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL);
          CREATE TABLE undo_act (
            id INTEGER PRIMARY KEY NOT NULL,
            stack TEXT NOT NULL CHECK (stack IN ('undo', 'redo')),
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            at INTEGER NOT NULL);
          CREATE TABLE undo_change (
            seq INTEGER PRIMARY KEY NOT NULL,
            act INTEGER NOT NULL REFERENCES undo_act (id) ON DELETE CASCADE,
            tableName TEXT NOT NULL,
            op TEXT NOT NULL CHECK (op IN ('insert', 'update', 'delete')),
            key TEXT NOT NULL,
            row TEXT);
          CREATE INDEX undo_act_stack ON undo_act (stack, id);
          CREATE INDEX undo_change_act ON undo_change (act, seq);
          """)
    }
  ])
}

/// A table, index, trigger or view of a database, by its statement.
struct SchemaObject: Hashable {
  private let type: String
  private let name: String
  private let table: String
  /// Without what is written differently by versions of SQLite that add to a statement.
  private let statement: String

  /// Everything that is made in a database, without what the engine notes for itself to plan its queries.
  static func all(in db: Database) throws -> Set<SchemaObject> {
    let rows = try Row.fetchAll(db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return Set(rows.map(SchemaObject.init)).subtracting(statistics)
  }

  private init(_ row: Row) {
    let texts: [String] = row.databaseValues.map { String.fromDatabaseValue($0) ?? "" }
    self.init(texts[0], texts[1], texts[2], texts[3])
  }

  private init(_ type: String, _ name: String, _ table: String, _ sql: String) {
    (self.type, self.name, self.table) = (type, name, table)
    statement = sql.filter { !$0.isWhitespace && $0 != "\"" }
  }

  /// The list of steps that were taken, or part of it. Names have no case in SQLite.
  var belongsToSteps: Bool { [name, table].contains { $0.lowercased() == "grdb_migrations" } }

  /// The first object that only one side has; nil where both have the same.
  static func difference(_ found: Set<SchemaObject>, _ own: Set<SchemaObject>) -> ForeignObject? {
    if let more = found.subtracting(own).min(by: { $0.name < $1.name }) {
      return ForeignObject(type: more.type, name: more.name, isMissing: false)
    }
    return own.subtracting(found).min { $0.name < $1.name }
      .map { ForeignObject(type: $0.type, name: $0.name, isMissing: true) }
  }

  private static let statistics: Set<SchemaObject> = [
    SchemaObject(
      "table", "sqlite_stat1", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    SchemaObject(
      "table", "sqlite_stat4", "sqlite_stat4",
      "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
  ]
}

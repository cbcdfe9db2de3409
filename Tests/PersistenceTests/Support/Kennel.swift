import Foundation
import GRDB
import Persistence
import Scheduling

/// A small feature with every kind of column and key, and with rows that go with others.
enum Kennel {
  static let schema = StoreSchema(
    migrations: [first], undoTables: ["dog", "toy", "friend"])

  static let first = Migration("kennel-1") { db in
    try db.execute(
      sql: """
        CREATE TABLE dog (
          id INTEGER PRIMARY KEY, name TEXT, weight REAL, photo BLOB, "odd "" na'me" TEXT);
        CREATE TABLE toy (
          id TEXT PRIMARY KEY NOT NULL,
          dog INTEGER REFERENCES dog (id) ON DELETE CASCADE,
          lentTo INTEGER REFERENCES dog (id) ON DELETE SET NULL,
          name TEXT);
        CREATE TABLE friend (
          dog INTEGER NOT NULL REFERENCES dog (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          PRIMARY KEY (dog, name));
        CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT);
        """)
  }

  static func memory(_ activity: Activity = Activity()) throws -> DataStore {
    try DataStore(.inMemory, schemas: [schema], activity: activity, clock: clock())
  }

  static func store(
    in folder: TemporaryFolder, schemas: [StoreSchema] = [schema], clock: any AppClock = clock()
  ) throws -> DataStore {
    try DataStore(
      location(folder), schemas: schemas, activity: Activity(), clock: clock)
  }

  static func location(_ folder: TemporaryFolder) -> StoreLocation {
    .file(folder.file("moggy.sqlite"), backups: folder.file("backups"))
  }

  static func clock() -> ManualClock {
    ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))
  }

  /// Every row of every tracked table, in words that can be compared.
  static func content(_ db: Database) throws -> [String] {
    try ["dog", "toy", "friend"].flatMap { table in
      try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1, 2").map { "\(table) \($0)" }
    }
  }
}

extension DataStore {
  func addDog(_ name: String) async throws {
    try await write("test.add") { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES (?)", arguments: [name])
    }
  }

  func dogNames() async throws -> [String] {
    try await read("test.names") { db in
      try String.fetchAll(db, sql: "SELECT name FROM dog ORDER BY id")
    }
  }

  func content() async throws -> [String] {
    try await read("test.content") { db in try Kennel.content(db) }
  }

  /// Runs one statement as an act.
  func act(_ kind: String, _ sql: String) async throws {
    try await record(Act(kind: kind)) { db in try db.execute(sql: sql) }
  }
}

import Core
import Foundation
import GRDB
import Scheduling
import XCTest

@testable import Persistence

/// Files with our mark and tables of somebody else: refused before anything is asked of a table.
final class ForeignSchemaTests: XCTestCase {
  private static let endless =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i AS"

  /// Most of them never end when a table is asked for something, a check included.
  private static let changes: [(name: String, sql: String)] = [
    ("view dog", "DROP TABLE dog; CREATE VIEW dog AS \(endless) id FROM n"),
    ("view setting", "DROP TABLE setting; CREATE VIEW setting AS \(endless) key FROM n"),
    (
      "view grdb_migrations",
      "DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations AS \(endless) identifier FROM n"
    ),
    ("view v", "CREATE VIEW v AS \(endless) a FROM n"),
    (
      "trigger t",
      "CREATE TRIGGER t AFTER INSERT ON dog BEGIN DELETE FROM setting; END"
    ),
    (
      "trigger t",
      "CREATE TRIGGER t AFTER DELETE ON undo_act BEGIN INSERT INTO note (text) VALUES ('x'); END"
    ),
    (
      "table note",
      "DROP TABLE note; CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, "
        + "more AS (replace(hex(zeroblob(100000000)), '0', '00')) CHECK (more <> ''));"
        + "INSERT INTO note (text) VALUES ('x')"
    ),
    (
      "table note",
      "DROP TABLE note; CREATE VIRTUAL TABLE note USING fts5(id, text)"
    ),
    ("table grdb_migrations", "ALTER TABLE grdb_migrations ADD COLUMN b AS (hex(identifier))"),
    ("index i", "CREATE INDEX i ON dog (hex(name))"), ("table more", "CREATE TABLE more (a)"),
    ("no table note", "DROP TABLE note"),
  ]

  /// Changes a file without letting SQLite compute anything.
  private static func change(_ file: URL, _ sql: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: file.path(), configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON; " + sql)
    }
    try queue.close()
  }

  private static func files(in folder: TemporaryFolder) throws -> [String: Data] {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: folder.url.path())
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        manager.contents(atPath: folder.file(path).path()).map { (path, $0) }
      })
  }

  /// - Returns: the object that the refusal names; nil where there was none.
  private static func refusal(_ open: () throws -> DataStore) -> String? {
    do { _ = try open() } catch DataStoreError.foreignSchema(_, let object) {
      return object.words(.english)
    } catch {
      return "\(error)"
    }
    return nil
  }

  func testNothingOfSomebodyElseIsAskedForAnything() async throws {
    for (name, sql) in Self.changes {
      for wholeUpTo in [0, 4 << 20] {
        let folder = try TemporaryFolder()
        do {
          let store = try Kennel.store(in: folder)
          try await store.addDog("Rex")
        }
        let file = folder.file("moggy.sqlite")
        try Self.change(file, sql)
        let before = try Self.files(in: folder)
        let began = ContinuousClock.now
        let found = Self.refusal {
          try DataStore(
            Kennel.location(folder), schemas: [Kennel.schema], activity: Activity(),
            clock: Kennel.clock(), wholeUpTo: wholeUpTo)
        }
        XCTAssertEqual(found?.hasPrefix(name), true, "\(name): \(found ?? "opened")")
        let read = Self.refusal {
          try DataStore(
            reading: file, schemas: [Kennel.schema], activity: Activity(), clock: Kennel.clock())
        }
        XCTAssertEqual(read, found, sql)
        let copied = Self.refusal {
          try DataStore(
            copying: file, schemas: [Kennel.schema], activity: Activity(), clock: Kennel.clock())
        }
        XCTAssertEqual(copied, found, sql)
        XCTAssertLessThan(ContinuousClock.now - began, .seconds(3), sql)
        XCTAssertEqual(try Self.files(in: folder), before, sql)
      }
    }
  }

  /// A copy of that kind is passed over where the newest good one is looked for.
  func testNoSuchCopyIsTakenBack() async throws {
    for (_, sql) in Self.changes {
      let folder = try TemporaryFolder()
      do {
        let clock = Kennel.clock()
        let store = try Kennel.store(in: folder, clock: clock)
        try await store.addDog("Rex")
        try await store.backUp()
        try await store.addDog("Bella")
        clock.advance(by: .seconds(60))
        let made = try await store.backUp()
        let newest = try XCTUnwrap(made)
        try Self.change(newest.url, sql)
        let began = ContinuousClock.now
        XCTAssertThrowsError(
          try store.reading([newest]) { try Row.fetchAll($0, sql: "SELECT * FROM dog") })
        XCTAssertLessThan(ContinuousClock.now - began, .seconds(3), sql)
      }
      try FileManager.default.removeItem(at: folder.file("moggy.sqlite"))
      let began = ContinuousClock.now
      let store = try Kennel.store(in: folder)
      XCTAssertLessThan(ContinuousClock.now - began, .seconds(3), sql)
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex"], sql)
    }
  }

  /// Whatever steps a file has taken, in the order of another version too, it opens.
  func testOlderFilesOpen() async throws {
    let second = Migration("kennel-2") { db in
      try db.execute(sql: "ALTER TABLE dog ADD COLUMN age INTEGER; CREATE INDEX d ON dog (age)")
    }
    let other = StoreSchema(migrations: [
      Migration("other-1") { db in
        try db.execute(sql: "CREATE TABLE other (id INTEGER PRIMARY KEY AUTOINCREMENT)")
      }
    ])
    let new = StoreSchema(migrations: [Kennel.first, second], undoTables: ["dog"])
    for old in [[], [Kennel.schema], [Kennel.schema, other], [other]] {
      let folder = try TemporaryFolder()
      do { _ = try Kennel.store(in: folder, schemas: old) }
      let store = try Kennel.store(in: folder, schemas: [new, other])
      try await store.addDog("Rex")
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex"])
    }
  }

  func testTheStatisticsOfTheEngineDoNoHarm() async throws {
    let folder = try TemporaryFolder()
    do { _ = try Kennel.store(in: folder) }
    try Self.change(folder.file("moggy.sqlite"), "ANALYZE")
    _ = try Kennel.store(in: folder)
  }

  /// SQLite calls it a full disk when a table has given its last number.
  func testTheLastNumberIsNoFullDisk() async throws {
    let folder = try TemporaryFolder()
    let schema = StoreSchema(migrations: [
      Migration("numbers-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE ticket (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
            CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT);
            """)
      }
    ])
    let store = try Kennel.store(in: folder, schemas: [schema])
    try await store.write("test") { db in
      try db.execute(sql: "INSERT INTO ticket VALUES (?, 'last')", arguments: [Int64.max])
    }
    for _ in 0..<2 {
      do {
        try await store.write("test") {
          try $0.execute(sql: "INSERT INTO ticket (name) VALUES ('x')")
        }
        XCTFail("added")
      } catch {
        XCTAssertEqual(error as? DataStoreError, .numbersUsedUp("ticket"))
      }
    }
    // A disk that is full beside is called so.
    do {
      try await store.write("test") { db in
        try db.execute(
          sql: "PRAGMA max_page_count = 1; INSERT INTO other (name) VALUES (hex(zeroblob(100000)))")
      }
      XCTFail("added")
    } catch {
      XCTAssertEqual(error as? DataStoreError, .diskFull)
    }
  }
}

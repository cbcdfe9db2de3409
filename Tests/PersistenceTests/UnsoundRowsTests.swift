import Foundation
import GRDB
import Scheduling
import XCTest

@testable import Persistence

/// Rows that break a rule of their table, on pages that are in order: no damage of the file.
final class UnsoundRowsTests: XCTestCase {
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    try await store.backUp()
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Bella')")
    return folder
  }

  private func change(_ folder: TemporaryFolder, _ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.file("moggy.sqlite").path())
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON; " + sql)
    }
    try queue.close()
  }

  private func open(
    _ folder: TemporaryFolder, _ schemas: [StoreSchema] = [Kennel.schema], wholeUpTo: Int
  ) throws -> DataStore {
    try DataStore(
      Kennel.location(folder), schemas: schemas, activity: Activity(), clock: Kennel.clock(),
      wholeUpTo: wholeUpTo)
  }

  func testALogOfUndoThatIsUnsoundIsEmptied() async throws {
    for sql in [
      "UPDATE undo_act SET stack = 'x'", "UPDATE undo_act SET stack = 'undo' || char(0)",
      "UPDATE undo_change SET op = 'x'", "UPDATE undo_change SET op = 'insert' || char(0)",
    ] {
      let folder = try await folder()
      try change(folder, sql)
      let store = try open(folder, wholeUpTo: 4 << 20)
      XCTAssertEqual(store.openReport, .opened(isChecked: true), sql)
      var names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex", "Bella"], sql)
      let rows = try await store.read("test") { db in
        try Int.fetchAll(
          db, sql: "SELECT count(*) FROM undo_act UNION ALL SELECT count(*) FROM undo_change")
      }
      XCTAssertEqual(rows, [0, 0], sql)
      try await store.act("add", "INSERT INTO dog (name) VALUES ('Tom')")
      _ = try await store.undo()
      names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex", "Bella"], sql)
      try await store.backUp()
      XCTAssertEqual(folder.names, ["backups", "moggy.sqlite"], sql)
    }
  }

  /// A large file is only looked at for what its start needs; the rest is no damage later either.
  func testALargeFileIsNotTakenForDamaged() async throws {
    for sql in ["UPDATE undo_act SET stack = 'x'", "UPDATE undo_change SET op = 'x'"] {
      let folder = try await folder()
      try change(folder, sql)
      let store = try open(folder, wholeUpTo: 0)
      XCTAssertEqual(store.openReport, .opened(isChecked: false), sql)
      await store.checkIfDue()
      try await store.addDog("Tom")
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex", "Bella", "Tom"], sql)
      XCTAssertEqual(folder.names, ["backups", "moggy.sqlite"], sql)
    }
  }

  func testRecordsThatBreakARuleAreKept() async throws {
    let schema = StoreSchema(migrations: [
      Migration("cage-1") { db in
        try db.execute(
          sql: "CREATE TABLE cage (id INTEGER PRIMARY KEY, size INTEGER CHECK (size > 0), "
            + "name TEXT NOT NULL)")
      }
    ])
    for sql in [
      "UPDATE cage SET size = -1",
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'TEXT NOT NULL', 'TEXT') WHERE name = 'cage';
      PRAGMA writable_schema = RESET;
      UPDATE cage SET name = NULL;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT', 'name TEXT NOT NULL')
        WHERE name = 'cage';
      """,
    ] {
      for wholeUpTo in [0, 4 << 20] {
        let folder = try TemporaryFolder()
        do {
          let store = try Kennel.store(in: folder, schemas: [schema])
          try await store.record(Act(kind: "add")) { db in
            for _ in 0..<200 {
              try db.execute(sql: "INSERT INTO cage (size, name) VALUES (1, 'a')")
            }
          }
        }
        try change(folder, sql)
        let store = try open(folder, [schema], wholeUpTo: wholeUpTo)
        XCTAssertEqual(store.openReport, .opened(isChecked: wholeUpTo > 0), sql)
        await store.checkIfDue()
        let count = try await store.read("test") {
          try Int.fetchOne($0, sql: "SELECT count(*) FROM cage")
        }
        XCTAssertEqual(count, 200, sql)
        try await store.backUp()
        XCTAssertEqual(folder.names, ["backups", "moggy.sqlite"], sql)
      }
    }
  }

  /// Records that the program opens and copies come back whole, and the rows are named.
  func testABackupOfRecordsThatBreakARuleComesBack() async throws {
    let schema = StoreSchema(migrations: [
      Migration("cage-1") { db in
        try db.execute(
          sql: "CREATE TABLE cage (id INTEGER PRIMARY KEY, size INTEGER CHECK (size > 0), "
            + "dog INTEGER REFERENCES dog (id))")
      }
    ])
    let parts = ArchiveParts(files: { _ in [] }, accepts: { _, _ in false }, counts: { _ in [:] })
    let cases = [
      ("UPDATE cage SET size = -1 WHERE id = 2", ["CHECK constraint failed in cage"]),
      (
        "PRAGMA foreign_keys = OFF; UPDATE cage SET dog = 4711 WHERE id = 2", ["cage 2: no dog"]
      ),
    ]
    for (sql, told) in cases {
      let folder = try TemporaryFolder()
      do {
        let store = try Kennel.store(in: folder, schemas: [Kennel.schema, schema])
        try await store.act("add", "INSERT INTO cage (size) VALUES (1), (1), (1)")
      }
      try change(folder, sql)
      let store = try open(folder, [Kennel.schema, schema], wholeUpTo: 4 << 20)
      let url = folder.file("all.tar")
      _ = try await store.writeArchive(to: url, files: nil, parts: parts, program: "1")
      let copy = try await store.backUp()
      let other = try TemporaryFolder()
      for file in [url, try XCTUnwrap(copy).url] {
        let place = try Kennel.store(in: other, schemas: [Kennel.schema, schema])
        let looked = try await place.archiveSummary(of: file, parts: parts)
        XCTAssertEqual(looked.brokenRules, told)
        let (summary, _) = try await place.restoreArchive(file, files: nil, parts: parts)
        XCTAssertEqual(summary.brokenRules, told)
        let count = try await place.read("test") {
          try Int.fetchOne($0, sql: "SELECT count(*) FROM cage")
        }
        XCTAssertEqual(count, 3, sql)
      }
    }
  }
}

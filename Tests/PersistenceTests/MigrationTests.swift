import Foundation
import GRDB
import XCTest

@testable import Persistence

final class MigrationTests: XCTestCase {
  private let second = StoreSchema(
    migrations: [
      Kennel.first,
      Migration("kennel-2") { db in try db.execute(sql: "ALTER TABLE dog ADD COLUMN age INTEGER") },
    ], undoTables: ["dog"])

  func testAnOlderFileIsCopiedBeforeItIsChanged() async throws {
    let folder = try TemporaryFolder()
    let old = try Kennel.store(in: folder)
    try await old.addDog("Rex")
    XCTAssertEqual(try old.backups(), [])
    let new = try Kennel.store(in: folder, schemas: [second])
    XCTAssertEqual(new.openReport, .opened(isChecked: true))
    let backup = try XCTUnwrap(new.backups().first)
    let columns = try await DatabaseQueue(path: backup.url.path()).read { db in
      try db.columns(in: "dog").map(\.name)
    }
    XCTAssertFalse(columns.contains("age"))
    let ages = try await new.read("test") {
      try String.fetchAll($0, sql: "SELECT name || ' ' || ifnull(age, '-') FROM dog")
    }
    XCTAssertEqual(ages, ["Rex -"])
    let version = try await new.read("test") { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    XCTAssertEqual(version, 3)
  }

  func testNothingToDoMakesNoBackup() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 { _ = try Kennel.store(in: folder) }
    XCTAssertEqual(folder.names, ["moggy.sqlite"])
  }

  func testAFailedStepLeavesTheOlderForm() async throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    let old = try Kennel.store(in: folder)
    try await old.addDog("Rex")
    let broken = StoreSchema(migrations: [
      Kennel.first,
      Migration("kennel-2") { db in
        try db.execute(sql: "DELETE FROM dog; ALTER TABLE dog ADD COLUMN age INTEGER")
        throw Failure()
      },
    ])
    XCTAssertThrowsError(try Kennel.store(in: folder, schemas: [broken])) { error in
      XCTAssertTrue(error is Failure)
    }
    let names = try await Kennel.store(in: folder).dogNames()
    XCTAssertEqual(names, ["Rex"])
  }

  func testAnActOfTheOlderFormCanStillBeUndone() async throws {
    let folder = try TemporaryFolder()
    let old = try Kennel.store(in: folder)
    try await old.addDog("Rex")
    try await old.act("delete", "DELETE FROM dog")
    let new = try Kennel.store(in: folder, schemas: [second])
    let act = try await new.undo()
    XCTAssertEqual(act, Act(kind: "delete"))
    let names = try await new.dogNames()
    XCTAssertEqual(names, ["Rex"])
  }

  func testATableThatCannotBeTrackedIsAFaultOfTheProgram() {
    let schema = StoreSchema(migrations: [Kennel.first], undoTables: ["missing"])
    let folder = try? TemporaryFolder()
    XCTAssertThrowsError(try Kennel.store(in: XCTUnwrap(folder), schemas: [schema])) { error in
      XCTAssertEqual(
        error as? DataStoreError, .engine(code: 21, message: "table missing cannot be tracked"))
    }
  }
}

import Foundation
import GRDB
import Scheduling
import XCTest

@testable import Persistence

/// A store that another process has open, and that is only read here.
final class ReadingStoreTests: XCTestCase {
  private func reading(
    _ folder: TemporaryFolder, schemas: [StoreSchema] = [Kennel.schema]
  ) throws -> DataStore {
    try DataStore(
      reading: folder.file("moggy.sqlite"), schemas: schemas, activity: Activity(),
      clock: Kennel.clock())
  }

  func testItSeesWhatWasSavedLastAndWritesNothing() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    let other = try reading(folder)
    var names = try await other.dogNames()
    XCTAssertEqual(names, ["Rex"])
    try await store.addDog("Max")
    names = try await other.dogNames()
    XCTAssertEqual(names, ["Rex", "Max"])
    for write in [
      { try await other.addDog("Bad") }, { _ = try await other.undo() },
      { try await other.act("bad", "DELETE FROM dog") },
    ] {
      do {
        try await write()
        XCTFail("it was written")
      } catch {
        XCTAssertEqual(error as? DataStoreError, .readOnly)
      }
    }
    let state = try await other.undoState()
    XCTAssertEqual(state.undo?.kind, "add")
    names = try await store.dogNames()
    XCTAssertEqual(names, ["Rex", "Max"])
  }

  /// What is tried on a copy stays there, and the one that has the file does not wait for it.
  func testACopyIsOnesOwn() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.addDog("Rex")
    let copy = try DataStore(
      copying: folder.file("moggy.sqlite"), schemas: [Kennel.schema], activity: Activity(),
      clock: Kennel.clock())
    try await copy.addDog("Max")
    try await store.addDog("Laika")
    let (here, there) = (try await store.dogNames(), try await copy.dogNames())
    XCTAssertEqual(here, ["Rex", "Laika"])
    XCTAssertEqual(there, ["Rex", "Max"])
  }

  func testNothingIsMadeMigratedOrRepaired() async throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(try reading(folder))
    XCTAssertEqual(folder.names, [])
    _ = try Kennel.store(in: folder)
    let url = folder.file("moggy.sqlite")
    let before = try Data(contentsOf: url)
    let next = StoreSchema(migrations: [Kennel.first, Migration("kennel-2") { _ in }])
    XCTAssertThrowsError(try reading(folder, schemas: [next])) { error in
      XCTAssertEqual(error as? DataStoreError, .olderVersion(url))
    }
    XCTAssertThrowsError(try reading(folder, schemas: [])) { error in
      XCTAssertEqual(error as? DataStoreError, .newerVersion(url))
    }
    XCTAssertEqual(try Data(contentsOf: url), before)
    try Data("garbage, and enough of it to be looked at".utf8).write(to: url)
    XCTAssertThrowsError(try reading(folder)) { error in
      XCTAssertEqual(error as? DataStoreError, .damaged)
    }
    XCTAssertEqual(folder.names.filter { $0.contains("corrupt") }, [])
  }

  // What undo could bring back is what the log has, in any act of both stacks.
  func testTheLogTellsItsTexts() async throws {
    let store = try Kennel.memory()
    try await store.act("1", "INSERT INTO dog (name) VALUES ('Rex')")
    try await store.act("2", "UPDATE dog SET name = 'Max'")
    try await store.act("3", "UPDATE dog SET weight = 3")
    _ = try await store.undo()
    try await store.write("test") { db in
      try db.execute(sql: "UPDATE undo_change SET row = '{' WHERE op = 'insert'")
    }
    let texts = try await store.read("test") {
      try DataStore.loggedTexts(table: "dog", column: "name", in: $0)
    }
    XCTAssertEqual(texts, ["Rex", "Max"])
    let none = try await store.read("test") {
      try DataStore.loggedTexts(table: "toy", column: "name", in: $0)
    }
    XCTAssertEqual(none, [])
  }
}

import Foundation
import GRDB
import Scheduling
import XCTest

@testable import Persistence

final class DataStoreTests: XCTestCase {
  func testEverySettingTook() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    let expected = [
      "journal_mode": "delete", "synchronous": "3", "busy_timeout": "1000", "trusted_schema": "0",
      "cell_size_check": "1", "foreign_keys": "1", "application_id": "1296516953",
      "user_version": "2", "recursive_triggers": "1", "temp_store": "2",
    ]
    for (name, value) in expected {
      let found = try await store.read("test") { try String.fetchOne($0, sql: "PRAGMA \(name)") }
      XCTAssertEqual(found, value, name)
    }
  }

  func testASettingThatDidNotTakeIsAnError() throws {
    let queue = try DatabaseQueue()
    XCTAssertThrowsError(try queue.read { try StorePragmas.verify($0, inMemory: true) }) { error in
      XCTAssertEqual(
        error as? DataStoreError, .settingRefused(name: "synchronous", value: "2"))
    }
  }

  func testFilesAreForTheOwnerAlone() async throws {
    let folder = try TemporaryFolder()
    let before = umask(0)
    defer { umask(before) }
    let store = try Kennel.store(in: folder)
    XCTAssertEqual(try mode(of: folder.file("moggy.sqlite")), 0o600)
    let journalMode = try await store.write("test") { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES ('Rex')")
      return try mode(of: folder.file("moggy.sqlite-journal"))
    }
    XCTAssertEqual(journalMode, 0o600)
  }

  func testAFileOpenToOthersIsClosed() async throws {
    let folder = try TemporaryFolder()
    _ = try Kennel.store(in: folder)
    XCTAssertEqual(chmod(folder.file("moggy.sqlite").path(), 0o666), 0)
    let store = try Kennel.store(in: folder)
    XCTAssertEqual(store.openReport, .opened(isChecked: true))
    XCTAssertEqual(try mode(of: folder.file("moggy.sqlite")), 0o600)
  }

  func testRecordsSurviveReopening() async throws {
    let folder = try TemporaryFolder()
    let first = try Kennel.store(in: folder)
    XCTAssertEqual(first.openReport, .fresh)
    try await first.addDog("Rex")
    let second = try Kennel.store(in: folder)
    XCTAssertEqual(second.openReport, .opened(isChecked: true))
    let names = try await second.dogNames()
    XCTAssertEqual(names, ["Rex"])
  }

  func testAFailedWriteChangesNothingAndGivesItsTokenBack() async throws {
    struct Refusal: Error {}
    let store = try Kennel.memory()
    do {
      try await store.write("test") { db in
        try db.execute(sql: "INSERT INTO dog (name) VALUES ('Rex')")
        throw Refusal()
      }
      XCTFail("the error was swallowed")
    } catch is Refusal {}
    let names = try await store.dogNames()
    XCTAssertEqual(names, [])
    XCTAssertTrue(store.activity.isIdle)
  }

  func testTheProgramIsBusyInsideAWrite() async throws {
    let activity = Activity()
    let store = try Kennel.memory(activity)
    let busy = try await store.write("test.write") { _ in activity.busy }
    XCTAssertEqual(busy, ["test.write"])
    XCTAssertEqual(activity.busy, [])
  }

  func testACancelledTaskStillFinishesItsSave() async throws {
    let store = try Kennel.memory()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.addDog("Rex")
    }
    try await task.value
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["Rex"])
  }

  func testAFileReplacedWhileOpenIsNotWrittenIntoTheVoid() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("moggy.sqlite")
    let store = try Kennel.store(in: folder)
    try FileManager.default.removeItem(at: url)
    do {
      try await store.addDog("Rex")
      XCTFail("written into the void")
    } catch {
      XCTAssertEqual(error as? DataStoreError, .fileReplaced(url))
    }
  }

  func testAFullDiskIsSaidAndNothingIsLost() async throws {
    let store = try Kennel.memory()
    try await store.addDog("Rex")
    _ = try await store.read("test") { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    do {
      try await store.write("test") { db in
        try db.execute(sql: "INSERT INTO dog (photo) VALUES (zeroblob(1000000))")
      }
      XCTFail("there was room")
    } catch {
      XCTAssertEqual(error as? DataStoreError, .diskFull)
    }
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["Rex"])
  }
}

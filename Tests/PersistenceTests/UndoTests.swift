import Foundation
import GRDB
import XCTest

@testable import Persistence

final class UndoTests: XCTestCase {
  func testAnActIsTakenBackAndDoneAgain() async throws {
    let store = try Kennel.memory()
    let act = Act(kind: "dogs.add", subject: "Барсик")
    try await store.record(act) { try $0.execute(sql: "INSERT INTO dog (name) VALUES ('Барсик')") }
    let undone = try await store.undo()
    XCTAssertEqual(undone, act)
    var names = try await store.dogNames()
    XCTAssertEqual(names, [])
    let redone = try await store.redo()
    XCTAssertEqual(redone, act)
    names = try await store.dogNames()
    XCTAssertEqual(names, ["Барсик"])
  }

  func testWhatTheFirstActNeedsCanBeMadeBefore() async throws {
    let store = try Kennel.memory()
    func triggers() async throws -> Int {
      try await store.read("triggers") { db in
        try Int.fetchOne(
          db, sql: "SELECT count(*) FROM temp.sqlite_master WHERE type = 'trigger'") ?? 0
      }
    }
    let before = try await triggers()
    XCTAssertEqual(before, 0)
    store.prepareForActs()
    let prepared = try await triggers()
    XCTAssertGreaterThan(prepared, 0)
    try await store.record(Act(kind: "dogs.add")) {
      try $0.execute(sql: "INSERT INTO dog (name) VALUES ('Барсик')")
    }
    let after = try await triggers()
    XCTAssertEqual(after, prepared)
    _ = try await store.undo()
    let names = try await store.dogNames()
    XCTAssertEqual(names, [])
  }

  func testWithNothingToUndoNothingHappens() async throws {
    let store = try Kennel.memory()
    let undone = try await store.undo()
    let redone = try await store.redo()
    XCTAssertNil(undone)
    XCTAssertNil(redone)
  }

  func testEveryKindOfValueComesBackExactly() async throws {
    let store = try Kennel.memory()
    let values: [String] = [
      "NULL", "0", "-9223372036854775808", "9223372036854775807", "0.1 + 0.2", "1e308 * 10",
      "5e-324", "-0.5", "123456789.123456789", "'it''s \"quoted\" \\ [1]'", "'{\"r\": \"1\"}'",
      "'null'",
      "x'00ff7f80'", "x''", "''", "'a' || char(10, 9, 1, 127, 8232) || 'ё👩‍👩‍👧'", "'1'", "1.0", "'1.0'",
    ]
    for value in values {
      try await store.write("test") { db in
        try db.execute(
          sql:
            "INSERT INTO dog (weight, photo, \"odd \"\" na'me\") VALUES (\(value), \(value), \(value))"
        )
      }
    }
    let before = try await store.content()
    try await store.act(
      "change", "UPDATE dog SET weight = 7, photo = 'x', \"odd \"\" na'me\" = 'y'")
    try await store.act("delete", "DELETE FROM dog")
    _ = try await store.undo()
    _ = try await store.undo()
    let after = try await store.content()
    XCTAssertEqual(after, before)
    XCTAssertEqual(after.count, values.count)
  }

  func testACascadeComesBackWithItsRoot() async throws {
    let store = try Kennel.memory()
    try await store.write("test") { db in
      try db.execute(
        sql: """
          INSERT INTO dog (id, name) VALUES (1, 'Rex'), (2, 'Lassie');
          INSERT INTO toy (id, dog, lentTo) VALUES ('ball', 1, 2), ('bone', 2, 1);
          INSERT INTO friend (dog, name) VALUES (1, 'cat'), (1, 'hen');
          """)
    }
    let before = try await store.content()
    try await store.act("delete", "DELETE FROM dog WHERE id = 1")
    let between = try await store.content()
    XCTAssertEqual(between.count, 2)
    _ = try await store.undo()
    let after = try await store.content()
    XCTAssertEqual(after, before)
    _ = try await store.redo()
    let again = try await store.content()
    XCTAssertEqual(again, between)
  }

  func testAReplacedRowComesBack() async throws {
    let store = try Kennel.memory()
    try await store.act("add", "INSERT INTO toy (id, name) VALUES ('ball', 'red')")
    let before = try await store.content()
    try await store.act("replace", "INSERT OR REPLACE INTO toy (id, name) VALUES ('ball', 'blue')")
    _ = try await store.undo()
    let after = try await store.content()
    XCTAssertEqual(after, before)
  }

  func testAChangedKeyIsFollowed() async throws {
    let store = try Kennel.memory()
    try await store.act("add", "INSERT INTO toy (id, name) VALUES ('ball', 'red')")
    let before = try await store.content()
    try await store.act("rename", "UPDATE toy SET id = 'sphere', name = 'blue'")
    _ = try await store.undo()
    let after = try await store.content()
    XCTAssertEqual(after, before)
  }

  func testWithoutAChangeThereIsNoActAndRedoStays() async throws {
    let store = try Kennel.memory()
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    _ = try await store.undo()
    try await store.act("nothing", "UPDATE dog SET name = name")
    try await store.act("untracked", "INSERT INTO note (text) VALUES ('x')")
    let state = try await store.undoState()
    XCTAssertEqual(state, UndoState(undo: nil, redo: Act(kind: "add")))
    try await store.act("add again", "INSERT INTO dog (name) VALUES ('Lassie')")
    let later = try await store.undoState()
    XCTAssertEqual(later, UndoState(undo: Act(kind: "add again"), redo: nil))
  }

  func testWritesOutsideAnActAreNotLogged() async throws {
    let store = try Kennel.memory()
    try await store.addDog("Rex")
    let state = try await store.undoState()
    XCTAssertEqual(state, UndoState())
  }

  func testAFailedActLeavesNothing() async throws {
    struct Refusal: Error {}
    let store = try Kennel.memory()
    try? await store.record(Act(kind: "fails")) { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES ('Rex')")
      throw Refusal()
    }
    try await store.addDog("Lassie")
    let state = try await store.undoState()
    XCTAssertEqual(state, UndoState())
  }

  /// The first act of a connection makes the triggers, which go with its transaction where it fails.
  func testAfterAFirstActThatFailedTheNextIsLogged() async throws {
    let store = try Kennel.memory()
    do {
      try await store.act("bad", "INSERT INTO dog (name) VALUES ('Rex'); SELECT no_such_column")
      XCTFail("a failed act was recorded")
    } catch {}
    try await store.act("good", "INSERT INTO dog (name) VALUES ('Barsik')")
    let undone = try await store.undo()
    let names = try await store.dogNames()
    XCTAssertEqual(undone?.kind, "good")
    XCTAssertEqual(names, [])
  }

  func testTheNewestThousandStay() async throws {
    let store = try Kennel.memory()
    for number in 0..<1_010 {
      try await store.act("add", "INSERT INTO dog (name) VALUES ('\(number)')")
    }
    var undone = 0
    while try await store.undo() != nil { undone += 1 }
    XCTAssertEqual(undone, 1_000)
    let names = try await store.dogNames()
    XCTAssertEqual(names, (0..<10).map(String.init))
    let changes = try await store.read("test") {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM undo_change")
    }
    XCTAssertEqual(changes, 1_000)
  }

  func testWhatCanBeUndoneIsLive() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<UndoState>()
    let observation = store.observeUndo { recorder.add($0) }
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    _ = try await store.undo()
    let add = Act(kind: "add")
    XCTAssertEqual(
      recorder.values, [UndoState(), UndoState(undo: add), UndoState(redo: add)])
    withExtendedLifetime(observation) {}
  }

  func testUndoIsSeenByLiveQueries() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<Int?>()
    let observation = store.observe(
      "test", tables: ["dog"], fetch: { try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") },
      onChange: { recorder.add($0) })
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    _ = try await store.undo()
    _ = try await store.redo()
    XCTAssertEqual(recorder.values, [0, 1, 0, 1])
    withExtendedLifetime(observation) {}
  }

  func testTriggersNeverLiveInTheFile() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.act("add", "INSERT INTO dog (name) VALUES ('Rex')")
    let triggers = try await DatabaseQueue(path: folder.file("moggy.sqlite").path()).read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'")
    }
    XCTAssertEqual(triggers, 0)
  }
}

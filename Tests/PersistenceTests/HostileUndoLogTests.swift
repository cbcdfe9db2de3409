import GRDB
import XCTest

@testable import Persistence

/// A log that somebody else wrote must not get us to change anything but a row of a tracked table.
final class HostileUndoLogTests: XCTestCase {
  private let hostile: [(table: String, op: String, key: String, row: String?)] = [
    ("note", "insert", #"{"id": 1}"#, nil),
    ("sqlite_schema", "delete", #"{"rowid": 1}"#, "{}"),
    ("undo_act", "insert", #"{"id": 1}"#, nil),
    ("dog; DROP TABLE dog", "insert", #"{"id": 1}"#, nil),
    ("dog", "insert", #"{"id = 1 OR 1": 1}"#, nil),
    ("dog", "insert", #"{}"#, nil),
    ("dog", "insert", #"{"id": 1, "name": "Rex"}"#, nil),
    ("dog", "insert", #"{"id": 77}"#, nil),
    ("dog", "insert", "not JSON", nil),
    ("dog", "insert", #"{"id": {"x": "0g"}}"#, nil),
    ("dog", "insert", #"{"id": [1]}"#, nil),
    ("dog", "insert", #"{"id": 99999999999999999999999}"#, nil),
    ("dog", "update", #"{"id": 1}"#, nil),
    ("dog", "update", #"{"id": 1}"#, #"{"name) = 1; --": 1}"#),
    ("dog", "update", #"{"id": 1}"#, #"{"name": {"r": "one"}}"#),
    ("dog", "update", #"{"id": 1}"#, "{}"),
    ("dog", "delete", #"{"id": 1}"#, #"{"id": 1, "name": "twice"}"#),
    ("dog", "delete", #"{"id": 1}"#, #"{"id": "no number"}"#),
    ("toy", "delete", #"{"id": "a"}"#, #"{"id": "a", "dog": 5}"#),
    ("dog", "delete", #"{"id": 1}"#, String(repeating: "[", count: 900)),
  ]

  func testEveryHostileLineIsRefusedAndDropped() async throws {
    let store = try Kennel.memory()
    try await store.write("test") { db in
      try db.execute(
        sql: "INSERT INTO dog (id, name) VALUES (1, 'Rex'); INSERT INTO note (id) VALUES (1)")
    }
    let before = try await store.content()
    for line in hostile {
      try await plant(line, in: store)
      do {
        let act = try await store.undo()
        XCTFail("\(line) was carried out as \(String(describing: act))")
      } catch {
        XCTAssertEqual(error as? UndoError, .unusable(Act(kind: "hostile")), "\(line)")
      }
      let after = try await store.content()
      XCTAssertEqual(after, before, "\(line)")
      let state = try await store.undoState()
      XCTAssertEqual(state, UndoState(), "\(line)")
    }
    let notes = try await store.read("test") {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM note")
    }
    XCTAssertEqual(notes, 1)
  }

  private func plant(
    _ line: (table: String, op: String, key: String, row: String?), in store: DataStore
  ) async throws {
    try await store.write("test") { db in
      try db.execute(
        sql: "INSERT INTO undo_act (stack, kind, subject, at) VALUES ('undo', 'hostile', '', 0)")
      try db.execute(
        sql: "INSERT INTO undo_change (act, tableName, op, key, row) VALUES (?, ?, ?, ?, ?)",
        arguments: [db.lastInsertedRowID, line.table, line.op, line.key, line.row])
    }
  }
}

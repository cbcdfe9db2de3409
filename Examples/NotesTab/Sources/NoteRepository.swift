import Foundation
import GRDB
import Persistence

/// One note.
public struct Note: Equatable, Sendable {
  public var id: Int64
  public var text: String
}

/// The notes: live, and every change can be undone.
public struct NoteRepository: Sendable {
  public static let schema = StoreSchema(
    migrations: [
      Migration("notes-1") { db in
        try db.execute(
          sql: "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL)")
      }
    ], undoTables: ["note"])

  private let store: DataStore

  public init(_ store: DataStore) { self.store = store }

  /// Observes the notes, the newest first.
  func observe(
    onChange: @escaping @Sendable (Result<[Note], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "notes", tables: ["note"],
      fetch: { db in
        let rows = try Row.fetchAll(db, sql: "SELECT id, text FROM note ORDER BY id DESC")
        return rows.map { Note(id: $0[0], text: $0[1]) }
      }, onChange: onChange)
  }

  /// Adds a note, as an act.
  func add(_ text: String) async throws {
    try await store.record(Act(kind: "note.add", subject: text)) { db in
      try db.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text])
    }
  }

  /// Deletes a note, as an act.
  func delete(_ note: Note) async throws {
    try await store.record(Act(kind: "note.delete", subject: note.text)) { db in
      try db.execute(sql: "DELETE FROM note WHERE id = ?", arguments: [note.id])
    }
  }
}

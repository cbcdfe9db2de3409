import GRDB

/// Text that is being typed, saved with every key stroke, so that a crash or a switch of tabs loses
/// nothing; kept in the file, outside undo. Each change is one statement, and so a transaction of its
/// own.
public struct Drafts: Sendable {
  private let store: DataStore

  public init(_ store: DataStore) {
    self.store = store
  }

  /// The text that was typed last; `key` names the field, like `pets.name[<id>]`.
  public func text(for key: String) async throws -> String? {
    try await store.read("draft.\(key)") { db in
      try String.fetchOne(db, sql: "SELECT value FROM draft WHERE key = ?", arguments: [key])
    }
  }

  /// Every draft whose key begins so, to find what was left unfinished.
  public func all(withPrefix prefix: String = "") async throws -> [String: String] {
    try await store.read("draft.\(prefix)") { db in
      let rows = try Row.fetchAll(db, sql: "SELECT key, value FROM draft")
      let pairs = rows.compactMap { row -> (String, String)? in
        guard let key = String.fromDatabaseValue(row["key"]), key.hasPrefix(prefix) else {
          return nil
        }
        return String.fromDatabaseValue(row["value"]).map { (key, $0) }
      }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }

  public func save(_ text: String, for key: String) async throws {
    try await store.writeWithoutTransaction("draft.\(key)") { db in
      try db.run("INSERT OR REPLACE INTO draft (key, value) VALUES (?, ?)", [key, text])
    }
  }

  /// Forgets the draft, once its text is saved or given up.
  public func remove(_ key: String) async throws {
    try await store.writeWithoutTransaction("draft.\(key)") { db in
      try db.run("DELETE FROM draft WHERE key = ?", [key])
    }
  }
}

import Core
import Foundation
import GRDB

/// The settings of the program, by key; kept in the file, outside undo.
public struct Settings: SettingsService {
  /// The table that they are kept in.
  static let table = "setting"

  private let store: DataStore

  public init(_ store: DataStore) { self.store = store }

  public func value<Value>(of key: SettingKey<Value>) async throws -> Value {
    try await store.read("setting.\(key.name)") { db in try Self.value(of: key, in: db) }
  }

  public func set<Value>(_ key: SettingKey<Value>, to value: Value) async throws {
    // One statement is a transaction of its own.
    try await store.writeWithoutTransaction("setting.\(key.name)") { db in
      try Self.set(key, to: value, in: db)
    }
  }

  /// The values as they are stored, in JSON, of those of `names` that were chosen once.
  public func texts(of names: Set<String>) async throws -> [String: String] {
    try await store.read("setting.texts") { db in
      var texts: [String: String] = [:]
      for name in names {
        texts[name] = try String.fetchOne(
          db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [name])
      }
      return texts
    }
  }

  /// Takes values in JSON over for settings that nobody has chosen here, all in one transaction, and
  /// returns the number of those. A trial writes nothing.
  public func adopt(_ texts: [String: String], isTrial: Bool) async throws -> Int {
    let take: @Sendable (Database) throws -> Int = { db in
      var count = 0
      for (name, text) in texts {
        try db.run("INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)", [name, text])
        count += db.changesCount
      }
      return count
    }
    return try await isTrial
      ? store.rehearse("setting.adopt", take) : store.write("setting.adopt", take)
  }

  /// The names of settings by the rows that they are kept in.
  static func names(of rows: Set<Int64>, in db: Database) throws -> Set<String> {
    let statement = try db.cachedStatement(sql: "SELECT key FROM setting WHERE rowid = ?")
    return try Set(rows.compactMap { try String.fetchOne(statement, arguments: [$0]) })
  }

  /// Keeps a value inside a transaction of the caller.
  public static func set<Value>(
    _ key: SettingKey<Value>, to value: Value, in db: Database
  ) throws {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    try db.run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", [key.name, text])
  }

  /// The value inside a transaction of the caller.
  public static func value<Value>(of key: SettingKey<Value>, in db: Database) throws -> Value {
    let statement = try db.cachedStatement(sql: "SELECT value FROM setting WHERE key = ?")
    let text = try String.fetchOne(statement, arguments: [key.name])
    guard let text else { return key.fallback }
    return (try? JSONDecoder().decode(Value.self, from: Data(text.utf8))) ?? key.fallback
  }
}

/// Text that is being typed, saved with every key stroke, so that a crash or a switch of tabs loses
/// nothing; kept in the file, outside undo. Each change is one statement, and so a transaction of its
/// own.
public struct Drafts: Sendable {
  private let store: DataStore

  public init(_ store: DataStore) { self.store = store }

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
        guard let key = String.fromDatabaseValue(row["key"]), key.hasPrefix(prefix)
        else { return nil }
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

import Core
import Foundation
import GRDB

/// The settings of the program, by key; kept in the file, outside undo.
public struct Settings: SettingsService {
  private let store: DataStore

  public init(_ store: DataStore) {
    self.store = store
  }

  public func value<Value>(of key: SettingKey<Value>) async throws -> Value {
    try await store.read("setting.\(key.name)") { db in try Self.value(of: key, in: db) }
  }

  public func set<Value>(_ key: SettingKey<Value>, to value: Value) async throws {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    // One statement is a transaction of its own.
    try await store.writeWithoutTransaction("setting.\(key.name)") { db in
      try db.run(
        "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", [key.name, text])
    }
  }

  /// The value inside a transaction of the caller.
  public static func value<Value>(of key: SettingKey<Value>, in db: Database) throws -> Value {
    let text = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key.name])
    guard let text else { return key.fallback }
    return (try? JSONDecoder().decode(Value.self, from: Data(text.utf8))) ?? key.fallback
  }
}

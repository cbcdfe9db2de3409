import Foundation
import GRDB
import Persistence
import Scheduling

/// Answers that were had before, bounded in size; the ones used longest ago go first.
///
/// All of it can be had again: where the file cannot be used, the cache is in memory, and a call that
/// fails counts as one that found nothing.
public struct HTTPCache: Sendable {
  public static let schema = StoreSchema(migrations: [
    Migration("answers-1") { db in
      try db.execute(
        sql: """
          CREATE TABLE answer (
            key TEXT PRIMARY KEY NOT NULL,
            status INTEGER NOT NULL,
            contentType TEXT,
            etag TEXT,
            lastModified TEXT,
            body BLOB NOT NULL,
            confirmed REAL NOT NULL,
            freshUntil REAL NOT NULL,
            used REAL NOT NULL,
            bytes INTEGER NOT NULL);
          CREATE INDEX answer_used ON answer (used);
          """)
    }
  ])

  private let store: FirstUse<DataStore, any Error>
  private let capacity: Int

  /// - Parameters:
  ///   - capacity: in bytes of bodies.
  ///   - store: opened by the first call.
  init(capacity: Int = 32 << 20, _ store: @escaping @Sendable () throws -> DataStore) {
    self.capacity = capacity
    self.store = FirstUse(store)
  }

  /// The cache of these folders; nil makes one in memory. Its file is opened, or made, when an answer
  /// is first looked for.
  public init(in folders: Folders?, activity: Activity, clock: any AppClock) {
    @Sendable func store(_ location: StoreLocation) throws -> DataStore {
      try DataStore(location, schemas: [Self.schema], activity: activity, clock: clock)
    }
    self.init {
      if let folders {
        let file = folders.cache.appending(path: "answers.sqlite", directoryHint: .notDirectory)
        let backups = folders.cache.appending(path: "backups", directoryHint: .isDirectory)
        if let store = try? store(.file(file, backups: backups)) { return store }
      }
      return try store(.inMemory)
    }
  }

  func answer(_ key: String) async -> CachedAnswer? {
    let found = try? await store.value().read("cache.read") { db in
      try CachedAnswer.fetchOne(db, key: key)
    }
    return found ?? nil
  }

  func keep(_ answer: CachedAnswer) async {
    guard answer.bytes <= capacity / 4 else { return await forget(answer.key) }
    _ = try? await store.value().write("cache.write") { [capacity] db in
      try answer.upsert(db)
      try Self.makeRoom(db, capacity, keeping: answer.key)
    }
  }

  func forget(_ key: String) async {
    _ = try? await store.value().write("cache.forget") { db in
      try CachedAnswer.deleteOne(db, key: key)
    }
  }

  /// Bytes of bodies that are kept.
  func size() async -> Int {
    let sum = try? await store.value().read("cache.size") { db in
      try Int.fetchOne(db, sql: "SELECT sum(bytes) FROM answer")
    }
    return (sum ?? nil) ?? 0
  }

  private static func makeRoom(_ db: Database, _ capacity: Int, keeping key: String) throws {
    var size = try Int.fetchOne(db, sql: "SELECT sum(bytes) FROM answer") ?? 0
    while size > capacity {
      let oldest = try Row.fetchOne(
        db, sql: "SELECT key, bytes FROM answer WHERE key <> ? ORDER BY used, key LIMIT 1",
        arguments: [key])
      guard let oldest, let name = String.fromDatabaseValue(oldest["key"]),
        let bytes = Int.fromDatabaseValue(oldest["bytes"]), bytes > 0
      else { return }
      size -= min(size, bytes)
      try CachedAnswer.deleteOne(db, key: name)
    }
  }
}

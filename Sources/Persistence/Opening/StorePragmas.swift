import Foundation
import GRDB

/// The settings of every connection, and the proof that they took.
///
/// SQLite ignores a setting that it does not know without a word, and GRDB sets some of its own, so
/// each is read back. The rollback journal with `synchronous=EXTRA` syncs the file and, after the
/// commit, the folder: an acknowledged save survives a power cut. WAL is not used: the SQLite that
/// is given has a known fault with it. The cache holds an index of 100,000 records (32 MiB).
enum StorePragmas {
  /// "MGGY": tells our files from those of other programs.
  static let applicationID: Int32 = 0x4D47_4759

  private static let values = [
    ("synchronous", "3"), ("trusted_schema", "0"), ("cell_size_check", "1"),
    ("temp_store", "2"), ("recursive_triggers", "1"), ("cache_size", "-32768"),
  ]

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(DataStore.busyTimeout)
    configuration.label = "moggy.store"
    configuration.prepareDatabase { db in
      for (name, value) in values { try db.execute(sql: "PRAGMA \(name) = \(value)") }
    }
    return configuration
  }

  /// Takes a file out of WAL, should another tool have put it there.
  static func useRollbackJournal(_ db: Database) throws {
    try db.execute(sql: "PRAGMA journal_mode = DELETE")
  }

  /// - Throws: ``DataStoreError/settingRefused(name:value:)``.
  static func verify(_ db: Database, inMemory: Bool) throws {
    let others = [
      ("foreign_keys", "1"), ("busy_timeout", String(Int(DataStore.busyTimeout * 1000))),
      ("journal_mode", inMemory ? "memory" : "delete"),
      ("application_id", String(applicationID)),
    ]
    for (name, expected) in values + others {
      let found = try String.fetchOne(db, sql: "PRAGMA \(name)") ?? "missing"
      guard found == expected else { throw DataStoreError.settingRefused(name: name, value: found) }
    }
  }
}

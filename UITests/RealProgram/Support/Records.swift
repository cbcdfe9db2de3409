import Foundation
import GRDB

/// The database of a program that has ended, looked at and changed by hand.
struct Records {
  let queue: DatabaseQueue

  init(_ data: DataFolder) throws {
    queue = try DatabaseQueue(path: data.database)
  }

  /// The names of all pets, the oldest first.
  var names: [String] {
    get throws {
      try queue.read { try String.fetchAll($0, sql: "SELECT name FROM pet ORDER BY rank") }
    }
  }

  var kinds: [String] {
    get throws {
      try queue.read {
        try String.fetchAll($0, sql: "SELECT kind FROM pet WHERE kind IS NOT NULL ORDER BY rank")
      }
    }
  }

  /// What each weighs in grams, the oldest first.
  var grams: [Int?] {
    get throws {
      try queue.read { try Int?.fetchAll($0, sql: "SELECT weight FROM pet ORDER BY rank") }
    }
  }

  func namesOfKind(_ kind: String) throws -> [String] {
    try queue.read {
      try String.fetchAll($0, sql: "SELECT name FROM pet WHERE kind = ?", arguments: [kind])
    }
  }

  /// `ok`, or what SQLite finds wrong.
  var integrity: String {
    get throws {
      try queue.read { db in
        let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check")
        let rows = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
        return (lines + rows.map { "\($0)" }).joined(separator: "\n")
      }
    }
  }

  func execute(_ sql: String, _ arguments: StatementArguments = []) throws {
    try queue.write { try $0.execute(sql: sql, arguments: arguments) }
  }
}

import Foundation
import GRDB

/// What the Catinder server within the program has on its disk.
struct CatinderRecords {
  private let queue: DatabaseQueue

  init(_ data: DataFolder) throws {
    var configuration = Configuration()
    configuration.readonly = true
    queue = try DatabaseQueue(
      path: data.path + "/data/catinder/catinder.sqlite", configuration: configuration)
  }

  /// As `like Busya`, in the order in which it was decided.
  var decisions: [String] {
    get throws {
      try strings(
        """
        SELECT kind || ' ' || account.name FROM decision
        JOIN account ON account.id = decision.target ORDER BY decision.turn
        """)
    }
  }

  /// The names of those who matched, in their order.
  var matches: [String] {
    get throws {
      try strings(
        """
        SELECT account.name FROM pair JOIN account ON account.id IN (pair.one, pair.other)
        WHERE account.demo IS NOT NULL ORDER BY pair.id
        """)
    }
  }

  private func strings(_ sql: String) throws -> [String] {
    try queue.read { try String.fetchAll($0, sql: sql) }
  }
}

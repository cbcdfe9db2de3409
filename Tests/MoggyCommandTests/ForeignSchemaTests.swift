import Foundation
import GRDB
import XCTest

/// Databases with our mark and a view without end in the place of a table: whoever asks it for something
/// hangs. What it is, is told within seconds.
final class ForeignSchemaTests: CommandCase {
  private static let endless =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i AS"

  private func replace(_ table: String, in file: String, column: String = "id") throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path(file), configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: "DROP TABLE \(table); CREATE VIEW \(table) AS \(Self.endless) \(column) FROM n")
    }
    try queue.close()
  }

  private func content(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }

  func testCommandsRefuseThem() throws {
    let records = "data/data/moggy.sqlite"
    for (table, column) in [("pet", "rank"), ("setting", "key"), ("grdb_migrations", "identifier")]
    {
      _ = try shell("rm -rf data")
      try pets("add", "--name", "Rex")
      try replace(table, in: records, column: column)
      let before = try content(records)
      for command in [
        "pets list", "pets add --name Tom", "trackers today", "travel list", "backup all.tar",
        "weather 1 2 --offline",
      ] {
        let ended = try shell("timeout 20 \"$0\" \(command) --data data --language en")
        XCTAssertEqual(ended.status, EX_DATAERR, "\(command), \(table): \(ended.errors)")
        let words =
          "moggy.sqlite is not as this program makes it (view \(table)); nothing was changed"
        XCTAssertTrue(ended.errors.contains(words), "\(command), \(table): \(ended.errors)")
      }
      let screen = try shell(
        "TERM=xterm timeout 20 script -qec \"'$0' --data data --language en\" /dev/null")
      XCTAssertEqual(screen.status, EX_DATAERR, screen.output)
      XCTAssertTrue(screen.output.contains("view \(table)"), screen.output)
      XCTAssertEqual(try content(records), before, table)
    }
  }

  /// Tables and steps that are missing are told in the same words, with the path.
  func testWhatIsMissingIsToldAsThat() throws {
    let records = "data/data/moggy.sqlite"
    for sql in [
      "DROP TABLE setting", "DELETE FROM grdb_migrations",
      "DELETE FROM grdb_migrations WHERE rowid = (SELECT max(rowid) FROM grdb_migrations)",
      "DROP TABLE weighing; CREATE TABLE weighing (x)",
    ] {
      _ = try shell("rm -rf data")
      try pets("add", "--name", "Rex")
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false
      let queue = try DatabaseQueue(path: path(records), configuration: configuration)
      try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
      try queue.close()
      let before = try content(records)
      for command in ["trackers today", "pets list"] {
        let ended = try shell("timeout 20 \"$0\" \(command) --data data --language en")
        XCTAssertEqual(ended.status, EX_DATAERR, "\(command), \(sql): \(ended.errors)")
        let words = "/\(records) is not as this program makes it ("
        XCTAssertTrue(ended.errors.contains(words), "\(command), \(sql): \(ended.errors)")
      }
      XCTAssertEqual(try content(records), before, sql)
    }
  }

  func testTheyAreNotRestored() throws {
    try pets("add", "--name", "Rex", data: "other")
    try replace("pet", in: "other/data/moggy.sqlite")
    try pets("add", "--name", "Tom")
    let ended = try shell(
      "timeout 20 \"$0\" restore other/data/moggy.sqlite --data data --language en")
    XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
    XCTAssertTrue(ended.errors.contains("nothing was changed"), ended.errors)
    XCTAssertTrue(try pets("list").output.contains("Tom"))
  }

  func testTheServerRefusesThem() throws {
    _ = try shell("timeout 3 \"$0\" serve --port 0 --data data")
    let file = try shell("cd data; find . -name '*.sqlite'").lines
    XCTAssertEqual(file.count, 1, "\(file)")
    try replace("account", in: "data/\(file[0])")
    let ended = try shell("timeout 20 \"$0\" serve --port 0 --data data")
    XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
    XCTAssertTrue(ended.errors.contains("view account"), ended.errors)
  }

  /// What can be had again is kept in memory then.
  func testTheCacheOfAnswersIsDoneWithout() throws {
    _ = try shell("mkdir f; echo '{\"answers\": []}' > f/index.json")
    let command = "timeout 20 \"$0\" weather 1 2 --data data --fixtures f --language en"
    let first = try shell(command)
    let cache = "data/cache/answers.sqlite"
    try replace("grdb_migrations", in: cache, column: "identifier")
    let before = try content(cache)
    let second = try shell(command)
    XCTAssertEqual(second.status, first.status, second.errors)
    XCTAssertEqual(second.errors, first.errors)
    XCTAssertEqual(try content(cache), before)
  }

  /// SQLite calls it a full disk.
  func testATableWithoutNumbersIsToldAsThat() throws {
    let add = "\"$0\" trackers add --category Health --data data --language en"
    XCTAssertEqual(try shell(add + " Water").status, 0)
    try DatabaseQueue(path: path("data/data/moggy.sqlite")).write { db in
      try db.execute(
        sql: "UPDATE sqlite_sequence SET seq = ?", arguments: [Int64.max])
    }
    let ended = try shell(add + " Bread")
    XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
    XCTAssertTrue(
      ended.errors.contains("no number is left for a new row of the table"), ended.errors)
  }
}

import Foundation
import GRDB
import Persistence
import Scheduling

/// The import of the records of a folder into an empty database, once, as it is or not at all.
public enum CatinderImport {
  /// The numbers of what was imported. Each table was read again, and its rows have the same hashes.
  public struct Report: Sendable, Equatable, Encodable {
    public fileprivate(set) var accounts = 0
    public fileprivate(set) var decisions = 0
    public fileprivate(set) var matches = 0
    public fileprivate(set) var messages = 0
    public fileprivate(set) var pictures = 0
    /// The pictures that the records name and the folder does not have.
    public fileprivate(set) var missingPictures = 0
  }

  /// Imports pictures first, then all tables in one transaction. Blocks a thread while it runs; takes about
  /// a minute for a million messages.
  ///
  /// - Parameters:
  ///   - folder: of a server that does not run.
  ///   - place: a database without accounts.
  /// - Throws: ``DatabaseProblem``, ``DataStoreError``, ``InstanceLockError`` or what the file system says.
  public static func run(
    from folder: URL, into place: CatinderServer.Place
  ) async throws -> Report {
    let source = CatinderServer.Place(folder: folder)
    guard case .sqlite(let location, .some(let lockFile)) = source.records,
      let pictures = source.pictures, case .postgres(let address, _) = place.records
    else { throw DatabaseProblem.notEmpty }
    guard try DataStore.isBegun(location) else { throw DatabaseProblem.nothing(folder.path) }
    let lock = try InstanceLock(at: lockFile)
    defer { withExtendedLifetime(lock) {} }
    let records = try DataStore(
      location, schemas: [CatinderTables.schema], activity: Activity(), clock: LiveClock())
    do {
      try checkIsEmpty(address)
      let names = try await records.read("import") { db in
        try String.fetchAll(db, sql: "SELECT name FROM photo ORDER BY name")
      }
      var report = Report()
      let target = try pictureStore(place, address)
      defer { target.close() }
      for name in names {
        guard let bytes = try PictureFolder(pictures, isOwn: true).bytes(of: name) else {
          report.missingPictures += 1
          continue
        }
        try await target.store.keep(bytes, as: name)
        guard try await target.store.bytes(of: name) == bytes
        else { throw DatabaseProblem.different("picture") }
        report.pictures += 1
      }
      let counts = try await records.read("import") { db in try copy(db, to: address) }
      (report.accounts, report.decisions) = (counts["account"] ?? 0, counts["decision"] ?? 0)
      (report.matches, report.messages) = (counts["pair"] ?? 0, counts["message"] ?? 0)
      return report
    } catch let error as PostgresError { throw DatabaseProblem(error) }
  }

  private static func checkIsEmpty(_ address: String) throws {
    let connection = try PostgresConnection(address)
    try PostgresTables.migrate(connection)
    if try !connection.rows("SELECT 1 FROM account LIMIT 1").isEmpty {
      throw DatabaseProblem.notEmpty
    }
  }

  private static func pictureStore(
    _ place: CatinderServer.Place, _ address: String
  ) throws -> (store: any PictureStore, close: () -> Void) {
    if let folder = place.pictures { return (try PictureFolder(folder, isOwn: false), {}) }
    let pool = PostgresPool(address, size: 1)
    return (PictureTable(records: PostgresRecords(pool)), pool.close)
  }

  // MARK: - Tables
  private static let tables = [
    ImportedTable(
      "account",
      [
        "id", "uid", "\"user\"", "salt", "key", "rounds", "demo", "name", "age",
        "shortDescription", "extendedDescription", "boostUntil", "photos",
      ]),
    ImportedTable("photo", ["name", "account", "upload"]),
    ImportedTable("session", ["rowid", "hash", "account", "until"]),
    ImportedTable("decision", ["actor", "target", "kind", "turn"]),
    ImportedTable("pair", ["id", "one", "other", "at"]),
    ImportedTable("message", ["id", "uid", "pair", "sender", "text", "at", "viewed"]),
    ImportedTable("block", ["actor", "target", "at"]),
    ImportedTable("report", ["id", "reporter", "target", "reason", "text", "at"]),
    ImportedTable("gone_photo", ["name"]),
  ]

  /// The columns that count up.
  private static let counters = [
    ("account", "id"), ("session", "rowid"), ("pair", "id"), ("message", "id"),
    ("report", "id"),
  ]

  /// Returns the numbers of rows by the names of the tables.
  private static func copy(_ db: Database, to address: String) throws -> [String: Int] {
    let connection = try PostgresConnection(address)
    try connection.script(
      "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
    var counts: [String: Int] = [:]
    for table in tables {
      let read = try table.copy(db, to: connection)
      guard try table.sum(of: connection) == read else {
        throw DatabaseProblem.different(table.name)
      }
      counts[table.name] = read.rows
    }
    for (table, column) in counters {
      _ = try connection.rows(
        """
        SELECT setval(pg_get_serial_sequence('\(table)', '\(column)'), greatest(max(\(column)), 1))
        FROM \(table)
        """)
    }
    try connection.script("COMMIT")
    return counts
  }
}

/// A table that has the same columns in both engines.
private struct ImportedTable {
  let name: String
  private let columns: [String]

  init(_ name: String, _ columns: [String]) { (self.name, self.columns) = (name, columns) }

  private var selection: String { "SELECT \(columns.joined(separator: ", ")) FROM \(name)" }

  func copy(_ db: Database, to connection: PostgresConnection) throws -> RowSum {
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let insertion = "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))"
    var sum = RowSum()
    let rows = try Row.fetchCursor(db, sql: selection)
    while let row = try rows.next() {
      let values = Array(row.databaseValues.map(RecordValue.init))
      _ = try connection.rows(insertion, values)
      try sum.add(values)
    }
    return sum
  }

  /// Reads the table again.
  func sum(of connection: PostgresConnection) throws -> RowSum {
    try connection.script("DECLARE import_\(name) CURSOR FOR \(selection)")
    var sum = RowSum()
    while true {
      let rows = try connection.rows("FETCH 2000 FROM import_\(name)")
      if rows.isEmpty { return sum }
      for row in rows { try sum.add(row.values) }
    }
  }
}

/// The number of rows, and the hashes of all of them as one, in any order.
private struct RowSum: Equatable {
  private(set) var rows = 0
  private var hash = [UInt8](repeating: 0, count: 32)

  mutating func add(_ values: [RecordValue]) throws {
    rows += 1
    var bytes = Data()
    for value in values {
      let (kind, content): (UInt8, Data) =
        switch value {
        case .null: (0, Data())
        case .number(let number): (1, Data(String(number).utf8))
        case .text(let text): (2, Data(text.utf8))
        case .data(let data): (3, data)
        }
      bytes.append(kind)
      withUnsafeBytes(of: UInt64(content.count)) { bytes.append(contentsOf: $0) }
      bytes.append(content)
    }
    for (index, byte) in try SHA256.digest(bytes).enumerated() { hash[index] ^= byte }
  }
}

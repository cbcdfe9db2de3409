import Foundation
import GRDB
import GRDBSQLite
import Interchange

/// The bytes of a database file, all of them read without an error, to be judged.
///
/// SQLite reports a page that it could not read in the same words as one that is damaged. It is given
/// bytes in memory here, so that nothing but their content can be wrong.
struct DatabaseImage {
  /// The largest file that is judged in memory, in bytes: as much as SQLite takes as one block.
  static let largest = 1 << 30

  private static let magic = Array("SQLite format 3\0".utf8)
  private static let smallest = 512

  private var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole file; about 0.3 s for 100 MB, which it takes of memory.
  init(_ file: DiskFile) throws(FileProblem) { bytes = try file.contents(limit: Self.largest) }

  /// Returns true if the bytes are a whole database in which every page is in order.
  ///
  /// - Parameter check: `quick_check` or `integrity_check`.
  /// - Throws: ``DataStoreError`` where that cannot be found out.
  func isGood(_ check: String = "quick_check") throws -> Bool {
    guard bytes.count >= Self.smallest, Self.isDatabase(bytes) else { return false }
    if let whole = Self.wholeSize(bytes), bytes.count < whole { return false }
    var memory: OpaquePointer?
    defer { sqlite3_close_v2(memory) }
    try Self.check(sqlite3_open_v2(":memory:", &memory, SQLITE_OPEN_READWRITE, nil))
    try load(into: memory)
    return try PageCheck.isGood(memory, check)
  }

  /// Hands SQLite a copy, which it frees.
  func load(into memory: OpaquePointer?) throws {
    guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else {
      try Self.check(SQLITE_NOMEM)
      return
    }
    bytes.withUnsafeBytes {
      copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count)
    }
    // A file in WAL mode cannot be opened without its log; its pages are the same.
    copy.storeBytes(of: 1, toByteOffset: 18, as: UInt8.self)
    copy.storeBytes(of: 1, toByteOffset: 19, as: UInt8.self)
    let flags = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY
    try Self.check(
      sqlite3_deserialize(
        memory, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(bytes.count),
        Int64(bytes.count), UInt32(flags)))
    sqlite3_exec(memory, "PRAGMA cell_size_check = 1; PRAGMA trusted_schema = 0", nil, nil, nil)
  }

  /// Returns true if the file is a whole database in which every page is in order, whatever its size.
  ///
  /// - Throws: as ``isGood(_:)``, `FileProblem` where the file cannot be read.
  static func isGood(
    _ file: DiskFile, _ check: String = "quick_check", limit: Int = largest
  ) throws -> Bool {
    if let large = try LargeDatabase(file, over: limit) { return try large.isGood(check) }
    return try DatabaseImage(file).isGood(check)
  }

  /// Returns true if two complete readings give the same bytes, and these are no whole database.
  ///
  /// Nobody else in the process may be in a transaction: see ``DatabaseCheck``.
  /// - Parameter limit: the size in bytes up to which the file is judged in memory.
  /// - Throws: `FileProblem` where the file cannot be read, ``DataStoreError/unsteady(_:)`` where it
  ///   is being changed, or a change was not taken back: the file alone proves nothing then.
  static func provesDamage(of file: DiskFile, limit: Int = largest) throws -> Bool {
    if let large = try LargeDatabase(file, over: limit) { return try large.provesDamage() }
    let first = try DatabaseImage(file)
    if try first.isGood() { return false }
    let second = try DatabaseImage(file)
    let isSteady =
      try first.bytes == second.bytes && !(isDatabase(first.bytes) && file.hasJournal())
    guard isSteady else { throw DataStoreError.unsteady(file.url) }
    return true
  }

  private static func check(_ status: Int32) throws {
    guard status != SQLITE_OK else { return }
    throw DataStoreError.engine(code: status, message: String(cString: sqlite3_errstr(status)))
  }

  // MARK: - Header
  static func isDatabase(_ header: [UInt8]) -> Bool {
    header.count >= 100 && header.starts(with: magic)
  }

  static func applicationID(_ header: [UInt8]) -> Int32 {
    Int32(truncatingIfNeeded: header[68..<72].reduce(0) { $0 << 8 | Int($1) })
  }

  /// The size that a file of this header has to have, in bytes; nil if its writer did not keep that in
  /// the header.
  static func wholeSize(_ header: [UInt8]) -> Int? {
    guard header[24..<28] == header[92..<96] else { return nil }
    let size = Int(header[16]) << 8 | Int(header[17])
    let pages = header[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return pages * (size == 1 ? 65_536 : size)
  }
}

/// A database file that is too large for memory, judged where it lies.
///
/// A page that SQLite could not read looks damaged to it. So its check counts only between two readings of
/// the whole file that have found no error and the same bytes.
private struct LargeDatabase {
  let file: DiskFile

  /// Nil for a file of this size at the most, in bytes, and for what is no plain file.
  init?(_ file: DiskFile, over limit: Int) throws(FileProblem) {
    guard case .regular(let size) = try file.kind(), size > limit else { return nil }
    self.file = file
  }

  func isGood(_ check: String) throws -> Bool {
    let header = try file.beginning(100)
    guard DatabaseImage.isDatabase(header), case .regular(let size) = try file.kind()
    else { return false }
    if let whole = DatabaseImage.wholeSize(header), size < whole { return false }
    guard let connection = DatabaseCheck(file)
    else { throw FileProblem(file.path, .read, SystemError(EIO)) }
    defer { connection.close() }
    return try connection.isGood(check)
  }

  func provesDamage() throws -> Bool {
    let first = try sum()
    if try isGood("quick_check") { return false }
    let isStillBad = try !isGood("quick_check")
    let isDatabase = DatabaseImage.isDatabase(try file.beginning(100))
    guard isStillBad, try sum() == first, try !(isDatabase && file.hasJournal())
    else { throw DataStoreError.unsteady(file.url) }
    return true
  }

  private func sum() throws -> Data {
    var sum = try SHA256()
    try file.readParts { try sum.add($0) }
    return try sum.digest()
  }
}

/// SQLite's check of the pages of a database, without what it tells of their rows: a row that breaks a
/// rule of its table is no damage, and the records are there.
enum PageCheck {
  static let ignoringRules = "PRAGMA ignore_check_constraints = 1"

  /// Returns true if a line of `quick_check` or `integrity_check` tells of no page.
  static func isHarmless(_ line: String) -> Bool { line == "ok" || isOfRow(line) }

  /// Returns true if a line tells of a row that breaks a rule of its table.
  static func isOfRow(_ line: String) -> Bool {
    line.contains(" value in ") || line.hasPrefix("CHECK constraint failed in ")
  }

  /// Returns true if the check ends, and finds nothing.
  ///
  /// - Throws: ``DataStoreError`` where there is no memory for it.
  static func isGood(_ connection: OpaquePointer?, _ check: String) throws -> Bool {
    sqlite3_exec(connection, ignoringRules, nil, nil, nil)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var status = sqlite3_prepare_v2(connection, "PRAGMA \(check)", -1, &statement, nil)
    if status == SQLITE_OK { status = sqlite3_step(statement) }
    while status == SQLITE_ROW {
      guard let text = sqlite3_column_text(statement, 0), isHarmless(String(cString: text))
      else { return false }
      status = sqlite3_step(statement)
    }
    if status == SQLITE_NOMEM {
      throw DataStoreError.engine(code: status, message: String(cString: sqlite3_errstr(status)))
    }
    return status == SQLITE_DONE
  }
}

extension Database {
  /// Returns true if SQLite's check finds nothing wrong with a page.
  ///
  /// - Parameter check: `quick_check` or `integrity_check`, of one table where it is named.
  func hasGoodPages(_ check: String) throws -> Bool {
    try execute(sql: PageCheck.ignoringRules)
    defer { try? execute(sql: "PRAGMA ignore_check_constraints = 0") }
    return try String.fetchAll(self, sql: "PRAGMA \(check)").allSatisfy(PageCheck.isHarmless)
  }

  /// Returns what breaks a rule of its table on pages that are in order: in the engine's words what
  /// breaks one of its own, and the table and the number of the row that belongs to none.
  ///
  /// - Parameter limit: the number of lines of each kind at the most.
  func brokenRules(limit: Int) throws -> [String] {
    let own = try String.fetchAll(self, sql: "PRAGMA quick_check(\(limit))")
    let orphans = try Row.fetchCursor(self, sql: "PRAGMA foreign_key_check")
    var lines = own.filter(PageCheck.isOfRow)
    while lines.count < own.count + limit, let row = try orphans.next() {
      let number = row["rowid"].map { " \($0)" } ?? ""
      lines.append("\(row["table"] ?? "")\(number): no \(row["parent"] ?? "")")
    }
    return lines
  }
}

extension DiskFile {
  /// The path for SQLite, which refuses a `..` at the root. The kernel stays at the root there.
  var enginePath: String {
    guard path.hasPrefix("/"), path.contains("/..") else { return path }
    var kept = ""
    for part in path.split(separator: "/") where part != ".." || !Self.isRoot(kept) {
      kept += "/" + part
    }
    return kept
  }

  private static func isRoot(_ path: String) -> Bool {
    let system = CurrentFileSystem.value
    guard !path.isEmpty else { return true }
    guard let one = try? system.targetStatus(path), let root = try? system.targetStatus("/")
    else { return false }
    return one.st_dev == root.st_dev && one.st_ino == root.st_ino
  }
}

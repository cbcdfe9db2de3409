import Foundation
import GRDB
import Scheduling

/// Finds out what lies at the path before it is trusted, and brings it to a state that can be used.
struct DatabaseFile: Sendable {
  let file: DiskFile
  let backups: Backups
  let migrator: StoreMigrator
  let clock: any AppClock
  /// How large a file may be to be read as a whole before it is used, in bytes.
  let wholeUpTo: Int

  private enum Finding {
    case fresh, damaged
    case usable(isChecked: Bool)
  }

  /// Opens, repairs by the newest good backup if it must, and migrates after a backup.
  func open() throws -> (queue: DatabaseQueue, report: OpenReport) {
    let report = try prepare()
    file.closeToOthers()
    let queue = try DatabaseQueue(path: file.path, configuration: StorePragmas.configuration)
    try queue.writeWithoutTransaction { db in
      try StorePragmas.useRollbackJournal(db)
      if case .opened = report {} else { try sign(db) }
      if try migrator.isUpgrade(db) { _ = try backups.make(of: db, at: clock.now) }
    }
    try migrator.migrate(queue)
    return (queue, report)
  }

  /// Another process has the file; it is looked at no further than to know that it is ours.
  static func openForReading(_ url: URL, _ migrator: StoreMigrator) throws -> DatabaseQueue {
    guard case .regular = DiskFile(url: url).kind else {
      throw DataStoreError.notAPlainFile(url, "not a plain file")
    }
    var configuration = StorePragmas.configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(
      path: url.path(percentEncoded: false), configuration: configuration)
    try queue.read { db in
      let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      guard id == StorePragmas.applicationID else { throw DataStoreError.otherProgram(url) }
      if try migrator.isSuperseded(db) { throw DataStoreError.newerVersion(url) }
      guard try migrator.isComplete(db) else { throw DataStoreError.olderVersion(url) }
    }
    return queue
  }

  private func prepare() throws -> OpenReport {
    switch try examine() {
    case .fresh:
      if !file.exists { try file.createEmpty() }
      return .fresh
    case .usable(let isChecked): return .opened(isChecked: isChecked)
    case .damaged: return try replaceDamaged()
    }
  }

  private func sign(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(StorePragmas.applicationID)")
  }
}

// MARK: - Looking

extension DatabaseFile {
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let smallest = 512

  /// Nothing is written here, except that SQLite takes back a transaction that a crash cut short.
  private func examine() throws -> Finding {
    switch file.kind {
    // A repair that was cut short has moved the file away, and not put the copy in its place yet.
    case .nothing: return backups.all().isEmpty ? .fresh : .damaged
    case .other(let kind): throw DataStoreError.notAPlainFile(file.url, kind)
    case .regular(let size):
      guard file.isOwn else { throw DataStoreError.notAPlainFile(file.url, "another user's file") }
      return try examineContent(size)
    }
  }

  private func examineContent(_ size: Int) throws -> Finding {
    let header = file.beginning(100)
    let isDatabase = header.count == 100 && header.starts(with: Self.magic)
    if isDatabase, ![0, StorePragmas.applicationID].contains(Self.applicationID(header)) {
      throw DataStoreError.otherProgram(file.url)
    }
    if !isInterrupted {
      if size == 0 { return backups.all().isEmpty ? .fresh : .damaged }
      if size < Self.smallest || !isDatabase { return .damaged }
      if let whole = Self.wholeSize(header), size < whole { return .damaged }
    }
    // What was interrupted, or has failed before, is looked at closely.
    let isWhole = size <= wholeUpTo || isInterrupted || file.isSuspect
    do {
      let queue = try DatabaseQueue(path: file.path, configuration: StorePragmas.configuration)
      let finding = try queue.writeWithoutTransaction { try examineTables($0, isWhole: isWhole) }
      if case .usable(isChecked: true) = finding { file.clear() }
      return finding
    } catch let error as DatabaseError where Self.meansDamage(error) {
      return .damaged
    }
  }

  private func examineTables(_ db: Database, isWhole: Bool) throws -> Finding {
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if id == 0, tables == 0 { return .fresh }
    guard id == StorePragmas.applicationID else { throw DataStoreError.otherProgram(file.url) }
    for part in isWhole ? ["1"] : try Self.small(db) {
      let result = try String.fetchOne(db, sql: "PRAGMA quick_check(\(part))")
      guard result == "ok" else { return .damaged }
    }
    if try migrator.isSuperseded(db) { throw DataStoreError.newerVersion(file.url) }
    return .usable(isChecked: isWhole)
  }

  /// What the start itself needs, whatever else there is.
  private static func small(_ db: Database) throws -> [String] {
    try ["setting", "draft", "undo_act"].filter { try db.tableExists($0) }
  }

  /// How large a file of this header has to be; nil where its writer did not keep that in the header.
  private static func wholeSize(_ header: [UInt8]) -> Int? {
    guard header[24..<28] == header[92..<96] else { return nil }
    let size = Int(header[16]) << 8 | Int(header[17])
    let pages = header[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return pages * (size == 1 ? 65_536 : size)
  }

  /// Whether a journal lies beside the file: what is in the file is then not the last word.
  private var isInterrupted: Bool {
    if case .regular(let size) = file.sibling("-journal").kind { return size > 0 }
    return false
  }

  private static func applicationID(_ header: [UInt8]) -> Int32 {
    Int32(truncatingIfNeeded: header[68..<72].reduce(0) { $0 << 8 | Int($1) })
  }

  static func meansDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
      || error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
  }
}

// MARK: - Repair

extension DatabaseFile {
  /// Keeps the damaged file, its journal with it: beside a restored file the journal would be taken
  /// for that one's and destroy it.
  private func replaceDamaged() throws -> OpenReport {
    let aside = freeName()
    for suffix in ["-journal", "-wal", "-shm"] where file.sibling(suffix).exists {
      try file.sibling(suffix).rename(to: aside.sibling(suffix))
    }
    if file.exists { try file.rename(to: aside) }
    file.clear()
    guard let backup = backups.newestGood(migrator) else {
      try file.createEmpty()
      return .startedEmpty(damagedFile: aside.url)
    }
    try restore(backup)
    return .restored(from: backup.date, damagedFile: aside.url)
  }

  private func restore(_ backup: Backup) throws {
    let part = file.sibling(".unfinished")
    part.remove()
    try FileManager.default.copyItem(at: backup.url, to: part.url)
    part.closeToOthers()
    try part.sync()
    try part.rename(to: file)
    try file.sync()
  }

  private func freeName() -> DiskFile {
    let first = file.sibling(".corrupt-\(TimeStamp.text(clock.now))")
    var candidate = first
    var number = 1
    while candidate.exists {
      number += 1
      candidate = first.sibling("-\(number)")
    }
    return candidate
  }
}

// MARK: - Suspicion

extension DiskFile {
  /// Beside a database that has failed while it was in use; the next start looks at it closely.
  private var mark: DiskFile { sibling(".suspect") }

  var isSuspect: Bool { mark.exists }

  func suspect() {
    // On a disk that fails, this may fail too: the next check then finds it again.
    try? mark.createEmpty()
    try? mark.sync()
  }

  func clear() { mark.remove() }
}

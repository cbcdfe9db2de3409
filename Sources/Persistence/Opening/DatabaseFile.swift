import Foundation
import GRDB
import Scheduling

/// Finds out what lies at the path before it is trusted, and brings it to a state that can be used.
struct DatabaseFile: Sendable {
  let file: DiskFile
  let backups: Backups
  let migrator: StoreMigrator
  let clock: any AppClock

  private enum Finding {
    case fresh, usable, damaged
  }

  /// Opens, repairs by the newest good backup if it must, and migrates after a backup.
  func open() throws -> (queue: DatabaseQueue, report: OpenReport) {
    let report = try prepare()
    file.closeToOthers()
    let queue = try DatabaseQueue(path: file.path, configuration: StorePragmas.configuration)
    try queue.writeWithoutTransaction { db in
      try StorePragmas.useRollbackJournal(db)
      if report != .opened { try sign(db) }
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
    case .usable: return .opened
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
    }
    do {
      let queue = try DatabaseQueue(path: file.path, configuration: StorePragmas.configuration)
      return try queue.writeWithoutTransaction(examineTables)
    } catch let error as DatabaseError where Self.meansDamage(error) {
      return .damaged
    }
  }

  private func examineTables(_ db: Database) throws -> Finding {
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if id == 0, tables == 0 { return .fresh }
    guard id == StorePragmas.applicationID else { throw DataStoreError.otherProgram(file.url) }
    guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else { return .damaged }
    if try migrator.isSuperseded(db) { throw DataStoreError.newerVersion(file.url) }
    return .usable
  }

  /// Whether a journal lies beside the file: what is in the file is then not the last word.
  private var isInterrupted: Bool {
    if case .regular(let size) = file.sibling("-journal").kind { return size > 0 }
    return false
  }

  private static func applicationID(_ header: [UInt8]) -> Int32 {
    Int32(truncatingIfNeeded: header[68..<72].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func meansDamage(_ error: DatabaseError) -> Bool {
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

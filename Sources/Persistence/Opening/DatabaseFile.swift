import Foundation
import GRDB
import Interchange
import Scheduling

/// Finds out what lies at the path before it is trusted, and brings it to a state that can be used.
///
/// A file that cannot be read is never taken for a damaged one: only bytes that were read without an
/// error, twice, can prove damage. Whatever is thrown, nothing was moved or changed.
struct DatabaseFile: Sendable {
  let file: DiskFile
  let backups: Backups
  let migrator: StoreMigrator
  let clock: any AppClock
  /// The largest file that is read as a whole before it is used, in bytes.
  let wholeUpTo: Int

  private enum Finding {
    case missing, damaged
    /// A database without a table, ours to sign.
    case blank
    case usable(isChecked: Bool)
  }

  /// Opens, repairs by the newest good backup if it must, and migrates after a backup.
  func open() throws -> (queue: DatabaseQueue, report: OpenReport) {
    let report = try prepare()
    file.closeToOthers()
    let queue = try DatabaseQueue(path: file.enginePath, configuration: StorePragmas.configuration)
    try queue.writeWithoutTransaction { db in
      try StorePragmas.useRollbackJournal(db)
      if try migrator.isUpgrade(db) { _ = try backups.make(of: db, at: clock.now) }
    }
    try migrator.migrate(queue)
    try queue.write {
      try UndoLog.emptyIfUnsound(isLarge: report == .opened(isChecked: false), in: $0)
    }
    return (queue, report)
  }

  /// Another process has the file; it is looked at no further than to know that it is ours.
  static func openForReading(_ url: URL, _ migrator: StoreMigrator) throws -> DatabaseQueue {
    let file = DiskFile(url: url)
    switch try file.kind() {
    case .regular(size: 0): throw DataStoreError.emptyFile(url)
    case .regular: break
    case .nothing: throw FileProblem(file.path, .read, SystemError(ENOENT))
    case .other(let kind): throw DataStoreError.notAPlainFile(url, kind)
    }
    // The system's reason is better than SQLite's.
    _ = try file.beginning(1)
    _ = try file.hasJournal()
    var configuration = StorePragmas.configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.enginePath, configuration: configuration)
    try queue.read { db in
      let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      guard id == StorePragmas.applicationID else { throw DataStoreError.otherProgram(url) }
      try checkOrigin(of: db, url, migrator)
      guard try migrator.isComplete(db) else { throw DataStoreError.olderVersion(url) }
    }
    return queue
  }

  private func prepare() throws -> OpenReport {
    switch try proven() {
    case .missing:
      let backup = try backups.newestGood(migrator)
      let repair = backup.map { Repair(backup: $0.date, damaged: nil) }
      try replace(by: backup, repair)
      return repair.map(OpenReport.repaired) ?? .fresh
    case .blank:
      try sign(file)
      return .fresh
    case .usable(let isChecked): return .opened(isChecked: isChecked)
    case .damaged: return .repaired(try replaceDamaged())
    }
  }
}

// MARK: - Looking
extension DatabaseFile {
  /// Looks until the state is certain: damage is only what two complete readings prove.
  private func proven() throws -> Finding {
    let finding = try examine()
    guard case .damaged = finding else { return finding }
    if try DatabaseImage.provesDamage(of: file) { return .damaged }
    // The first look has seen something that is not on the disk.
    let second = try examine()
    if case .damaged = second { throw DataStoreError.unsteady(file.url) }
    return second
  }

  /// Nothing is written here, except that SQLite takes back a transaction that a crash cut short.
  private func examine() throws -> Finding {
    switch try file.kind() {
    case .nothing: return .missing
    case .other(let kind): throw DataStoreError.notAPlainFile(file.url, kind)
    case .regular(let size):
      guard try file.isOwn()
      else { throw DataStoreError.notAPlainFile(file.url, .ofAnotherUser) }
      return try examineContent(size, isInterrupted: file.hasJournal())
    }
  }

  private func examineContent(_ size: Int, isInterrupted: Bool) throws -> Finding {
    if size == 0, !isInterrupted { throw DataStoreError.emptyFile(file.url) }
    let header = try file.beginning(100)
    let isDatabase = DatabaseImage.isDatabase(header)
    if isDatabase, ![0, StorePragmas.applicationID].contains(DatabaseImage.applicationID(header)) {
      throw DataStoreError.otherProgram(file.url)
    }
    if !isInterrupted {
      if !isDatabase { return .damaged }
      if let whole = DatabaseImage.wholeSize(header), size < whole { return .damaged }
    }
    // What was interrupted, or has failed before, is looked at closely.
    let isWhole = try size <= wholeUpTo || isInterrupted || file.isSuspect()
    do {
      let queue = try DatabaseQueue(
        path: file.enginePath, configuration: StorePragmas.configuration)
      let finding = try queue.writeWithoutTransaction { try examineTables($0, isWhole: isWhole) }
      try queue.close()
      if case .usable(isChecked: true) = finding { file.clear() }
      return finding
    } catch let error as DatabaseError where Self.meansDamage(error) { return .damaged }
  }

  private func examineTables(_ db: Database, isWhole: Bool) throws -> Finding {
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if id == 0, tables == 0 { return .blank }
    guard id == StorePragmas.applicationID else { throw DataStoreError.otherProgram(file.url) }
    try Self.checkOrigin(of: db, file.url, migrator)
    for part in isWhole ? [""] : try Self.small(db).map({ "(\($0))" }) {
      guard try db.hasGoodPages("quick_check\(part)") else { return .damaged }
    }
    return .usable(isChecked: isWhole)
  }

  /// - Throws: for tables that are not ours, before one of them is read.
  static func checkOrigin(of db: Database, _ url: URL, _ migrator: StoreMigrator) throws {
    switch try migrator.origin(of: db) {
    case .ours, .unbegun: break
    case .newer: throw DataStoreError.newerVersion(url)
    case .foreign(let object): throw DataStoreError.foreignSchema(url, object)
    }
  }

  /// The tables that the start itself needs, whatever else there is.
  private static func small(_ db: Database) throws -> [String] {
    try ["setting", "draft", "undo_act"].filter { try db.tableExists($0) }
  }
}

// MARK: - Kinds of errors
extension DatabaseFile {
  static func meansDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
      || error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
  }

  /// Returns true if the system has failed, and nothing is known of the content of the file.
  static func isOfTheSystem(_ error: DatabaseError) -> Bool {
    if meansDamage(error) { return false }
    let codes: [ResultCode] = [
      .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_NOMEM, .SQLITE_BUSY,
      .SQLITE_LOCKED, .SQLITE_PERM,
    ]
    return codes.contains(error.resultCode)
  }
}

// MARK: - Beginning and repair
extension DatabaseFile {
  /// Puts whole records, a copy of the backup or new ones, where there is no file.
  private func replace(by backup: Backup?, _ repair: Repair?) throws {
    let stage = try staged(backup, repair)
    try moveJournals(aside: try freeName())
    try file.syncFolder()
    try stage.rename(to: file)
    try file.syncFolder()
  }

  /// Beside another file a journal would be taken for that one's and destroy it.
  private func moveJournals(aside: DiskFile) throws {
    for suffix in DiskFile.journals where try file.sibling(suffix).exists() {
      try file.sibling(suffix).rename(to: aside.sibling(suffix))
    }
  }

  /// Keeps the damaged file beside, and only then lets other records take its place. At no moment is
  /// there no file: whatever is cut short here, the next start finds the damaged one or the new one.
  private func replaceDamaged() throws -> Repair {
    let aside = try freeName()
    let backup = try backups.newestGood(migrator)
    let repair = Repair(backup: backup?.date, damaged: aside.path)
    let stage = try staged(backup, repair)
    try file.keep(as: aside)
    try moveJournals(aside: aside)
    try file.syncFolder()
    try stage.rename(to: file)
    try file.syncFolder()
    file.clear()
    return repair
  }

  /// Records on the disk under a name of their own: a checked copy of a backup, or new ones.
  private func staged(_ backup: Backup?, _ repair: Repair?) throws -> DiskFile {
    let stage = file.sibling(".unfinished")
    for suffix in ["", "-journal"] { try stage.sibling(suffix).remove() }
    if let backup {
      let output = try DiskOutput(creating: stage)
      try DiskFile(url: backup.url).readParts { try output.write($0) }
      try output.finish()
      guard try backups.isGood(stage, readableBy: migrator) else { throw DataStoreError.badCopy }
    } else {
      try stage.createEmpty()
      try sign(stage)
    }
    let queue = try DatabaseQueue(path: stage.enginePath, configuration: StorePragmas.configuration)
    try queue.writeWithoutTransaction { try StorePragmas.useRollbackJournal($0) }
    try migrator.migrate(queue)
    if let repair { try queue.write { try repair.keep(in: $0) } }
    try queue.close()
    try stage.sync()
    return stage
  }

  private func sign(_ file: DiskFile) throws {
    let queue = try DatabaseQueue(path: file.enginePath, configuration: StorePragmas.configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(StorePragmas.applicationID)")
    }
    try queue.close()
  }

  // MARK: Kept files
  private static let mark = ".corrupt-"

  private func freeName() throws -> DiskFile {
    let first = file.sibling(Self.mark + TimeStamp.text(clock.now))
    var candidate = first
    var number = 1
    while try candidate.exists() {
      number += 1
      candidate = first.sibling("-\(number)")
    }
    return candidate
  }
}

// MARK: - Journals
extension DiskFile {
  fileprivate static let journals = ["-journal", "-wal", "-shm"]

  /// Returns true if a journal lies beside the database: its content is then not the last word.
  ///
  /// SQLite would wait for a pipe for ever, and blames the database for a journal that it cannot read.
  /// - Throws: for a journal that is no plain file, or that cannot be read.
  func hasJournal() throws -> Bool {
    var isInterrupted = false
    for journal in Self.journals.map(sibling) {
      switch try journal.kind() {
      case .nothing: break
      case .regular(let size):
        if size > 0 { _ = try journal.beginning(1) }
        if journal.path.hasSuffix("-journal") { isInterrupted = size > 0 }
      case .other(let kind): throw DataStoreError.notAPlainFile(journal.url, kind)
      }
    }
    return isInterrupted
  }
}

// MARK: - Suspicion
extension DiskFile {
  /// Beside a database that has failed while it was in use; the next start looks at it closely.
  private var mark: DiskFile { sibling(".suspect") }
  func isSuspect() throws(FileProblem) -> Bool { try mark.exists() }

  func suspect() {
    // On a disk that fails, this may fail too: the next check then finds it again.
    try? mark.createEmpty()
    try? mark.sync()
  }

  func clear() { mark.discard() }
}

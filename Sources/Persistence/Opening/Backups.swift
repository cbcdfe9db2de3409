import Foundation
import GRDB
import Interchange

/// One checked copy of the records.
public struct Backup: Sendable, Equatable {
  public let url: URL
  /// The time at which it was made, to the second.
  public let date: Date
}

/// The copies of the records: made whole, checked, synced, and only then given their name.
///
/// They are the only rescue from a damaged file, so a copy that was never read back is worth
/// nothing. Named `moggy-<moment>-<number>.sqlite`.
public struct Backups: Sendable {
  /// The number of copies that stay; older ones go when a new one is safe.
  public static let kept = 5

  let folder: URL

  /// All copies, the newest first; not checked.
  ///
  /// - Throws: `FileProblem` where the folder is there and cannot be listed.
  public func all() throws(FileProblem) -> [Backup] {
    let path = folder.path(percentEncoded: false)
    let names: [String]
    do throws(SystemError) { names = try CurrentFileSystem.value.names(in: path) } catch {
      if error.code == ENOENT { return [] }
      throw FileProblem(path, .listed, error)
    }
    return names.sorted(by: >).compactMap { name in
      guard name.hasPrefix("moggy-"), name.hasSuffix(".sqlite"), name.utf8.count == 32
      else { return nil }
      let moment = name.dropFirst(6).prefix(15)
      return TimeStamp.date(moment).map { Backup(url: folder.appending(path: name), date: $0) }
    }
  }

  /// Copies the whole database; blocks its queue, about 1 s for 50 MB.
  ///
  /// - Throws: `DatabaseError`, `FileProblem` or ``DataStoreError``; no half copy is left under a
  ///   backup's name, and none of the older ones goes.
  func make(of db: Database, at date: Date) throws -> Backup {
    try Folders.create(folder)
    let part = DiskFile(url: folder.appending(path: "unfinished"))
    defer { part.discard() }
    try db.copy(into: part)
    try part.sync()
    guard try isGood(part) else { throw DataStoreError.badCopy }
    let target = try freeName(at: date)
    try part.rename(to: target)
    try target.syncFolder()
    removeOld()
    return Backup(url: target.url, date: date)
  }

  /// The newest copy that passes every check and that this version can read.
  ///
  /// - Throws: where a newer one cannot be read: it may be the better one.
  func newestGood(_ migrator: StoreMigrator) throws -> Backup? {
    try all().first { try isGood(DiskFile(url: $0.url), readableBy: migrator) }
  }

  /// Reads the copy from its first page to its last.
  ///
  /// - Throws: where it cannot be read, whatever it holds.
  func isGood(_ file: DiskFile, readableBy migrator: StoreMigrator? = nil) throws -> Bool {
    guard case .regular(let size) = try file.kind(), size > 0 else { return false }
    switch try verdict(file, migrator) {
    case .sound: return true
    case .foreign: return false
    // SQLite tells of a page that it could not read as of one that is damaged.
    case .damaged:
      return try DatabaseImage.isGood(file, "integrity_check") && verdict(file, migrator) == .sound
    }
  }

  private enum Verdict {
    case sound, damaged
    /// Nothing of ours, or of a newer version: only its schema was looked at.
    case foreign
  }

  private func verdict(_ file: DiskFile, _ migrator: StoreMigrator?) throws -> Verdict {
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: file.enginePath, configuration: configuration)
      return try queue.read { db in
        let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
        guard id == StorePragmas.applicationID else { return .foreign }
        if let migrator, ![.ours, .unbegun].contains(try migrator.origin(of: db)) {
          return .foreign
        }
        return try db.hasGoodPages("integrity_check") ? .sound : .damaged
      }
    } catch let error as DatabaseError {
      if DatabaseFile.meansDamage(error) { return .damaged }
      throw DataStoreError.translating(error, file: file)
    }
  }

  private func freeName(at date: Date) throws -> DiskFile {
    for number in 0..<1000 {
      let count = String(number + 1000).dropFirst()
      let name = "moggy-\(TimeStamp.text(date))-\(count).sqlite"
      let file = DiskFile(url: folder.appending(path: name))
      if try !file.exists() { return file }
    }
    let path = folder.path(percentEncoded: false)
    throw FileProblem(path, .created, SystemError(EEXIST))
  }

  /// One copy more than wanted does no harm, where one cannot be removed.
  private func removeOld() {
    for backup in ((try? all()) ?? []).dropFirst(Self.kept) { DiskFile(url: backup.url).discard() }
  }
}

extension Database {
  /// Writes a copy of everything into a new file, in the place of what has that name.
  func copy(into file: DiskFile) throws {
    try file.remove()
    try file.createEmpty()
    do { try execute(sql: "VACUUM INTO ?", arguments: [file.enginePath]) } catch let error
      as DatabaseError
    {
      // SQLite calls a file that is there what it cannot ask for its size.
      if error.message == "output file already exists", try file.kind() == .regular(size: 0) {
        throw FileProblem(file.path, .lookedAt, SystemError(EIO))
      }
      if Self.reads.contains(error.extendedResultCode) { throw error }
      throw DataStoreError.translating(error, file: file)
    }
  }

  /// The errors that a copy has of the records themselves: these are only read, and the copy only written.
  private static let reads: [ResultCode] = [
    .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_RDLOCK, .SQLITE_IOERR_LOCK,
    .SQLITE_IOERR_UNLOCK, .SQLITE_IOERR_CHECKRESERVEDLOCK, .SQLITE_CORRUPT, .SQLITE_NOTADB,
    .SQLITE_IOERR_CORRUPTFS, .SQLITE_BUSY,
  ]
}

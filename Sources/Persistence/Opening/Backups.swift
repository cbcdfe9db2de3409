import Foundation
import GRDB

/// The copies of the records: made whole, checked, synced, and only then given their name.
///
/// They are the only rescue from a damaged file, so a copy that was never read back is worth
/// nothing. Named `moggy-<moment>-<number>.sqlite`.
public struct Backups: Sendable {
  /// How many copies stay; older ones go when a new one is safe.
  public static let kept = 5

  let folder: URL

  /// All copies, the newest first; not checked.
  public func all() -> [Backup] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted(by: >).compactMap { name in
      guard name.hasPrefix("moggy-"), name.hasSuffix(".sqlite"), name.utf8.count == 32 else {
        return nil
      }
      let moment = name.dropFirst(6).prefix(15)
      return TimeStamp.date(moment).map { Backup(url: folder.appending(path: name), date: $0) }
    }
  }

  /// Copies the whole database; blocks its queue, about 1 s for 50 MB.
  ///
  /// - Throws: `DatabaseError` or ``DataStoreError``; no half copy is left under a backup's name.
  func make(of db: Database, at date: Date) throws -> Backup {
    try Folders.create(folder)
    let part = DiskFile(url: folder.appending(path: "unfinished"))
    part.remove()
    defer { part.remove() }
    try part.createEmpty()
    try db.execute(sql: "VACUUM INTO ?", arguments: [part.path])
    guard isGood(part.url) else { throw DataStoreError.damaged }
    try part.sync()
    let target = try freeName(at: date)
    try part.rename(to: target)
    try target.sync()
    removeOld()
    return Backup(url: target.url, date: date)
  }

  /// The newest copy that passes every check and that this version can read.
  func newestGood(_ migrator: StoreMigrator) -> Backup? {
    all().first { isGood($0.url, readableBy: migrator) }
  }

  /// Reads the copy from its first page to its last.
  func isGood(_ url: URL, readableBy migrator: StoreMigrator? = nil) -> Bool {
    guard case .regular(let size) = DiskFile(url: url).kind, size >= 512 else { return false }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(
        path: url.path(percentEncoded: false), configuration: configuration)
      return try queue.read { db in
        let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
        guard id == StorePragmas.applicationID else { return false }
        if let migrator, try migrator.isSuperseded(db) { return false }
        return try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok"
      }
    } catch {
      return false
    }
  }

  private var path: String { folder.path(percentEncoded: false) }

  private func freeName(at date: Date) throws -> DiskFile {
    for number in 0..<1000 {
      let count = String(number + 1000).dropFirst()
      let name = "moggy-\(TimeStamp.text(date))-\(count).sqlite"
      let file = DiskFile(url: folder.appending(path: name))
      if !file.exists { return file }
    }
    throw DataStoreError.cannotUse(folder, systemReason(EEXIST))
  }

  private func removeOld() {
    for backup in all().dropFirst(Self.kept) { DiskFile(url: backup.url).remove() }
  }
}

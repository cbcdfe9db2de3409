import Foundation
import GRDB

/// Makes one file of all records and their files: a tar file with `backup.json`, the database, the
/// files, and last `SHA256SUMS` with the sums of all of them.
struct ArchiveWriting {
  let target: DiskFile
  /// Where the files of records lie; nil where none are kept.
  let files: StoredFiles?
  let parts: ArchiveParts
  let program: String
  let date: Date

  /// A copy of the records beside the target, to be read while the store goes on; blocks the store.
  func copy(_ db: Database) throws -> (summary: ArchiveSummary, names: [String]) {
    if target.exists { throw ArchiveProblem.exists }
    copyFile.remove()
    do { try copyFile.createEmpty() } catch DataStoreError.cannotUse(_, let reason) {
      throw ArchiveProblem.cannotWrite(reason)
    }
    try db.execute(sql: "VACUUM INTO ?", arguments: [copyFile.path])
    let summary = ArchiveSummary(
      createdAt: date, program: program, counts: try parts.counts(db), files: 0)
    return (summary, try parts.files(db))
  }

  /// Writes it all; under the target's name only when it is whole and on the disk.
  func write(
    _ summary: ArchiveSummary, _ names: [String]
  ) throws -> ArchiveSummary {
    let part = target.sibling(".unfinished")
    part.remove()
    let writer = try TarWriter(part, at: date)
    defer { writer.abandon() }
    var summary = summary
    var there: [String] = []
    var missing: [String] = []
    for name in names {
      if canBeHad(name) { there.append(name) } else { missing.append(name) }
    }
    summary.files = there.count
    summary.missing = missing.count
    summary.missingNames = Array(missing.prefix(ArchiveSummary.mostNames))
    try writer.add(ArchiveManifest.name, try ArchiveManifest(summary).data)
    let database = try Data(contentsOf: copyFile.url, options: .alwaysMapped)
    try writer.add(ArchiveManifest.database, database)
    for name in there {
      try writer.add(name, try content(name))
    }
    try writer.add(ArchiveManifest.sums, Data(writer.sums.utf8))
    try writer.finish()
    try place(part)
    return summary
  }

  /// A file that cannot be read, or is not what its name says, is not worth a backup without it.
  private func canBeHad(_ name: String) -> Bool {
    guard let content = try? content(name) else { return false }
    return parts.accepts(name, SHA256.hexadecimal(content))
  }

  private func content(_ name: String) throws -> Data {
    guard let files else { throw ArchiveProblem.cannotWrite(systemReason(ENOENT)) }
    do { return try files.content(of: name, limit: ArchiveReading.largestFile) } catch {
      throw ArchiveProblem.cannotWrite(name + ": " + systemReason(EIO))
    }
  }

  /// A name that somebody else has taken meanwhile is not replaced.
  private func place(_ part: DiskFile) throws {
    guard link(part.path, target.path) == 0 else {
      // A file system without hard links.
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno), !target.exists else {
        throw TarWriter.problem(errno)
      }
      try part.rename(to: target)
      return try target.sync()
    }
    try target.sync()
  }

  func removeCopy() { copyFile.remove() }

  private var copyFile: DiskFile { target.sibling(".unfinished-records") }
}

import Foundation
import GRDB
import Interchange

/// Makes one file of all records and their files: a tar file with `backup.json`, the database, the
/// files, and last `SHA256SUMS` with the sums of all of them.
struct ArchiveWriting {
  let target: DiskFile
  /// The folder of the files of records; nil where none are kept.
  let files: StoredFiles?
  let parts: ArchiveParts
  let program: String
  let date: Date

  /// A copy of the records beside the target, to be read while the store goes on; blocks the store.
  func copy(_ db: Database) throws -> (summary: ArchiveSummary, names: [String]) {
    if try target.exists() { throw ArchiveProblem.exists }
    try db.copy(into: copyFile)
    let summary = ArchiveSummary(
      createdAt: date, program: program, counts: try parts.counts(db), files: 0)
    return (summary, try parts.files(db))
  }

  /// Writes it all; under the target's name only when it is whole and on the disk.
  func write(_ summary: ArchiveSummary, _ names: [String]) throws -> ArchiveSummary {
    let part = target.sibling(".unfinished")
    try part.remove()
    let writer = try TarWriter(part, at: date)
    defer { writer.abandon() }
    var summary = summary
    var there: [String] = []
    var missing: [String] = []
    for name in names {
      if try canBeHad(name) { there.append(name) } else { missing.append(name) }
    }
    summary.files = there.count
    summary.missing = missing.count
    summary.missingNames = Array(missing.prefix(ArchiveSummary.mostNames))
    try writer.add(ArchiveManifest.name, try ArchiveManifest(summary).data)
    try writer.add(ArchiveManifest.database, contentOf: copyFile)
    for name in there { try writer.add(name, try content(name)) }
    try writer.add(ArchiveManifest.sums, Data(writer.sums.utf8))
    try writer.finish()
    // A name that somebody else has taken meanwhile is not replaced.
    try part.keep(as: target)
    try target.syncFolder()
    return summary
  }

  /// Returns true if there is such a file, with the content that its name says.
  ///
  /// - Throws: where it is there and cannot be read: a backup without it would look like a whole one.
  private func canBeHad(_ name: String) throws -> Bool {
    do { return parts.accepts(name, try SHA256.hexadecimal(try content(name))) } catch {
      switch error {
      case FileIntakeProblem.missing, FileIntakeProblem.notAFile, FileIntakeProblem.tooLarge:
        return false
      case let other: throw other
      }
    }
  }

  private func content(_ name: String) throws -> Data {
    guard let files else { throw FileIntakeProblem.missing }
    return try files.content(of: name, limit: ArchiveReading.largestFile)
  }

  func removeCopy() { copyFile.discard() }
  private var copyFile: DiskFile { target.sibling(".unfinished-records") }
}

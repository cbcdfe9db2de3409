import Foundation
import GRDB
import Interchange

/// Finds out what a file holds before any of it is taken back: every member is read and its sum
/// compared, and the records are opened and checked.
struct ArchiveReading {
  /// The most that one file of a record may have, in bytes.
  static let largestFile = 1 << 30

  let path: String
  /// The place of the records while they are looked at.
  let stage: DiskFile
  let parts: ArchiveParts
  let migrator: StoreMigrator
  /// The folder of the files of records here; nil where none are kept.
  let stored: StoredFiles?

  /// The content that was found, with the sum of every member.
  struct Found {
    var summary: ArchiveSummary
    var sums: [String: String] = [:]
    var hasFiles: Bool { summary.files != nil }
  }

  /// Puts the records on the stage; the caller removes them.
  ///
  /// - Throws: ``ArchiveProblem``; other errors where the stage cannot be written.
  func look() throws -> Found {
    try stage.remove()
    let found = try isRecords() ? takeRecords() : takeArchive()
    return try checked(found)
  }

  // MARK: - A copy of the records alone
  private func isRecords() throws -> Bool {
    let reader = try TarReader(path)
    do { return try reader.start(16) == Data("SQLite format 3\0".utf8) } catch ArchiveProblem
      .damaged
    {
      return false
    }
  }

  private func takeRecords() throws -> Found {
    let input = try InputFile(path)
    let output = try DiskOutput(creating: stage)
    while case let data = try input.read(1 << 20), !data.isEmpty { try output.write(data) }
    let url = URL(filePath: path)
    let moment = url.lastPathComponent.dropFirst("moggy-".count).prefix(15)
    let date = TimeStamp.date(moment) ?? input.date
    return Found(summary: ArchiveSummary(createdAt: date, program: "", counts: [:], files: nil))
  }

  // MARK: - A whole backup
  private func takeArchive() throws -> Found {
    let reader = try TarReader(path)
    let first: TarHeader?
    do { first = try reader.next() } catch ArchiveProblem.damaged { first = nil }
    guard let first, first.name == ArchiveManifest.name else { throw ArchiveProblem.notABackup }
    let head = try reader.content(limit: 1 << 20)
    let manifest = try ArchiveManifest(head)
    var found = Found(
      summary: ArchiveSummary(
        createdAt: manifest.date ?? .distantPast, program: manifest.program,
        counts: manifest.counts, files: manifest.files, missing: manifest.missing))
    found.sums[first.name] = try SHA256.hexadecimal(head)
    var listed = ""
    while let member = try reader.next() {
      if member.name == ArchiveManifest.sums {
        listed = String(decoding: try reader.content(limit: 1 << 28), as: UTF8.self)
        break
      }
      guard found.sums[member.name] == nil else { throw ArchiveProblem.damaged(member.name) }
      found.sums[member.name] = try sum(of: member, reader)
    }
    try compare(found.sums, with: listed, files: manifest.files)
    return found
  }

  private func sum(of member: TarHeader, _ reader: TarReader) throws -> String {
    var sum = try SHA256()
    guard member.name == ArchiveManifest.database else {
      while case let data = try reader.read(), !data.isEmpty { try sum.add(data) }
      return try sum.hexadecimal()
    }
    let output = try DiskOutput(creating: stage)
    while case let data = try reader.read(), !data.isEmpty {
      try sum.add(data)
      try output.write(data)
    }
    return try sum.hexadecimal()
  }

  private func compare(_ sums: [String: String], with listed: String, files: Int) throws {
    let pairs = listed.split(separator: "\n").compactMap { line -> (String, String)? in
      guard line.utf8.count > 66 else { return nil }
      return (String(line.dropFirst(66)), String(line.prefix(64)))
    }
    let wanted = Dictionary(pairs) { first, _ in first }
    if wanted.isEmpty { throw ArchiveProblem.damaged(ArchiveManifest.sums) }
    for (name, sum) in wanted where sums[name] != sum { throw ArchiveProblem.damaged(name) }
    guard wanted.count == sums.count, sums.count == files + 2, try stage.exists()
    else { throw ArchiveProblem.damaged(ArchiveManifest.sums) }
  }

  // MARK: - The records
  private func checked(_ found: Found) throws -> Found {
    var found = found
    do {
      let queue = try DatabaseQueue(
        path: stage.enginePath, configuration: StorePragmas.configuration)
      try queue.writeWithoutTransaction { try StagedCheck(migrator: migrator).examine($0) }
      try migrator.migrate(queue)
      let names = try queue.read(parts.files)
      found.summary.counts = try queue.read(parts.counts)
      found.summary.brokenRules = try queue.read {
        try $0.brokenRules(limit: ArchiveSummary.mostNames)
      }
      if found.hasFiles { try examine(found.sums, named: Set(names)) }
      if !found.hasFiles { try count(names, &found) }
      return found
    } catch let error as DatabaseError where !DatabaseFile.isOfTheSystem(error) {
      throw ArchiveProblem.damaged(ArchiveManifest.database)
    }
  }

  // MARK: - The files
  /// Only what records of the same backup name is taken, and only where it is what its name says.
  private func examine(_ sums: [String: String], named: Set<String>) throws {
    let own = [ArchiveManifest.name, ArchiveManifest.database]
    for (name, sum) in sums.sorted(by: { $0.key < $1.key }) where !own.contains(name) {
      guard named.contains(name), StoredFiles.isName(name), parts.accepts(name, sum)
      else { throw ArchiveProblem.damaged(name) }
    }
  }

  private func count(_ names: [String], _ found: inout Found) throws {
    guard let stored else { return }
    let missing = try names.filter {
      try stored.url(of: $0).map { try !DiskFile(url: $0).exists() } ?? true
    }
    found.summary.missing = missing.count
    found.summary.missingNames = Array(missing.prefix(ArchiveSummary.mostNames))
  }
}

import Dispatch
import Foundation
import GRDB
import Interchange
import Scheduling

/// Backups that a person asks for: one file with everything, and back again.
extension DataStore {
  /// Writes records and files into one new file, whole or not at all.
  ///
  /// - Parameters:
  ///   - target: must not be there.
  ///   - files: where the files of records lie; nil where none are kept.
  /// - Throws: ``ArchiveProblem``, ``DataStoreError``.
  public func writeArchive(
    to target: URL, files: URL?, parts: ArchiveParts, program: String
  ) async throws -> ArchiveSummary {
    let token = activity.begin("store.archive")
    defer { token.end() }
    let writing = ArchiveWriting(
      target: DiskFile(url: target), files: files.map { StoredFiles(folder: $0) }, parts: parts,
      program: program, date: Date(milliseconds: clock.now.milliseconds / 1000 * 1000))
    return try await Self.inArchiveTerms {
      defer { writing.removeCopy() }
      let (summary, names) = try await self.perform("store.archive") { try writing.copy($0) }
      return try await Self.offThread { try writing.write(summary, names) }
    }
  }

  /// Tells what is in a file, after reading all of it. Nothing is changed.
  ///
  /// - Parameter files: the data folder, to tell of a copy of the records how many files are missing.
  /// - Throws: ``ArchiveProblem``.
  public func archiveSummary(
    of file: URL, files: URL? = nil, parts: ArchiveParts
  ) async throws -> ArchiveSummary {
    let token = activity.begin("store.archive")
    defer { token.end() }
    let reading = reading(file, files, parts)
    return try await Self.inArchiveTerms {
      defer { reading.stage.discard() }
      return try await Self.offThread { try reading.look().summary }
    }
  }

  /// Puts the records of a backup in the place of those that are here, in one transaction: a process
  /// that is killed meanwhile leaves either these or those.
  ///
  /// What was here is copied first, see ``backups``, and nothing is saved in between. Drafts and what
  /// could be undone go. Files are added and none removed, so that what was here can be taken back.
  ///
  /// - Parameters:
  ///   - files: the data folder, below which files go; nil where none are kept.
  ///   - settings: which settings are in force afterwards.
  /// - Returns: what was taken, and the copy of what was here; nil in memory.
  /// - Throws: ``ArchiveProblem``, ``DataStoreError``; then all is as before.
  public func restoreArchive(
    _ file: URL, files: URL?, parts: ArchiveParts, settings: RestoredSettings = .stay
  ) async throws -> (summary: ArchiveSummary, kept: Backup?) {
    let token = activity.begin("store.restore")
    defer { token.end() }
    let reading = reading(file, files, parts)
    return try await Self.inArchiveTerms {
      defer { reading.stage.discard() }
      let summary = try await Self.offThread {
        let found = try reading.look()
        if found.hasFiles { try ArchiveFiles(reading.path, found.sums, to: reading.stored).take() }
        return found.summary
      }
      return (
        summary,
        try await self.replaceRecords(with: StagedRecords(stage: reading.stage, settings: settings))
      )
    }
  }

  /// The copy of what is here and the replacement in one turn of the queue: what is saved meanwhile
  /// waits, and is saved into what has come, or is refused by it.
  private func replaceRecords(with staged: StagedRecords) async throws -> Backup? {
    let now = clock.now
    return try await writeWithoutTransaction("store.restore") { [backupFolder] db in
      let kept = try backupFolder?.make(of: db, at: now)
      try staged.replace(db)
      return kept
    }
  }

  private func reading(_ file: URL, _ files: URL?, _ parts: ArchiveParts) -> ArchiveReading {
    let own = self.file?.sibling(".restore")
    let temporary = FileManager.default.temporaryDirectory.appending(
      path: "moggy-restore-\(getpid())", directoryHint: .notDirectory)
    return ArchiveReading(
      path: file.path(percentEncoded: false), stage: own ?? DiskFile(url: temporary), parts: parts,
      migrator: migrator, stored: files.map { StoredFiles(folder: $0) })
  }

  // MARK: - Running
  private static func offThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try body() })
      }
    }
  }

  private static func archiveProblem(_ error: any Error) -> any Error {
    switch DataStoreError.translating(error) {
    case DataStoreError.diskFull: ArchiveProblem.diskFull
    case DataStoreError.file(let problem): ArchiveProblem(problem)
    case let other: other
    }
  }

  private static func inArchiveTerms<Value>(
    _ body: () async throws -> Value
  ) async throws -> Value {
    do { return try await body() } catch {
      switch error {
      case let problem as FileProblem: throw ArchiveProblem(problem)
      case let problem as FileIntakeProblem: throw ArchiveProblem.noFile(problem)
      case let error as FolderError: throw error.problem.map(ArchiveProblem.init) ?? error
      case let other: throw archiveProblem(other)
      }
    }
  }
}

extension DataStore {
  /// Reads every one of ``backups``, as it is on the disk; blocks.
  ///
  /// - Returns: what `body` makes of each, without those that are damaged.
  /// - Throws: where one of them cannot be read, or has tables that are not ours: what it names would be
  ///   taken for unused.
  public func reading<Value>(
    _ copies: [Backup], _ body: (Database) throws -> Value
  ) throws -> [Value] {
    try copies.compactMap { copy in
      let file = DiskFile(url: copy.url)
      var configuration = StorePragmas.configuration
      configuration.readonly = true
      do {
        return try DatabaseQueue(path: file.enginePath, configuration: configuration).read { db in
          try DatabaseFile.checkOrigin(of: db, copy.url, migrator)
          return try body(db)
        }
      } catch let error as DatabaseError {
        if DatabaseFile.isOfTheSystem(error) { throw error }
        if DatabaseFile.meansDamage(error), try DatabaseImage.isGood(file) { throw error }
        return nil
      }
    }
  }
}

/// The settings that are in force where the records of a backup take the place of those here.
public enum RestoredSettings: Sendable, Hashable {
  /// They stay as they are.
  case stay
  /// They are what they were when the backup was made, but for these keys.
  case taken(but: Set<String>)

  /// Returns true if a setting stays as it is here.
  func keeps(_ key: String) -> Bool {
    // A repair is of the records here, whatever is restored.
    if key == Repair.key { return true }
    return switch self {
    case .stay: true
    case .taken(let others): others.contains(key)
    }
  }
}

/// The content of a backup.
public struct ArchiveSummary: Sendable, Equatable {
  public var createdAt: Date
  /// The version of the program that made it; empty where that is not known.
  public var program: String
  /// Numbers of records, by the names of ``ArchiveParts/counts``.
  public var counts: [String: Int]
  /// Photos and documents in it; nil for a copy of the records alone, whose files lie where they were.
  public var files: Int?
  /// Files that a record names and that could not be had when it was made; of a copy of the records
  /// alone, those that cannot be had now.
  public var missing = 0
  /// The paths of the first of these, 20 at the most; empty where they are not known.
  public var missingNames: [String] = []
  /// The first rows that break a rule of their table, in plain words, 20 or a few more; they are taken
  /// back as they are. Known of a backup that was read.
  public var brokenRules: [String] = []

  static let mostNames = 20
}

/// A reason for which a backup was not written or not taken back. Nothing was changed.
public enum ArchiveProblem: Error, Sendable, Equatable {
  case noFile(FileIntakeProblem)
  /// Neither a backup nor records of this program.
  case notABackup
  /// Made by a newer version of this program.
  case newerVersion
  /// Cut short or changed since it was written; the name of the part that shows it.
  case damaged(String)
  /// There is something of that name, which is not replaced.
  case exists
  /// The file that the system refused, which need not be the backup.
  case cannotWrite(FileProblem)
  case diskFull

  init(_ problem: FileProblem) {
    self =
      problem.isFull
      ? .diskFull : problem.error.code == EEXIST ? .exists : .cannotWrite(problem)
  }
}

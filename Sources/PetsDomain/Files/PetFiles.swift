import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling
import Synchronization

/// The files of all pets: photos and documents in the folder `pets` beside the records.
///
/// A name comes onto the list `pet_loose_file` before its file is written, and each time a record lets
/// go of it (a trigger). ``sweep(_:)`` goes through that list alone, so that it costs nothing at
/// 100,000 photos, and whatever a crash or an undo does, no file is lost that something refers to.
final class PetFiles: Sendable {
  /// The folder of files; nil where the records are in memory.
  let stored: StoredFiles?
  /// Names that are about to be referred to, with the number of those who hold them.
  private let held = Mutex<[String: Int]>([:])
  private let line = SerialWork()

  init(folder: URL?) {
    stored = folder.map {
      StoredFiles(folder: $0.appending(path: "pets", directoryHint: .isDirectory))
    }
  }

  /// Runs what blocks away from the caller's thread.
  func offThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      line.async { continuation.resume(returning: body()) }
    }
  }

  /// Keeps a file and then runs `refer`, which writes its name into a record.
  func keep<Value: Sendable>(
    _ attachment: Attachment, as wanted: String, in store: DataStore,
    _ refer: (String) async throws -> Value
  ) async throws -> Result<Value, AttachmentProblem> {
    guard let stored else { return .failure(.nowhereToKeep) }
    let found = await offThread {
      Result { try stored.name(for: attachment.content, wanted: wanted) }
    }
    guard case .success(let name) = found else { return .failure(Self.problem(found)) }
    hold(name)
    defer { letGo(name) }
    try await store.write("pets.file") { db in try Self.addToList(name, in: db) }
    let written = await offThread { Result { try stored.keep(attachment.content, as: name) } }
    guard case .success = written else { return .failure(Self.problem(written)) }
    return .success(try await refer(name))
  }

  private static func problem<Value>(_ result: Result<Value, any Error>) -> AttachmentProblem {
    guard case .failure(let error) = result else { return .empty }
    let system = (error as? FileProblem)?.error ?? (error as? FolderError)?.system
    return .notKept(FailureReason(error), system)
  }

  static func addToList(_ name: String, in db: Database) throws {
    try db.execute(sql: "INSERT OR IGNORE INTO pet_loose_file (name) VALUES (?)", arguments: [name])
  }

  func hold(_ name: String) { held.withLock { $0[name, default: 0] += 1 } }

  func letGo(_ name: String) {
    held.withLock { $0[name] = $0[name].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }

  // MARK: - Room on the disk
  /// The files that no record has and that undo, or a copy of the records, could still need.
  private func letGo(_ store: DataStore) async throws -> [String] {
    try await store.read("pets.files") { db in
      try Self.listed(in: db).filter { try !Self.isInUse($0, in: db) }
    }
  }

  /// Measures the files: those of records, and those that are kept for undo alone. Blocks for a status call
  /// a file, away from the caller's thread.
  func use(_ store: DataStore) async throws -> PetFileUse {
    guard let stored else { return PetFileUse() }
    let names = try await letGo(store)
    return await offThread {
      let loose = names.reduce(0) { $0 + Self.size($1, stored) }
      let all = FolderSize.bytes(of: stored.folder)
      return PetFileUse(records: max(0, all - loose), undo: loose)
    }
  }

  /// Forgets the acts that need files which no record has, and removes these files; those that a copy of the
  /// records names stay until that goes.
  ///
  /// - Returns: the bytes that became free.
  func free(_ store: DataStore) async throws -> Int {
    if stored == nil { return 0 }
    let before = try await use(store)
    let names = Set(try await letGo(store))
    if names.isEmpty { return 0 }
    try await store.write("pets.free") { db in
      for (table, column) in [(PetTable.name, "photo"), (Document.table.name, "file")] {
        _ = try DataStore.forgetActs(needing: names, table: table, column: column, in: db)
      }
    }
    _ = try await sweep(store)
    return before.undo - (try await use(store)).undo
  }

  private static func size(_ name: String, _ stored: StoredFiles) -> Int {
    guard let url = stored.url(of: name), case .regular(let size)? = try? DiskFile(url: url).kind()
    else { return 0 }
    return size
  }

  // MARK: - Sweep
  /// Removes the files that neither a record nor the undo log refers to, nor a copy of the records
  /// that can be taken back. Those of a copy stay on the list until the copy goes.
  func sweep(_ store: DataStore) async throws -> Int {
    guard let stored else { return 0 }
    let listed = try await store.read("pets.sweep") { try Self.listed(in: $0) }
    if listed.isEmpty { return 0 }
    let copies = try store.backups()
    // Where a copy cannot be read, nothing goes: it may name what nothing else does.
    let kept = try await offThread {
      Result { Set(try store.reading(copies) { try Self.named(in: $0) }.joined()) }
    }.get()
    return try await store.write("pets.sweep") { [self] db in
      // A copy that has been made since may name what has been let go of since.
      if try store.backups() != copies { return 0 }
      let spared = try Self.logged(in: db).union(kept)
      var removed = 0
      for name in try Self.listed(in: db) where !spared.contains(name) {
        let isInUse = try Self.isInUse(name, in: db)
        // Nobody can begin to hold it between the look and the removal.
        let isGone = held.withLock { held in
          if held[name] != nil { return false }
          if isInUse { return true }
          // What cannot be removed stays on the list, for the next start.
          do { try stored.remove(name) } catch { return false }
          return true
        }
        guard isGone else { continue }
        removed += isInUse ? 0 : 1
        try db.execute(sql: "DELETE FROM pet_loose_file WHERE name = ?", arguments: [name])
      }
      return removed
    }
  }

  private static func listed(in db: Database) throws -> [String] {
    try String.fetchAll(db, sql: "SELECT name FROM pet_loose_file")
  }

  /// In whatever form the tables are; the first had no files.
  private static func named(in db: Database) throws -> Set<String> {
    guard try db.tableExists("document") else { return [] }
    let sql = "SELECT photo FROM pet WHERE photo IS NOT NULL UNION SELECT file FROM document"
    return try String.fetchSet(db, sql: sql)
  }

  private static func logged(in db: Database) throws -> Set<String> {
    try DataStore.loggedTexts(table: PetTable.name, column: "photo", in: db)
      .union(DataStore.loggedTexts(table: Document.table.name, column: "file", in: db))
  }

  private static func isInUse(_ name: String, in db: Database) throws -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM pet WHERE photo = ?1)
        OR EXISTS (SELECT 1 FROM document WHERE file = ?1)
      """
    return try Bool.fetchOne(db, sql: sql, arguments: [name]) ?? true
  }
}

/// Bytes of photos and documents.
public struct PetFileUse: Sendable, Hashable {
  /// Of those that records have.
  public var records = 0
  /// Of those that only undo, or a copy of the records, could need.
  public var undo = 0

  public init(records: Int = 0, undo: Int = 0) { (self.records, self.undo) = (records, undo) }
}

/// The names under which files of pets are kept, as paths below the data folder.
enum PetFileName {
  /// Returns true for a name of this program whose content has the sum in the name.
  ///
  /// Such a name is `pets/ID-SUM.suffix` or `pets/documents/ID-SUM.suffix`, where the sum may be missing
  /// and a number may follow.
  static func accepts(_ name: String, sum: String) -> Bool {
    let pattern =
      #/
      pets/(?:documents/)?
      ([0-9A-F\-]{36}) (?:-([0-9a-f]{12}) (?:-[0-9]{1,2})?)?
      \.[0-9a-z]{1,8}
      /#
    guard let parts = name.wholeMatch(of: pattern), UUID(uuidString: String(parts.1)) != nil
    else { return false }
    return parts.2.map { sum.hasPrefix($0) } ?? true
  }
}

import Foundation
import GRDB
import GRDBSQLite
import Interchange
import Scheduling

/// All records of the program: one SQLite file, one connection, one serial queue.
///
/// Every call returns at once or suspends; nothing but ``init(_:schemas:activity:clock:)`` blocks the
/// caller, unless ``Scheduling/Activity/isOnOneThread`` asks for that. Each read and write holds a token of ``activity`` for its whole duration, and a live query
/// takes one inside the commit that touches it, so a program that is idle has seen every write.
public final class DataStore: Sendable {
  /// The time that a call waits for another process that holds the file, in seconds; then a person is
  /// told.
  public static let busyTimeout = 1.0

  public let activity: Activity
  /// The outcome of opening; the program tells it once.
  public let openReport: OpenReport
  /// A repair that nobody has seen on a screen yet, by whatever opened the records.
  public let repair: Repair?
  let clock: any AppClock
  let queue: DatabaseQueue
  /// The line of those who wait for the connection.
  private let line = SerialWork()
  let liveQueries = LiveQueries()
  let undoLog: UndoLog
  let file: DiskFile?
  let damage: DamageWatch
  let migrator: StoreMigrator
  private let identity: DiskFile.Identity?
  /// Keeps everything else in the process from taking away the locks of SQLite.
  private let lockedFile: LockedFile?
  let backupFolder: Backups?

  /// Opens the store and brings its tables up to date; blocks, some ms however large the file is.
  ///
  /// All features that ever wrote the file must be named in `schemas`: a step that nobody knows
  /// makes the file one of a newer version.
  /// - Parameter wholeUpTo: the size in bytes up to which the file is read as a whole before it is
  ///   used; beyond, only what tells most kinds of damage, and ``checkIfDue()`` has the rest.
  /// - Throws: ``DataStoreError`` where the file must not or cannot be used. A damaged file is no
  ///   error: see ``openReport``.
  public init(
    _ location: StoreLocation, schemas: [StoreSchema], activity: Activity, clock: any AppClock,
    wholeUpTo: Int = 4 << 20
  ) throws {
    let schemas = [StoreSchema.base] + schemas
    let file = location.file.map(DiskFile.init)
    do {
      let opened = try Self.openTwice(location, schemas, clock, wholeUpTo)
      (queue, openReport, undoLog) = (opened.queue, opened.report, opened.undoLog)
      repair = try opened.queue.read { try Repair.pending(in: $0) }
      identity = try file?.identity()
      lockedFile = identity.map(LockedFile.init)
    } catch { throw DataStoreError.translating(error, file: file) }
    (self.activity, self.clock, self.file) = (activity, clock, file)
    migrator = StoreMigrator(schemas)
    damage = DamageWatch(file)
    backupFolder = location.backups.map(Backups.init)
  }

  /// Returns true if there are records, or if there were some that a backup is left of.
  ///
  /// - Throws: ``DataStoreError`` where that cannot be found out.
  public static func isBegun(_ location: StoreLocation) throws -> Bool {
    guard case .file(let url, let backups) = location else { return false }
    // A link to a disk that is not there would look like a folder without records.
    let folder = DiskFile(
      url: URL(
        filePath: url.deletingLastPathComponent().path(percentEncoded: false).withoutTrailingSlash,
        directoryHint: .notDirectory))
    if folder.isBrokenLink { throw DataStoreError.notAPlainFile(folder.url, folder.linkKind) }
    do throws(FileProblem) {
      if try DiskFile(url: url).exists() { return true }
      return try !Backups(folder: backups).all().isEmpty
    } catch { throw DataStoreError(error) }
  }

  /// Opens records only to read them, while another process may be writing: what is read is that
  /// one's last commit. Nothing is made, migrated or repaired, and every write fails.
  ///
  /// - Throws: ``DataStoreError``, also for a file that needs a migration or a repair first.
  public init(
    reading file: URL, schemas: [StoreSchema], activity: Activity, clock: any AppClock
  ) throws {
    let migrator = StoreMigrator([StoreSchema.base] + schemas)
    do {
      queue = try DatabaseFile.openForReading(file, migrator)
      undoLog = try queue.writeWithoutTransaction { try UndoLog(tracking: [], in: $0) }
    } catch { throw DataStoreError.translating(error, file: DiskFile(url: file)) }
    (self.activity, self.clock, openReport) = (activity, clock, .opened(isChecked: false))
    (self.file, identity, backupFolder, repair) = (nil, nil, nil, nil)
    lockedFile = (try? DiskFile(url: file).identity()).flatMap { $0 }.map(LockedFile.init)
    damage = DamageWatch(DiskFile(url: file), isMarking: false)
    self.migrator = migrator
  }

  /// A copy of records in memory, to try on it what is then thrown away, while another process may be
  /// writing: it has what was committed last. Takes as much memory as the file has bytes.
  ///
  /// - Throws: ``DataStoreError``, as a store that only reads.
  public init(
    copying file: URL, schemas: [StoreSchema], activity: Activity, clock: any AppClock
  ) throws {
    let schemas = [StoreSchema.base] + schemas
    let migrator = StoreMigrator(schemas)
    do {
      let original = try DatabaseFile.openForReading(file, migrator)
      queue = try DatabaseQueue(configuration: StorePragmas.configuration)
      try original.backup(to: queue)
      undoLog = try queue.write { try UndoLog(tracking: schemas.flatMap(\.undoTables), in: $0) }
    } catch { throw DataStoreError.translating(error, file: DiskFile(url: file)) }
    (self.activity, self.clock, openReport) = (activity, clock, .opened(isChecked: false))
    (self.file, identity, backupFolder, repair) = (nil, nil, nil, nil)
    lockedFile = nil
    damage = DamageWatch(nil)
    self.migrator = migrator
  }

  private typealias Opened = (queue: DatabaseQueue, report: OpenReport, undoLog: UndoLog)

  /// Opens a second time where damage is found on the way: that try looks closely and repairs it.
  private static func openTwice(
    _ location: StoreLocation, _ schemas: [StoreSchema], _ clock: any AppClock, _ wholeUpTo: Int
  ) throws -> Opened {
    do {
      return try open(location, schemas, clock, wholeUpTo)
    } catch let error as DatabaseError {
      guard let file = location.file.map(DiskFile.init), DatabaseFile.meansDamage(error),
        try !file.isSuspect()
      else { throw error }
      file.suspect()
      return try open(location, schemas, clock, wholeUpTo)
    }
  }

  private static func open(
    _ location: StoreLocation, _ schemas: [StoreSchema], _ clock: any AppClock, _ wholeUpTo: Int
  ) throws -> Opened {
    let opened = try open(location, StoreMigrator(schemas), clock, wholeUpTo)
    let undoLog = try opened.queue.write { db in
      try StorePragmas.verify(db, inMemory: location == .inMemory)
      return try UndoLog(tracking: schemas.flatMap(\.undoTables), in: db)
    }
    return (opened.queue, opened.report, undoLog)
  }

  private static func open(
    _ location: StoreLocation, _ migrator: StoreMigrator, _ clock: any AppClock, _ wholeUpTo: Int
  ) throws -> (queue: DatabaseQueue, report: OpenReport) {
    switch location {
    case .inMemory:
      let queue = try DatabaseQueue(configuration: StorePragmas.configuration)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA application_id = \(StorePragmas.applicationID)")
      }
      try migrator.migrate(queue)
      return (queue, .fresh)
    case .file(let url, let backups):
      let backups = Backups(folder: backups)
      let file = DiskFile(url: url)
      return try DatabaseFile(
        file: file, backups: backups, migrator: migrator, clock: clock, wholeUpTo: wholeUpTo
      ).open()
    }
  }

  // MARK: - Reading and writing
  /// Runs `body` on the queue, with nothing written in between.
  public func read<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value { try await perform(name, body) }

  /// Runs `updates` in one transaction: when this returns, all of it is on the disk and every live
  /// query that it touches has been handed its new value; when it throws, nothing has changed.
  ///
  /// A cancelled task does not stop it: a save that was begun is finished.
  public func write<Value: Sendable>(
    _ name: String, _ updates: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await writeWithoutTransaction(name) { db in try Self.inTransaction(db, updates) }
  }

  /// The same for what makes its own transactions.
  func writeWithoutTransaction<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await perform(name) { [file, identity, damage] db in
      if damage.isDamaged { throw DataStoreError.damaged }
      if let file, try file.identity() != identity { throw DataStoreError.fileReplaced(file.url) }
      return try body(db)
    }
  }

  /// Runs `updates` and takes everything back: to tell what they would come to. Nobody who watches
  /// learns of it.
  public func rehearse<Value: Sendable>(
    _ name: String, _ updates: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await perform(name) { db in
      var value: Value?
      try db.inTransaction(.immediate) {
        value = try updates(db)
        return .rollback
      }
      guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
      return value
    }
  }

  private static func inTransaction<Value>(
    _ db: Database, _ updates: (Database) throws -> Value
  ) throws -> Value {
    var value: Value?
    try db.inTransaction(.immediate) {
      value = try updates(db)
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }

  func perform<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let token = activity.begin(name)
    defer { token.end() }
    if activity.isOnOneThread { return try performHere(body) }
    return try await withCheckedThrowingContinuation { continuation in
      line.async { [queue, damage] in
        let result = Result {
          try queue.writeWithoutTransaction { db in try Self.run(body, on: db, damage) }
        }
        continuation.resume(with: result)
      }
    }
  }

  /// Runs `body` behind everything that was asked for before; at once where all is done on one thread.
  ///
  /// GRDB's own way to return at once would wait where the system makes no thread.
  func inLine(_ body: @escaping @Sendable (Database) -> Void) {
    if activity.isOnOneThread { return queue.writeWithoutTransaction(body) }
    line.async { [queue] in queue.writeWithoutTransaction(body) }
  }

  private func performHere<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.writeWithoutTransaction { db in try Self.run(body, on: db, damage) }
  }

  private static func run<Value>(
    _ body: (Database) throws -> Value, on db: Database, _ damage: DamageWatch
  ) throws -> Value {
    do { return try body(db) } catch {
      if let table = db.tableWithoutNumbers(after: error) {
        throw DataStoreError.numbersUsedUp(table)
      }
      throw damage.translating(error)
    }
  }

  // MARK: - Backups
  /// All copies, the newest first; empty for a store in memory.
  ///
  /// - Throws: ``DataStoreError`` where their folder cannot be listed.
  public func backups() throws -> [Backup] {
    do { return try backupFolder?.all() ?? [] } catch { throw DataStoreError(error) }
  }

  /// Makes a checked copy now; nil for a store in memory, which has nowhere to keep it.
  @discardableResult
  public func backUp() async throws -> Backup? {
    guard let backupFolder else { return nil }
    let now = clock.now
    return try await perform("store.backup") { db in try backupFolder.make(of: db, at: now) }
  }

  /// Makes a copy where the newest is a day old or more, or of a moment that is still to come.
  @discardableResult
  public func backUpIfDue() async throws -> Backup? {
    if let newest = try backups().first {
      let age = clock.now.timeIntervalSince(newest.date)
      if (0..<86_400).contains(age) { return nil }
    }
    return try await backUp()
  }
}

extension Database {
  /// The table that a failed statement wanted a number of, after the last one was given. SQLite calls
  /// that a full disk.
  fileprivate func tableWithoutNumbers(after error: any Error) -> String? {
    guard let error = error as? DatabaseError, error.resultCode == .SQLITE_FULL,
      let sql = error.sql
    else { return nil }
    let tables = try? String.fetchAll(
      self, sql: "SELECT name FROM sqlite_sequence WHERE seq = ?", arguments: [Int64.max])
    return tables?.first { sql.contains($0) }
  }
}

extension DataStore {
  /// The version of the SQLite library in use, as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }
}

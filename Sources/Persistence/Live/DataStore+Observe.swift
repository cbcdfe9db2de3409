import Dispatch
import Foundation
import GRDB
import GRDBSQLite
import Interchange
import Scheduling
import Synchronization

extension DataStore {
  /// Fetches a value now and after every commit that touches one of `tables`, in the order of the
  /// commits, until the observation is let go.
  ///
  /// The call returns at once; the program counts as busy until the first value was handed over, and
  /// from inside each such commit until its value was. A value equal to the one before is kept back.
  /// The first of several failed fetches is handed over too; the query stays alive and is tried again
  /// every two seconds until it succeeds.
  ///
  /// - Parameters:
  ///   - name: tells in a failure who was busy.
  ///   - tables: of the main database, spelt as in the schema; all that `fetch` reads. Views and
  ///     tables without rowid are not seen.
  ///   - settings: the names of the settings that `fetch` reads; a change of others fetches nothing.
  ///   - fetch: runs on the store's queue, and must not write.
  ///   - onChange: called on the store's queue; posts the value and returns.
  /// - Returns: what keeps the query alive.
  public func observe<Value: Sendable & Equatable>(
    _ name: String, tables: Set<String>, settings: Set<String> = [],
    fetch: @escaping @Sendable (Database) throws -> Value,
    onChange: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Observation {
    let observer = QueryObserver(
      name: name, reads: QuerySources(tables: tables, settings: settings), among: liveQueries,
      activity: activity, damage: damage, fetch: fetch, onChange: onChange,
      tryLater: { [weak self, clock] observer in
        clock.schedule(after: .seconds(2)) { [weak self, weak observer] in
          guard let self, let observer else { return }
          perform(name) { observer.refresh($0) }
        }
      })
    perform(name) { observer.start($0) }
    return Observation { observer.cancel() }
  }

  private func perform(_ name: String, _ body: @escaping @Sendable (Database) -> Void) {
    let token = activity.begin(name)
    inLine { db in
      body(db)
      token.end()
    }
  }
}

/// A live query under way; letting go of it, or ``cancel()``, ends it.
public final class Observation: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = Mutex(onCancel) }

  deinit { cancel() }

  /// Ends the query: when this returns, no call back is running and none will come.
  ///
  /// May be called from the call back itself. Where a call back runs on the queue at that moment,
  /// this waits for its end, so call it without holding a lock that the call back takes.
  public func cancel() {
    let action = onCancel.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}

/// The check that opening has left for later.
extension DataStore {
  /// Reads the whole file, where it was too large to be read at the start; beside everything else.
  ///
  /// Damage is told as ``observeDamage(_:)``. Takes about 0.3 s for 100 MB.
  public func checkIfDue() async {
    guard case .opened(isChecked: false) = openReport, let file, !damage.isDamaged else { return }
    let token = activity.begin("store.check")
    defer { token.end() }
    if await Self.isGood(file, queue) { return }
    // A page may have been read while it was written: asked again where nothing is written. Records
    // that cannot be read are not damaged; damage of theirs is noted by whoever reads them.
    let isGood = try? await perform("store.check") { try $0.hasGoodPages("quick_check") }
    guard isGood == false else { return }
    // SQLite's check tells of a page that it could not read as of one that is damaged.
    let isDamaged = try? await perform("store.check") { _ in
      try DatabaseImage.provesDamage(of: file)
    }
    if isDamaged == true { damage.note() }
  }

  private static func isGood(_ file: DiskFile, _ store: DatabaseQueue) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        guard let check = DatabaseCheck(file) else { return continuation.resume(returning: false) }
        let isGood = (try? check.isGood()) == true
        store.inDatabase { _ in check.close() }
        continuation.resume(returning: isGood)
      }
    }
  }

  /// Forgets the repair that ``repair`` tells of, once a person has seen it.
  public func forgetRepair() async throws {
    try await writeWithoutTransaction("store.repair") { db in
      try db.run("DELETE FROM setting WHERE key = ?", [Repair.key])
    }
  }

  /// Tells when the file is found to be damaged while it is in use, by a check or by whatever reads
  /// it. Nothing is written any more then; the next start moves it aside and takes the newest good
  /// backup.
  public func observeDamage(_ tell: @escaping @Sendable () -> Void) -> Observation {
    damage.observe(tell)
  }
}

/// Reads a database that is in use from its first page to its last, without a lock: nobody who writes
/// waits for it. What it finds wrong may be a page that was being written, and so is only a suspicion.
///
/// Closing a file takes away every lock of the process on it, whoever has them (fcntl(2)); so
/// ``close()`` is to be called where nobody is in a transaction.
final class DatabaseCheck {
  private var connection: OpaquePointer?

  /// Nil where the file cannot be opened.
  init?(_ file: DiskFile) {
    guard let path = file.enginePath.addingPercentEncoding(withAllowedCharacters: Self.plain)
    else { return nil }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2("file:\(path)?immutable=1", &connection, flags, nil)
    if status != SQLITE_OK { return nil }
    sqlite3_exec(connection, "PRAGMA cell_size_check = 1", nil, nil, nil)
  }

  deinit { close() }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._")

  /// Returns true if all is well; about 0.3 s for 100 MB.
  ///
  /// - Throws: ``DataStoreError`` where there is no memory for it.
  func isGood(_ check: String = "quick_check") throws -> Bool {
    try PageCheck.isGood(connection, check)
  }

  func close() {
    sqlite3_close_v2(connection)
    connection = nil
  }
}

import Foundation
import GRDB
import Scheduling
import Synchronization

/// One live query on the store's queue: fetches anew inside each commit that touches its tables.
///
/// The token is taken in `databaseDidCommit`, which SQLite's queue calls before the write returns,
/// and given back after the new value was handed over: between a write and its value the program is
/// never idle.
final class QueryObserver<Value: Sendable & Equatable>: TransactionObserver, Sendable {
  private let name: String
  private let tables: Set<String>
  private let fetch: @Sendable (Database) throws -> Value
  private let onChange: @Sendable (Result<Value, any Error>) -> Void
  private let activity: Activity
  private let damage: DamageWatch
  private let state = Mutex(QueryState())
  private let last = Mutex<Value?>(nil)
  private let tryLater: @Sendable (QueryObserver) -> AppTimer
  private let retry = Mutex<AppTimer?>(nil)
  /// Held while the call back runs. Recursive, so that the call back may cancel.
  private let gate = NSRecursiveLock()

  /// - Parameter tryLater: calls ``refresh(_:)`` after a while.
  init(
    name: String, tables: Set<String>, activity: Activity, damage: DamageWatch,
    fetch: @escaping @Sendable (Database) throws -> Value,
    onChange: @escaping @Sendable (Result<Value, any Error>) -> Void,
    tryLater: @escaping @Sendable (QueryObserver) -> AppTimer
  ) {
    (self.name, self.tables, self.activity, self.damage) = (name, tables, activity, damage)
    (self.fetch, self.onChange, self.tryLater) = (fetch, onChange, tryLater)
  }

  func cancel() {
    gate.lock()
    defer { gate.unlock() }
    state.withLock { $0.isCancelled = true }
    last.withLock { $0 = nil }
    retry.withLock { $0 = nil }
  }

  /// Begins to observe, and hands over the first value.
  func start(_ db: Database) {
    guard !state.withLock({ $0.isCancelled }) else { return }
    db.add(transactionObserver: self, extent: .observerLifetime)
    refresh(db)
  }

  /// Fetches anew. What cannot be read is asked for again after a while: the screen would show what
  /// stood there before the last write.
  func refresh(_ db: Database) {
    guard !state.withLock({ $0.isCancelled }) else { return }
    let result = Result { try fetch(db) }.mapError { damage.translating($0) }
    let hasFailed = if case .failure = result { true } else { false }
    retry.withLock { $0 = hasFailed ? tryLater(self) : nil }
    guard isNews(result, hasFailed) else { return }
    gate.lock()
    defer { gate.unlock() }
    if !state.withLock({ $0.isCancelled }) { onChange(result) }
  }

  /// A value equal to the last one is no news, and neither is one failure after another.
  private func isNews(_ result: Result<Value, any Error>, _ hasFailed: Bool) -> Bool {
    let hadFailed = state.withLock { state in
      defer { state.hasFailed = hasFailed }
      return state.hasFailed
    }
    return last.withLock { last in
      guard case .success(let value) = result else {
        last = nil
        return !hadFailed
      }
      if last == value { return false }
      last = value
      return true
    }
  }

  // MARK: - TransactionObserver
  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    tables.contains(eventKind.tableName)
  }

  func databaseDidChange(with event: DatabaseEvent) {
    state.withLock { $0.isTouched = true }
    stopObservingDatabaseChangesUntilNextTransaction()
  }

  /// All of it at once, as when a backup has taken the place of the records.
  func databaseDidChange() { state.withLock { $0.isTouched = true } }

  func databaseDidCommit(_ db: Database) {
    let isTouched = state.withLock { state in
      defer { state.isTouched = false }
      return state.isTouched
    }
    guard isTouched else { return }
    let token = activity.begin(name)
    refresh(db)
    token.end()
  }

  func databaseDidRollback(_ db: Database) { state.withLock { $0.isTouched = false } }
}

/// The state of a live query whatever it asks for, so that each of them has it at hand in every
/// commit.
private struct QueryState {
  var isCancelled = false
  var isTouched = false
  /// The last time it was asked.
  var hasFailed = false
}

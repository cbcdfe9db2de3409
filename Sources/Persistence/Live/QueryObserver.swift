import Foundation
import GRDB
import Scheduling
import Synchronization

/// One live query on the store's queue: fetches anew inside each commit that touches its tables.
///
/// The token is taken inside the commit, before the write returns, and given back after the new value was
/// handed over: between a write and its value the program is never idle.
final class QueryObserver<Value: Sendable & Equatable>: LiveQuery {
  let reads: QuerySources
  private let name: String
  private let queries: LiveQueries
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

  /// - Parameters:
  ///   - queries: those of the store, of which it is one while it lives.
  ///   - tryLater: calls ``refresh(_:)`` after a while.
  init(
    name: String, reads: QuerySources, among queries: LiveQueries, activity: Activity,
    damage: DamageWatch,
    fetch: @escaping @Sendable (Database) throws -> Value,
    onChange: @escaping @Sendable (Result<Value, any Error>) -> Void,
    tryLater: @escaping @Sendable (QueryObserver) -> AppTimer
  ) {
    (self.name, self.reads, self.queries) = (name, reads, queries)
    (self.activity, self.damage) = (activity, damage)
    (self.fetch, self.onChange, self.tryLater) = (fetch, onChange, tryLater)
  }

  func cancel() {
    gate.lock()
    defer { gate.unlock() }
    state.withLock { $0.isCancelled = true }
    last.withLock { $0 = nil }
    retry.withLock { $0 = nil }
    queries.remove(self)
  }

  /// Begins to observe, and hands over the first value.
  func start(_ db: Database) {
    queries.add(self, db)
    // Whoever has cancelled it by now found nothing to remove.
    if state.withLock({ $0.isCancelled }) { return queries.remove(self) }
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

  func refreshAfterCommit(_ db: Database) {
    let token = activity.begin(name)
    refresh(db)
    token.end()
  }
}

/// The state of a live query whatever it asks for, so that each of them has it at hand in every
/// commit.
private struct QueryState {
  var isCancelled = false
  /// The last time it was asked.
  var hasFailed = false
}

/// The records that a query reads, or that a transaction has changed.
struct QuerySources {
  var tables: Set<String> = []
  /// The names of single settings.
  var settings: Set<String> = []

  /// True where a change of these is one of what `others` has.
  func touch(_ others: QuerySources) -> Bool {
    !tables.isDisjoint(with: others.tables) || !settings.isDisjoint(with: others.settings)
  }
}

/// A query that fetches anew after each commit that touches what it reads.
protocol LiveQuery: AnyObject, Sendable {
  var reads: QuerySources { get }

  /// Fetches inside a commit that has touched what it reads.
  func refreshAfterCommit(_ db: Database)
}

/// The live queries of a store, and the one observer that tells them of commits.
///
/// GRDB asks each observer before each statement, and forgets those that are gone only when a transaction
/// ends. With an observer a query, a program that only reads would become slower with each query that has
/// ended.
final class LiveQueries: TransactionObserver, Sendable {
  private struct State {
    var queries: [any LiveQuery] = []
    /// The tables that any query has ever asked for.
    var observed: Set<String> = []
    /// The tables that the transaction under way has touched.
    var touched: Set<String> = []
    /// The rows of settings that it has written.
    var settings: Set<Int64> = []
    var isAllTouched = false
  }

  private let state = Mutex(State())

  /// The number of queries that are alive.
  var count: Int { state.withLock { $0.queries.count } }

  func add(_ query: some LiveQuery, _ db: Database) {
    let isWider = state.withLock { state in
      state.queries.append(query)
      let tables = query.reads.tables.union(query.reads.settings.isEmpty ? [] : [Settings.table])
      defer { state.observed.formUnion(tables) }
      return !tables.isSubset(of: state.observed)
    }
    if !isWider { return }
    // A deletion that nobody observes is compiled so that SQLite tells nothing of it; GRDB has such
    // statements compiled anew for an observer that comes.
    db.remove(transactionObserver: self)
    db.add(transactionObserver: self, extent: .observerLifetime)
  }

  func remove(_ query: some LiveQuery) {
    state.withLock { state in state.queries.removeAll { $0 === query } }
  }

  // MARK: - TransactionObserver
  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    state.withLock { $0.observed.contains(eventKind.tableName) }
  }

  func databaseDidChange(with event: DatabaseEvent) {
    state.withLock { state in
      state.touched.insert(event.tableName)
      guard event.tableName == Settings.table else { return }
      switch event.kind {
      case .insert, .update: state.settings.insert(event.rowID)
      // The name of one that is gone can no longer be read.
      case .delete: state.isAllTouched = true
      }
    }
  }

  /// All of it at once, as when a backup has taken the place of the records.
  func databaseDidChange() { state.withLock { $0.isAllTouched = true } }

  func databaseDidCommit(_ db: Database) {
    let (all, touched, settings, isAllTouched) = state.withLock { state in
      defer { (state.touched, state.settings, state.isAllTouched) = ([], [], false) }
      return (state.queries, state.touched, state.settings, state.isAllTouched)
    }
    let names = settings.isEmpty ? [] : try? Settings.names(of: settings, in: db)
    let changes = QuerySources(tables: touched, settings: names ?? [])
    for query in all where isAllTouched || names == nil || changes.touch(query.reads) {
      query.refreshAfterCommit(db)
    }
  }

  func databaseDidRollback(_ db: Database) {
    state.withLock { ($0.touched, $0.settings, $0.isAllTouched) = ([], [], false) }
  }
}

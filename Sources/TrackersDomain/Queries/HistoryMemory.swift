import GRDB
import Synchronization

/// All histories as they were read last: after a change only those of the trackers that it touched are
/// read again.
///
/// Sees every change of this connection, also of one that is taken back; what another process has
/// changed since, and whatever takes the place of all records, has everything read anew.
final class HistoryMemory: TransactionObserver, Sendable {
  private struct State {
    var isWatching = false
    /// SQLite's counter of the changes of other connections.
    var version = 0
    /// Nil where nothing is known.
    var all: [Int64: DayHistory]?
    var touched: Set<Int64> = []
  }

  private let state = Mutex(State())

  /// By the ranks of their trackers. To be asked on the store's queue, with nothing under way that
  /// could be taken back.
  func histories(in db: Database) throws -> [Int64: DayHistory] {
    watch(db)
    let version = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    return try state.withLock { state in
      if state.version != version { (state.all, state.version) = (nil, version) }
      let all = try Self.refreshed(&state, in: db)
      (state.all, state.touched) = (all, [])
      return all
    }
  }

  private static func refreshed(
    _ state: inout State, in db: Database
  ) throws -> [Int64: DayHistory] {
    guard var all = state.all else { return try YearTable.histories(in: db) }
    // Two owners would have all of them copied for the change of one.
    state.all = nil
    for rank in state.touched {
      all[rank] = try YearTable.histories(of: rank, in: db)[rank]
    }
    return all
  }

  private func watch(_ db: Database) {
    let isNew = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    // Where nothing can be written there is nothing to see.
    if isNew, !db.configuration.readonly {
      db.add(transactionObserver: self, extent: .observerLifetime)
    }
  }

  private func forget() { state.withLock { $0.all = nil } }

  // MARK: - TransactionObserver

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    eventKind.tableName == TrackersSchema.years
  }

  func databaseDidChange(with event: DatabaseEvent) {
    let rank = YearTable.rank(ofRow: event.rowID)
    state.withLock { _ = $0.touched.insert(rank) }
  }

  func databaseDidChange() { forget() }

  func databaseDidCommit(_ db: Database) {}

  func databaseDidRollback(_ db: Database) { forget() }
}

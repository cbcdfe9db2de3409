import Foundation
import GRDB
import Persistence
import Synchronization

/// Puts the writes that wait at one moment into one transaction, so that all of them wait for the disk
/// once, which takes some ms to confirm.
///
/// A write is on the disk when it returns. One that fails does not affect the others.
final class CommitGroup: Sendable {
  private let records: DataStore
  private let waiting = Mutex<[any GroupedWrite]>([])

  /// The number of writes that wait.
  var count: Int { waiting.withLock { $0.count } }

  init(_ records: DataStore) { self.records = records }

  func write<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let mine = OneWrite(body)
    waiting.withLock { $0.append(mine) }
    do {
      // The first one performs them all; the others find nothing left to do.
      try await records.write(name) { [self] db in try performAll(db) }
    } catch {
      waiting.withLock { $0.removeAll { $0 === mine } }
      throw error
    }
    return try mine.value()
  }

  private func performAll(_ db: Database) throws {
    let writes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    guard !writes.isEmpty else { return }
    db.afterNextTransaction { _ in for write in writes { write.confirm() } }
    for write in writes { try write.perform(db) }
  }
}

/// A write that waits, of any result.
private protocol GroupedWrite: AnyObject, Sendable {
  /// - Throws: if the whole transaction is lost.
  func perform(_ db: Database) throws
  func confirm()
}

private final class OneWrite<Value: Sendable>: GroupedWrite {
  private struct State {
    var result: Result<Value, any Error>?
    var isOnDisk = false
  }

  private let body: @Sendable (Database) throws -> Value
  private let state = Mutex(State())

  init(_ body: @escaping @Sendable (Database) throws -> Value) { self.body = body }

  func perform(_ db: Database) throws {
    let result = Result {
      var value: Value?
      try db.inSavepoint {
        value = try body(db)
        return .commit
      }
      guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
      return value
    }
    state.withLock { $0.result = result }
    // A full disk ends the transaction, and not only the savepoint.
    if !db.isInsideTransaction { _ = try result.get() }
  }

  func confirm() { state.withLock { $0.isOnDisk = true } }

  /// - Throws: the error of the body, or `SQLITE_ABORT` if the transaction was lost.
  func value() throws -> Value {
    let state = state.withLock { $0 }
    guard state.isOnDisk, let result = state.result
    else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return try result.get()
  }
}

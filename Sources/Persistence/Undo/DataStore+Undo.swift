import Foundation
import GRDB
import Scheduling

/// Undo and redo of records: one mechanism for every table that a schema names in
/// ``StoreSchema/undoTables``, kept in the file, so that it outlives the process.
extension DataStore {
  /// Runs `updates` as one act that can be taken back, in one transaction.
  ///
  /// What was undone before can then no longer be redone. Where no tracked row has changed there is
  /// no act, and redo stays.
  public func record<Value: Sendable>(
    _ act: Act, _ updates: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await write(act.kind) { [undoLog, clock] db in
      try undoLog.record(act, at: clock.now, in: db, updates)
    }
  }

  /// Runs `updates` in one transaction that may hold several acts, each of which can be taken back by
  /// itself.
  public func recordSeveral<Value: Sendable>(
    _ name: String, _ updates: @escaping @Sendable (Database, ActRecorder) throws -> Value
  ) async throws -> Value {
    try await write(name) { [undoLog, clock, damage] db in
      try updates(db, ActRecorder(log: undoLog, date: clock.now, damage: damage))
    }
  }

  /// Makes what the first act needs, behind everything that was asked for before: some milliseconds,
  /// which that act would take longer.
  ///
  /// Nobody waits for it and nothing shows it, so it holds no token of ``activity``. Where it fails, the
  /// first act tries again, and tells why.
  public func prepareForActs() {
    if activity.isOnOneThread { return }
    inLine { [undoLog] db in
      try? db.inTransaction(.deferred) {
        try undoLog.prepare(in: db)
        return .commit
      }
    }
  }

  /// Takes the newest act back.
  ///
  /// - Returns: the act, or nil where there is none.
  /// - Throws: ``UndoError/unusable(_:)`` where the log does not fit the records, which are then as
  ///   they were; the next call goes on with the act before.
  public func undo() async throws -> Act? { try await move(from: .undo) }
  /// Does again what was undone last; as ``undo()``.
  public func redo() async throws -> Act? { try await move(from: .redo) }

  private func move(from stack: UndoLog.Stack) async throws -> Act? {
    let token = activity.begin("store.\(stack.rawValue)")
    defer { token.end() }
    do {
      return try await write("store.\(stack.rawValue)") { [undoLog] db in
        try undoLog.move(from: stack, in: db)
      }
    } catch let error where Self.isMismatch(error) {
      let act = try await write("store.\(stack.rawValue)") { [undoLog] db in
        try undoLog.drop(stack, in: db)
      }
      throw act.map { UndoError.unusable($0) } ?? error
    }
  }

  private static func isMismatch(_ error: any Error) -> Bool {
    if case .constraint = error as? DataStoreError { return true }
    return error is LogMismatch
  }

  /// The acts that undo and redo would take back or repeat now.
  public func undoState() async throws -> UndoState {
    try await read("store.undo") { [undoLog] db in try undoLog.state(in: db) }
  }

  /// The same, live.
  public func observeUndo(
    _ onChange: @escaping @Sendable (Result<UndoState, any Error>) -> Void
  ) -> Observation {
    observe(
      "store.undo", tables: ["undo_act"],
      fetch: { [undoLog] db in
        try undoLog.state(in: db)
      }, onChange: onChange)
  }
}

/// Records acts inside a transaction.
public struct ActRecorder {
  fileprivate let log: UndoLog
  fileprivate let date: Date
  fileprivate let damage: DamageWatch

  /// As ``DataStore/record(_:_:)``. Where `updates` throws, the caller has to roll back.
  public func record<Value>(
    _ act: Act, in db: Database, _ updates: (Database) throws -> Value
  ) throws -> Value {
    try log.record(act, at: date, in: db, updates)
  }

  /// Runs `updates` so that a failure takes back only what they have changed. The failure is in the
  /// terms of ``DataStoreError``, as those of the whole transaction are.
  ///
  /// - Throws: where the failure has ended the transaction, as a full disk does.
  public func attempt<Value>(
    in db: Database, _ updates: () throws -> Value
  ) throws -> Result<Value, any Error> {
    let result = Result {
      var values: [Value] = []
      try db.inSavepoint {
        values.append(try updates())
        return .commit
      }
      return values[0]
    }
    if !db.isInsideTransaction { _ = try result.get() }
    return result.mapError { damage.translating($0) }
  }
}

extension DataStore {
  /// Every text that the undo log has for a column: what undo or redo could still bring back, and so
  /// what a file beside the records may not be removed for.
  ///
  /// To be called inside a read or a write of the store; reads the whole log, some ms.
  public static func loggedTexts(
    table: String, column: String, in db: Database
  ) throws -> Set<String> {
    let path = "$.\"\(column)\""
    let texts = try String?.fetchSet(
      db,
      sql: """
        SELECT DISTINCT CASE WHEN json_valid(row) THEN json_extract(row, ?) END FROM undo_change
        WHERE tableName = ?
        """, arguments: [path, table])
    return Set(texts.compactMap { $0 })
  }

  /// Forgets the acts that have one of these texts in a column: they cannot be taken back without what the
  /// texts name. In each stack those below go too, which are reached only through them.
  ///
  /// To be called inside a write of the store; reads the whole log, some ms.
  ///
  /// - Returns: the number of acts that went.
  public static func forgetActs(
    needing texts: Set<String>, table: String, column: String, in db: Database
  ) throws -> Int {
    let wanted = String(decoding: try JSONEncoder().encode(texts.sorted()), as: UTF8.self)
    var forgotten = 0
    for stack in [UndoLog.Stack.undo, .redo] {
      let last = try Int64.fetchOne(
        db,
        sql: """
          SELECT MAX(undo_act.id) FROM undo_act JOIN undo_change ON undo_change.act = undo_act.id
          WHERE stack = ? AND tableName = ?
            AND CASE WHEN json_valid(row) THEN json_extract(row, ?) END
              IN (SELECT value FROM json_each(?))
          """, arguments: [stack.rawValue, table, "$.\"\(column)\"", wanted])
      guard let last else { continue }
      try db.run("DELETE FROM undo_act WHERE stack = ? AND id <= ?", [stack.rawValue, last])
      forgotten += db.changesCount
    }
    return forgotten
  }
}

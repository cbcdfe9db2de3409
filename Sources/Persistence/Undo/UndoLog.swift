import Core
import Foundation
import GRDB

/// An act of a person, in terms that a screen can put into words: "deleted Barsik".
public struct Act: Sendable, Equatable {
  /// Names the act, like `pets.delete`; a catalogue has the words for it.
  public let kind: String
  /// The thing that it was done to, as the person knows it; may be empty.
  public let subject: String

  public init(kind: String, subject: String = "") { (self.kind, self.subject) = (kind, subject) }
}

/// The acts of the next undo and the next redo; nil where there is nothing.
public struct UndoState: Sendable, Equatable {
  public let undo: Act?
  public let redo: Act?

  public var canUndo: Bool { undo != nil }

  public init(undo: Act? = nil, redo: Act? = nil) { (self.undo, self.redo) = (undo, redo) }
}

/// A reason for which a logged act could not be undone or redone. The act is dropped from the log, so that it does not
/// stand in the way of those before it; the records are as they were.
public enum UndoError: WordedError, Equatable {
  /// The log does not fit the records: they were changed behind its back, or the log was.
  case unusable(Act)

  public func words(_ language: Language) -> String {
    language.say(
      en: "the records have changed since, and this step is not known any more",
      ru: "записи с тех пор изменились, этот шаг больше не известен")
  }
}

/// The acts that can be taken back and done again, kept in the file with the records.
///
/// Temporary triggers log every row that changes while an act is recorded, those of cascades with
/// it. They are made a moment after the first frame, or with the first act where that comes before.
/// Undoing takes the rows back in reverse, while the same triggers log an act for the other stack:
/// undo and redo are one code. All functions run inside the caller's transaction.
struct UndoLog: Sendable {
  enum Stack: String {
    case undo, redo

    var other: Stack { self == .undo ? .redo : .undo }
  }

  /// The number of acts that can be taken back; older ones are forgotten.
  static let kept = 1_000

  private let tables: [String: TrackedTable]

  /// - Throws: ``DataStoreError/engine(code:message:)`` where a tracked table is missing or has no
  ///   primary key: a fault of the program.
  init(tracking names: [String], in db: Database) throws {
    var tables: [String: TrackedTable] = [:]
    for name in names {
      guard let table = try TrackedTable(name, in: db) else {
        let message = "table \(name) cannot be tracked"
        throw DatabaseError(resultCode: .SQLITE_MISUSE, message: message)
      }
      tables[name] = table
    }
    self.tables = tables
  }

  /// Forgets all acts where a row of the log breaks a rule of its table: no act can be trusted then,
  /// and the records do not need them.
  ///
  /// - Parameter isLarge: whether the changes are left unread, as every start would read them all; an
  ///   act with an unsound one is dropped when it is taken back.
  static func emptyIfUnsound(isLarge: Bool, in db: Database) throws {
    let tables = isLarge ? ["undo_act"] : ["undo_act", "undo_change"]
    let isUnsound = try tables.contains { table in
      try String.fetchAll(db, sql: "PRAGMA quick_check(\(table))").contains(
        where: PageCheck.isOfRow)
    }
    if isUnsound { try db.execute(sql: "DELETE FROM undo_change; DELETE FROM undo_act") }
  }

  // MARK: - Recording
  func record<Value>(
    _ act: Act, at date: Date, in db: Database, _ updates: (Database) throws -> Value
  ) throws -> Value {
    let id = try insert(act, into: .undo, at: date.milliseconds, in: db)
    let value = try logging(as: id, in: db) { try updates(db) }
    guard try hasChanges(id, in: db) else {
      try remove(id, in: db)
      return value
    }
    try db.run("DELETE FROM undo_act WHERE stack = 'redo'")
    try forgetOldest(in: db)
    return value
  }

  private func forgetOldest(in db: Database) throws {
    try db.run(
      """
      DELETE FROM undo_act WHERE id IN (
        SELECT id FROM undo_act WHERE stack = 'undo' ORDER BY id DESC LIMIT -1 OFFSET ?)
      """, [Self.kept])
  }

  private func hasChanges(_ act: Int64, in db: Database) throws -> Bool {
    try db.firstRow("SELECT 1 FROM undo_change WHERE act = ? LIMIT 1", [act]) != nil
  }

  // MARK: - Undo and redo
  /// Takes back the newest act of the stack and puts its opposite on the other.
  ///
  /// - Throws: ``LogMismatch`` or, some only with the commit, a constraint's error; the caller then
  ///   rolls back and calls ``drop(_:in:)``.
  func move(from stack: Stack, in db: Database) throws -> Act? {
    guard let (id, act, at) = try top(of: stack, in: db) else { return nil }
    let opposite = try insert(act, into: stack.other, at: at, in: db)
    // Rows of one statement come back one by one, and may point to each other. SQLite then compiles
    // its statements anew, about 1 ms.
    try db.run("PRAGMA defer_foreign_keys = ON")
    try logging(as: opposite, in: db) { try revert(id, in: db) }
    try remove(id, in: db)
    return act
  }

  private func revert(_ act: Int64, in db: Database) throws {
    let rows = try db.rows(
      "SELECT tableName, op, key, row FROM undo_change WHERE act = ? ORDER BY seq DESC", [act])
    for row in rows {
      guard let change = LoggedChange(row), let table = tables[change.table]
      else { throw LogMismatch() }
      try table.revert(change, in: db)
    }
  }

  /// Forgets the newest act of the stack, and returns it.
  func drop(_ stack: Stack, in db: Database) throws -> Act? {
    guard let (id, act, _) = try top(of: stack, in: db) else { return nil }
    try remove(id, in: db)
    return act
  }

  func state(in db: Database) throws -> UndoState {
    UndoState(undo: try top(of: .undo, in: db)?.act, redo: try top(of: .redo, in: db)?.act)
  }

  // MARK: - Acts
  private func top(of stack: Stack, in db: Database) throws -> (id: Int64, act: Act, at: Int64)? {
    let row = try db.firstRow(
      """
      SELECT id, kind, subject, at FROM undo_act WHERE stack = ? ORDER BY id DESC LIMIT 1
      """, [stack.rawValue])
    guard let row, let id = Int64.fromDatabaseValue(row["id"]) else { return nil }
    let act = Act(
      kind: String.fromDatabaseValue(row["kind"]) ?? "",
      subject: String.fromDatabaseValue(row["subject"]) ?? "")
    return (id, act, Int64.fromDatabaseValue(row["at"]) ?? 0)
  }

  private func insert(_ act: Act, into stack: Stack, at: Int64, in db: Database) throws -> Int64 {
    try db.run(
      "INSERT INTO undo_act (stack, kind, subject, at) VALUES (?, ?, ?, ?)",
      [stack.rawValue, act.kind, act.subject, at])
    return db.lastInsertedRowID
  }

  private func remove(_ act: Int64, in db: Database) throws {
    try db.run("DELETE FROM undo_act WHERE id = ?", [act])
  }

  private func logging<Value>(
    as act: Int64, in db: Database, _ updates: () throws -> Value
  ) throws -> Value {
    try prepare(in: db)
    try db.run("INSERT INTO temp.undo_session (act) VALUES (?)", [act])
    let value = try updates()
    try db.run("DELETE FROM temp.undo_session")
    return value
  }

  /// Makes the triggers where the connection has none: some milliseconds, once.
  ///
  /// The connection is asked, as a transaction that is rolled back takes the triggers with it.
  func prepare(in db: Database) throws {
    let found = try db.firstRow("SELECT 1 FROM temp.sqlite_master WHERE name = 'undo_session'")
    if found != nil { return }
    try db.execute(sql: "CREATE TEMP TABLE undo_session (act INTEGER NOT NULL)")
    for table in tables.values { try table.track(in: db) }
  }
}

extension Date {
  /// Since 1970, rounded down: how the store keeps a moment.
  public var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded(.down)
    return Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }

  public init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

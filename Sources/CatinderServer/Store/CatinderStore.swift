import CatinderDomain
import Foundation
import GRDB
import Persistence
import Scheduling

/// The records of the server. What a call has returned is on the disk.
struct CatinderStore: Sendable {
  private let records: DataStore
  private let commits: CommitGroup
  let clock: any AppClock

  init(records: DataStore, clock: any AppClock) {
    self.records = records
    commits = CommitGroup(records)
    self.clock = clock
  }

  var now: Int64 { Self.milliseconds(clock.now) }

  static func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1000).rounded())
  }

  static func date(_ milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value { try await records.read("catinder.server", body) }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value { try await commits.write("catinder.server", body) }
}

extension Database {
  func run(_ sql: String, _ arguments: StatementArguments = []) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  func firstRow(_ sql: String, _ arguments: StatementArguments = []) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }

  func number(_ sql: String, _ arguments: StatementArguments = []) throws -> Int64? {
    try Int64.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}

extension CatinderStore {
  /// Returns the account of a name, with the hash of its password.
  func account(user: String) async throws -> (account: Account, hash: PasswordHash)? {
    let key = AccountName.key(user)
    return try await read { db in
      let sql = "SELECT id, uid, salt, key, rounds FROM account WHERE user = ?"
      guard let row = try db.firstRow(sql, [key]), let account = Self.account(row),
        let salt = Data.fromDatabaseValue(row["salt"]),
        let hash = Data.fromDatabaseValue(row["key"]),
        let rounds = Int.fromDatabaseValue(row["rounds"])
      else { return nil }
      return (account, PasswordHash(salt: salt, key: hash, rounds: rounds))
    }
  }

  /// - Throws: ``Refusal/nameTaken``.
  func register(
    user: String, _ hash: PasswordHash, _ draft: ProfileDraft, uid: ProfileID
  ) async throws -> Account {
    let key = AccountName.key(user)
    return try await write { db in
      if try db.number("SELECT id FROM account WHERE user = ?", [key]) != nil {
        throw Refusal.nameTaken
      }
      try db.run(
        """
        INSERT INTO account
        (uid, user, salt, key, rounds, name, age, shortDescription, extendedDescription)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          uid.text, key, hash.salt, hash.key, hash.rounds, draft.name, draft.age,
          draft.shortDescription, draft.extendedDescription,
        ])
      return Account(id: db.lastInsertedRowID, uid: uid)
    }
  }

  static func account(_ row: Row) -> Account? {
    guard let id = Int64.fromDatabaseValue(row["id"]),
      let uid = String.fromDatabaseValue(row["uid"]).flatMap(ProfileID.init)
    else { return nil }
    return Account(id: id, uid: uid)
  }

  func account(_ uid: ProfileID) async throws -> Account {
    try await read { db in try Self.account(uid, in: db) }
  }

  /// - Throws: ``Refusal/notFound``.
  static func account(_ uid: ProfileID, in db: Database) throws -> Account {
    let sql = "SELECT id, uid FROM account WHERE uid = ?"
    guard let account = try db.firstRow(sql, [uid.text.lowercased()]).flatMap(account)
    else { throw Refusal.notFound }
    return account
  }

  // MARK: Sessions
  /// Begins a session; the ten newest of an account are kept.
  func logIn(_ account: Account) async throws -> SessionToken {
    let token = try SessionToken()
    let hash = try SessionToken.hash(of: token.text)
    let (now, until) = (now, now + Int64(SessionToken.lifetime * 1000))
    try await write { db in
      try db.run("DELETE FROM session WHERE until <= ?", [now])
      try db.run(
        "INSERT INTO session (hash, account, until) VALUES (?, ?, ?)", [hash, account.id, until])
      try db.run(
        """
        DELETE FROM session WHERE account = ? AND rowid NOT IN (
          SELECT rowid FROM session WHERE account = ? ORDER BY until DESC, rowid DESC LIMIT 10)
        """, [account.id, account.id])
    }
    return token
  }

  func account(token: String) async throws -> Account? {
    let hash = try SessionToken.hash(of: token)
    let now = now
    return try await read { db in
      let sql = """
        SELECT account.id, account.uid FROM session JOIN account ON account.id = session.account
        WHERE session.hash = ? AND session.until > ?
        """
      return try db.firstRow(sql, [hash, now]).flatMap(Self.account)
    }
  }

  func logOut(token: String) async throws {
    let hash = try SessionToken.hash(of: token)
    try await write { db in try db.run("DELETE FROM session WHERE hash = ?", [hash]) }
  }
}

/// An account of the server.
struct Account: Sendable, Equatable {
  let id: Int64
  let uid: ProfileID
}

/// The proof of a session: 256 random bits, of which only a hash is stored.
struct SessionToken: Sendable {
  /// Seconds.
  static let lifetime: TimeInterval = 30 * 86_400

  let text: String

  init() throws { text = try Secrets.random(32).hexadecimal }

  /// Returns the hash; 256 random bits need no salt.
  static func hash(of text: String) throws -> Data { try SHA256.digest(Data(text.utf8)) }
}

import CatinderDomain
import Cryptography
import Foundation
import GRDB

extension CatinderStore {
  /// Who has this name, and the hash of the password.
  func account(user: String) async throws -> (account: Account, hash: PasswordHash)? {
    let key = Self.key(user)
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
    let key = Self.key(user)
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
          draft.shortDescription,
          draft.extendedDescription,
        ])
      return Account(id: db.lastInsertedRowID, uid: uid)
    }
  }

  /// Names differ in more than their case.
  private static func key(_ user: String) -> String {
    TextLimit.user.cleaned(user).precomposedStringWithCompatibilityMapping.lowercased()
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
    guard let account = try db.firstRow(sql, [uid.text.lowercased()]).flatMap(account) else {
      throw Refusal.notFound
    }
    return account
  }

  // MARK: Sessions

  /// Of an account at most ten sessions are kept, the newest.
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

/// Who asks.
struct Account: Sendable, Equatable {
  let id: Int64
  let uid: ProfileID
}

/// What proves a session: 256 bits by chance, of which only a hash is kept.
struct SessionToken: Sendable {
  /// How long it holds.
  static let lifetime: TimeInterval = 30 * 86_400

  let text: String

  init() throws {
    text = try Secrets.random(32).hexadecimal
  }

  /// A chance of 256 bits needs no salt.
  static func hash(of text: String) throws -> Data {
    try SHA256.digest(Data(text.utf8))
  }
}

import CatinderDomain
import Foundation
import Persistence
import Scheduling

/// The calls of the domain on the records of the server. What a call has returned is on the disk.
///
/// A new call is one more method here, in SQL that all engines understand. A table or a column that it
/// needs is a migration in `CatinderTables` and one in `PostgresTables`.
struct CatinderStore: Sendable {
  let records: any CatinderRecords
  let clock: any AppClock

  var now: Int64 { Self.milliseconds(clock.now) }

  static func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1000).rounded())
  }

  static func date(_ milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

// `user` and `key` are quoted or qualified where a word of SQL has that name.
extension CatinderStore {
  /// Returns the account of a name, with the hash of its password.
  func account(user: String) async throws -> (account: Account, hash: PasswordHash)? {
    let key = AccountName.key(user)
    return try await records.read { transaction in
      let sql = #"SELECT id, uid, salt, key, rounds FROM account WHERE "user" = ?"#
      guard let row = try transaction.firstRow(sql, [key]), let account = Account(row),
        let salt = row.data(2), let hash = row.data(3), let rounds = row.number(4)
      else { return nil }
      return (account, PasswordHash(salt: salt, key: hash, rounds: Int(rounds)))
    }
  }

  /// - Throws: ``Refusal/nameTaken``.
  func register(
    user: String, _ hash: PasswordHash, _ draft: ProfileDraft, uid: ProfileID
  ) async throws -> Account {
    let key = AccountName.key(user)
    return try await records.write { transaction in
      if try transaction.number(#"SELECT id FROM account WHERE "user" = ?"#, [key]) != nil {
        throw Refusal.nameTaken
      }
      let id = try transaction.number(
        """
        INSERT INTO account
        (uid, "user", salt, key, rounds, name, age, shortDescription, extendedDescription)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        [
          uid.text, key, hash.salt, hash.key, hash.rounds, draft.name, draft.age,
          draft.shortDescription, draft.extendedDescription,
        ])
      guard let id else { throw Refusal.failed }
      return Account(id: id, uid: uid)
    }
  }

  func account(_ uid: ProfileID) async throws -> Account {
    try await records.read { transaction in try Self.account(uid, transaction) }
  }

  /// - Throws: ``Refusal/notFound``.
  static func account(_ uid: ProfileID, _ transaction: any Transaction) throws -> Account {
    let sql = "SELECT id, uid FROM account WHERE uid = ?"
    guard let row = try transaction.firstRow(sql, [uid.text.lowercased()]), let found = Account(row)
    else { throw Refusal.notFound }
    return found
  }

  // MARK: Demo cats
  /// Adds the demo cats that are missing.
  func addDemoCats() async throws {
    try await records.write { transaction in
      for (number, cat) in DemoCat.all.enumerated() {
        try transaction.run(
          """
          INSERT INTO account (uid, demo, name, age, shortDescription, extendedDescription)
          VALUES (?, ?, ?, ?, '', '') ON CONFLICT DO NOTHING
          """, [DemoCats.uid(number).text, number, cat.english.name, cat.age])
      }
    }
  }

  func isDemo(_ account: Account) async throws -> Bool {
    try await records.read { transaction in
      let sql = "SELECT 1 FROM account WHERE id = ? AND demo IS NOT NULL"
      return try transaction.number(sql, [account.id]) != nil
    }
  }

  /// Adds accounts without a log-in, for measurements.
  func addSamples(_ count: Int) async throws {
    try await records.write { transaction in
      for number in 0..<count {
        try transaction.run(
          """
          INSERT INTO account (uid, name, age, shortDescription, extendedDescription)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            ProfileID(UUID()).text, "Cat \(number)", number % 20, "The cat with number \(number).",
            String(repeating: "Likes to be counted. ", count: 8),
          ])
      }
    }
  }

  // MARK: Sessions
  /// Begins a session; the ten newest of an account are kept.
  func logIn(_ account: Account) async throws -> SessionToken {
    let token = try SessionToken()
    let hash = try SessionToken.hash(of: token.text)
    let (now, until) = (now, now + Int64(SessionToken.lifetime * 1000))
    try await records.write { transaction in
      try transaction.run("DELETE FROM session WHERE until <= ?", [now])
      try transaction.run(
        "INSERT INTO session (hash, account, until) VALUES (?, ?, ?)", [hash, account.id, until])
      try transaction.run(
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
    return try await records.read { transaction in
      let sql = """
        SELECT account.id, account.uid FROM session JOIN account ON account.id = session.account
        WHERE session.hash = ? AND session.until > ?
        """
      return try transaction.firstRow(sql, [hash, now]).flatMap(Account.init)
    }
  }

  /// Ends a session, and the streams of its account.
  func logOut(_ account: Account, token: String) async throws {
    let hash = try SessionToken.hash(of: token)
    try await records.write { transaction in
      try transaction.run("DELETE FROM session WHERE hash = ?", [hash])
      try transaction.tell(News(accounts: [account.id], name: nil))
    }
  }
}

/// An account of the server.
struct Account: Sendable, Equatable {
  let id: Int64
  let uid: ProfileID

  init(id: Int64, uid: ProfileID) { (self.id, self.uid) = (id, uid) }

  /// Reads a row that begins with both.
  init?(_ row: RecordRow) {
    guard let id = row.number(0), let uid = row.text(1).flatMap(ProfileID.init) else { return nil }
    self.init(id: id, uid: uid)
  }
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

import CatinderDomain
import Foundation
import GRDB
import Scheduling

extension CatinderStore {
  func profile(_ account: Account, _ reading: ProfileReading) async throws -> Profile {
    try await read { db in try reading.profile(id: account.id, db) }
  }

  func update(_ account: Account, _ draft: ProfileDraft) async throws {
    try await write { db in
      try db.run(
        """
        UPDATE account SET name = ?, age = ?, shortDescription = ?, extendedDescription = ?
        WHERE id = ?
        """,
        [
          draft.name, draft.age, draft.shortDescription, draft.extendedDescription, account.id,
        ])
    }
  }

  /// Returns the profiles that were not decided: first those with a super like, then those with a
  /// boost, then by the age of the account.
  func deck(of account: Account, _ reading: ProfileReading) async throws -> [Profile] {
    let (now, limit) = (now, CatinderLimits.deck)
    return try await read { db in
      var seen: Set<Int64> = []
      var rows: [Row] = []
      for (condition, argument) in Self.turns(account, now) where rows.count < limit {
        let found = try db.rows(
          """
          SELECT \(ProfileReading.columns) FROM account WHERE \(condition) AND id <> ?
          AND NOT EXISTS (SELECT 1 FROM decision WHERE actor = ? AND target = account.id)
          ORDER BY id LIMIT ?
          """, [argument, account.id, account.id, limit])
        rows += found.filter { row in
          Int64.fromDatabaseValue(row["id"]).map { seen.insert($0).inserted } ?? false
        }
      }
      return try reading.profiles(Array(rows.prefix(limit)), db)
    }
  }

  private static func turns(_ account: Account, _ now: Int64) -> [(String, Int64)] {
    let admirers = "id IN (SELECT actor FROM decision WHERE target = ? AND kind = 'superlike')"
    return [(admirers, account.id), ("boostUntil > 0 AND boostUntil > ?", now), ("id > ?", 0)]
  }

  /// Starts a boost; returns its end. A running one is not extended.
  func boost(_ account: Account) async throws -> Int64 {
    let now = now
    let until = now + Int64(MatchOdds.boostDuration.seconds * 1000)
    return try await write { db in
      try db.run(
        "UPDATE account SET boostUntil = ? WHERE id = ? AND boostUntil <= ?",
        [until, account.id, now])
      let sql = "SELECT boostUntil FROM account WHERE id = ?"
      return try db.number(sql, [account.id]) ?? now
    }
  }

  // MARK: Pictures
  func photos(of account: Account) async throws -> [String] {
    try await read { db in try Self.photos(of: account, db) }
  }

  private static func photos(of account: Account, _ db: Database) throws -> [String] {
    let sql = "SELECT name FROM photo WHERE account = ? ORDER BY position"
    return try String.fetchAll(db, sql: sql, arguments: [account.id])
  }

  /// - Throws: ``Refusal/noSlot``.
  func addPhoto(_ name: String, to account: Account) async throws {
    try await write { db in
      let count = try Self.photos(of: account, db).count
      guard count < CatinderLimits.photos else { throw Refusal.noSlot }
      try db.run(
        "INSERT INTO photo (name, account, position) VALUES (?, ?, ?)",
        [name, account.id, count])
    }
  }

  /// Deletes one's own picture.
  func deletePhoto(_ name: String, of account: Account) async throws {
    try await write { db in
      var names = try Self.photos(of: account, db)
      guard let index = names.firstIndex(of: name) else { throw Refusal.notFound }
      names.remove(at: index)
      try db.run("DELETE FROM photo WHERE name = ?", [name])
      try Self.order(names, db)
    }
  }

  /// - Throws: ``Refusal/otherPictures`` if the names are not those of all pictures.
  func orderPhotos(_ names: [String], of account: Account) async throws {
    try await write { db in
      guard try Self.photos(of: account, db).sorted() == names.sorted()
      else { throw Refusal.otherPictures }
      try Self.order(names, db)
    }
  }

  private static func order(_ names: [String], _ db: Database) throws {
    for (position, name) in names.enumerated() {
      try db.run("UPDATE photo SET position = ? WHERE name = ?", [position, name])
    }
  }

  func hasPhoto(_ name: String) async throws -> Bool {
    try await read { db in try db.number("SELECT 1 FROM photo WHERE name = ?", [name]) != nil }
  }

  // MARK: Decisions
  /// Stores a decision as the last one, in place of an older one about the same cat.
  static func keep(
    _ decision: Decision, by me: Account, on partner: Account, _ db: Database
  ) throws {
    try db.run(
      """
      INSERT OR REPLACE INTO decision (actor, target, kind, turn) VALUES
      (?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM decision WHERE actor = ?))
      """, [me.id, partner.id, decision.rawValue, me.id])
  }

  /// Returns the decisions that can be taken back, the newest first: a match with messages stays.
  func decisions(of me: Account, _ reading: ProfileReading) async throws -> [PastDecision] {
    try await read { db in
      let rows = try db.rows(
        """
        SELECT \(ProfileReading.columns), decision.kind FROM decision
        JOIN account ON account.id = decision.target
        WHERE decision.actor = ? AND NOT EXISTS (
          SELECT 1 FROM pair JOIN message ON message.pair = pair.id
          WHERE pair.one = min(actor, target) AND pair.other = max(actor, target))
        ORDER BY decision.turn DESC LIMIT ?
        """, [me.id, CatinderLimits.deck])
      let profiles = try reading.profiles(rows, db)
      return zip(profiles, rows).compactMap { profile, row in
        String.fromDatabaseValue(row["kind"]).flatMap(Decision.init).map {
          PastDecision(profile, $0)
        }
      }
    }
  }
}

/// The conversion of account rows to profiles in the language of the reader.
struct ProfileReading: Sendable {
  let inRussian: Bool

  static let columns = """
    account.id, account.uid, account.name, account.age, account.shortDescription,
    account.extendedDescription, account.demo
    """

  func profile(id: Int64, _ db: Database) throws -> Profile {
    let sql = "SELECT \(Self.columns) FROM account WHERE id = ?"
    guard let profile = try profiles(try db.rows(sql, [id]), db).first
    else { throw Refusal.notFound }
    return profile
  }

  /// Returns the profiles in the order of the rows.
  func profiles(_ rows: [Row], _ db: Database) throws -> [Profile] {
    let photos = try photos(of: rows.compactMap { Int64.fromDatabaseValue($0["id"]) }, db)
    return rows.compactMap { row in
      guard let id = Int64.fromDatabaseValue(row["id"]), let account = CatinderStore.account(row)
      else { return nil }
      if let number = Int.fromDatabaseValue(row["demo"]),
        let cat = DemoCat.all.dropFirst(number).first
      {
        return cat.profile(account.uid, number: number, inRussian: inRussian)
      }
      return Profile(
        uid: account.uid, name: String.fromDatabaseValue(row["name"]) ?? "",
        age: Int.fromDatabaseValue(row["age"]), photosNames: photos[id] ?? [],
        shortDescription: String.fromDatabaseValue(row["shortDescription"]) ?? "",
        extendedDescription: String.fromDatabaseValue(row["extendedDescription"]) ?? "")
    }
  }

  private func photos(of accounts: [Int64], _ db: Database) throws -> [Int64: [String]] {
    guard !accounts.isEmpty else { return [:] }
    let list = accounts.map(String.init).joined(separator: ",")
    let sql = "SELECT account, name FROM photo WHERE account IN (\(list)) ORDER BY position"
    return try Row.fetchAll(db, sql: sql).reduce(into: [:]) { photos, row in
      guard let account = Int64.fromDatabaseValue(row["account"]),
        let name = String.fromDatabaseValue(row["name"])
      else { return }
      photos[account, default: []].append(name)
    }
  }
}

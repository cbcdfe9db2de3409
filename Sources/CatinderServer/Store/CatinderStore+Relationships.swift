import CatinderDomain
import Foundation
import GRDB

extension CatinderStore {
  /// What a decision came to.
  struct Verdict: Sendable, Equatable {
    let partner: Account
    let isMutual: Bool
    /// It is a match that was none before.
    let isNew: Bool
  }

  /// Keeps a decision, in place of an older one about the same cat.
  ///
  /// People match when both have said so; cats of a demonstration by chance.
  /// - Parameter draw: whether a cat of a demonstration likes one back.
  func decide(
    _ decision: Decision, by me: Account, on uid: ProfileID,
    draw: @escaping @Sendable (_ isBoosted: Bool) -> Bool
  ) async throws -> Verdict {
    let now = now
    return try await write { db in
      let partner = try Self.account(uid, in: db)
      guard partner.id != me.id else { throw Refusal.notFound }
      try Self.keep(decision, by: me, on: partner, db)
      if decision == .dislike { return Verdict(partner: partner, isMutual: false, isNew: false) }
      if try Self.pair(me, partner, db) != nil {
        return Verdict(partner: partner, isMutual: true, isNew: false)
      }
      let isMutual = try Self.isLiked(me, by: partner, db, now, draw)
      if isMutual {
        let ids = [me.id, partner.id].sorted()
        try db.run("INSERT INTO pair (one, other, at) VALUES (?, ?, ?)", [ids[0], ids[1], now])
      }
      return Verdict(partner: partner, isMutual: isMutual, isNew: isMutual)
    }
  }

  private static func isLiked(
    _ me: Account, by partner: Account, _ db: Database, _ now: Int64,
    _ draw: (_ isBoosted: Bool) -> Bool
  ) throws -> Bool {
    let demo = "SELECT demo FROM account WHERE id = ? AND demo IS NOT NULL"
    if try db.number(demo, [partner.id]) != nil {
      let boost = try db.number("SELECT boostUntil FROM account WHERE id = ?", [me.id]) ?? 0
      return draw(boost > now)
    }
    let sql = "SELECT 1 FROM decision WHERE actor = ? AND target = ? AND kind <> 'dislike'"
    return try db.number(sql, [partner.id, me.id]) != nil
  }

  /// Takes a decision back, and a match in which nobody has written; a match with messages stays, and
  /// the decision with it.
  func undo(
    by me: Account, on uid: ProfileID
  ) async throws -> (partner: Account, isMatchKept: Bool, wasMatch: Bool) {
    try await write { db in
      let partner = try Self.account(uid, in: db)
      let pair = try Self.pair(me, partner, db)
      if let pair, try db.number("SELECT 1 FROM message WHERE pair = ? LIMIT 1", [pair.id]) != nil {
        return (partner, true, true)
      }
      if let pair { try db.run("DELETE FROM pair WHERE id = ?", [pair.id]) }
      try db.run("DELETE FROM decision WHERE actor = ? AND target = ?", [me.id, partner.id])
      return (partner, false, pair != nil)
    }
  }

  /// Forgets all decisions that led to no match.
  func startAgain(_ me: Account) async throws {
    try await write { db in
      try db.run(
        """
        DELETE FROM decision WHERE actor = ? AND NOT EXISTS (
          SELECT 1 FROM pair WHERE one = min(actor, target) AND other = max(actor, target))
        """, [me.id])
    }
  }

  static func pair(_ me: Account, _ partner: Account, _ db: Database) throws -> Pair? {
    let ids = [me.id, partner.id].sorted()
    let sql = "SELECT id FROM pair WHERE one = ? AND other = ?"
    return try db.number(sql, [ids[0], ids[1]]).map { Pair(id: $0, me: me, partner: partner) }
  }

  /// - Throws: ``Refusal/notFound``, for somebody unknown as for one who does not match: what others
  ///   have said to each other, and whether, is nobody's business.
  static func pair(_ me: Account, _ uid: ProfileID, _ db: Database) throws -> Pair {
    let partner = try account(uid, in: db)
    guard let pair = try pair(me, partner, db) else { throw Refusal.notFound }
    return pair
  }

  // MARK: Matches

  /// The newest first, by what happened in it last.
  func matches(of me: Account, _ reading: ProfileReading) async throws -> [Match] {
    try await read { db in
      let sql = """
        SELECT id, at, one + other - ? AS partner FROM pair WHERE one = ? OR other = ?
        """
      let matches = try db.rows(sql, [me.id, me.id, me.id]).compactMap { row in
        try Self.match(row, me, reading, db)
      }
      return matches.sorted { $0.latest > $1.latest }
    }
  }

  /// One match, as one of the two sees it.
  func match(_ me: Account, _ partner: Account, _ reading: ProfileReading) async throws -> Match? {
    try await read { db in
      guard let pair = try Self.pair(me, partner, db) else { return nil }
      let sql = "SELECT id, at, ? AS partner FROM pair WHERE id = ?"
      return try db.firstRow(sql, [partner.id, pair.id]).flatMap { row in
        try Self.match(row, me, reading, db)
      }
    }
  }

  private static func match(
    _ row: Row, _ me: Account, _ reading: ProfileReading, _ db: Database
  ) throws -> Match? {
    guard let id = Int64.fromDatabaseValue(row["id"]), let at = Int64.fromDatabaseValue(row["at"]),
      let number = Int64.fromDatabaseValue(row["partner"])
    else { return nil }
    let profile = try reading.profile(id: number, db)
    let pair = Pair(id: id, me: me, partner: Account(id: number, uid: profile.uid))
    let last = try MessageReading(pair).last(1, before: nil, db).last
    let unread = "SELECT count(*) FROM message WHERE pair = ? AND sender = ? AND viewed = 0"
    return Match(
      matchDate: date(at), profile1: try reading.profile(id: me.id, db), profile2: profile,
      lastMessage: last, unread: Int(try db.number(unread, [id, number]) ?? 0))
  }
}

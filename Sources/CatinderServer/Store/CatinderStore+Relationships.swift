import CatinderDomain
import Foundation
import GRDB

extension CatinderStore {
  /// The outcome of a decision.
  struct Verdict: Sendable, Equatable {
    let partner: Account
    let isMutual: Bool
    /// True for a match that is new.
    let isNew: Bool
  }

  /// Stores a decision in place of an older one about the same cat.
  ///
  /// Users match when both like; a demo cat decides at random.
  /// - Parameter draw: returns true if a demo cat likes one back.
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

  /// Deletes all decisions without a match.
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

  /// - Throws: ``Refusal/notFound`` for an unknown profile and for one that does not match: others must
  ///   not learn the difference.
  static func pair(_ me: Account, _ uid: ProfileID, _ db: Database) throws -> Pair {
    let partner = try account(uid, in: db)
    guard let pair = try pair(me, partner, db) else { throw Refusal.notFound }
    return pair
  }

  // MARK: Matches
  /// Returns all matches, sorted by their last event, the newest first.
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

  /// Returns a match as one of the two sees it.
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

  // MARK: Messages
  /// Returns the last messages of a match.
  ///
  /// - Parameter id: only messages before this one.
  /// - Throws: ``Refusal/notFound``.
  func messages(of me: Account, with uid: ProfileID, before id: String?) async throws -> [Message] {
    try await read { db in
      let pair = try Self.pair(me, uid, db)
      var number: Int64?
      if let id {
        let sql = "SELECT id FROM message WHERE pair = ? AND uid = ?"
        guard let found = try db.number(sql, [pair.id, id.lowercased()])
        else { throw Refusal.notFound }
        number = found
      }
      return try MessageReading(pair).last(CatinderLimits.messages, before: number, db)
    }
  }

  /// Stores a message; returns the stored one if its identifier is known.
  func send(
    _ text: String, id: String, from me: Account, to uid: ProfileID
  ) async throws -> (message: Message, pair: Pair, isNew: Bool) {
    let now = now
    return try await write { db in
      let pair = try Self.pair(me, uid, db)
      let known = "SELECT pair FROM message WHERE sender = ? AND uid = ?"
      let earlier = try db.number(known, [me.id, id])
      if let earlier, earlier != pair.id { throw Refusal(409, "identifier-taken") }
      if earlier == nil {
        try db.run(
          "INSERT INTO message (uid, pair, sender, text, at) VALUES (?, ?, ?, ?, ?)",
          [id, pair.id, me.id, text, now])
      }
      let sql = "SELECT uid, sender, text, at, viewed FROM message WHERE sender = ? AND uid = ?"
      guard let row = try db.firstRow(sql, [me.id, id]),
        let message = MessageReading(pair).message(row)
      else { throw Refusal.failed }
      return (message, pair, earlier == nil)
    }
  }

  /// Marks all of the other's messages as read.
  ///
  /// - Returns: their sender and the identifier of the last; nil if there was nothing new.
  func markSeen(
    by me: Account, from uid: ProfileID
  ) async throws -> (sender: Account, last: String)? {
    try await write { db in
      let pair = try Self.pair(me, uid, db)
      let rows = "pair = ? AND sender = ? AND viewed = 0"
      let newest = "SELECT uid FROM message WHERE \(rows) ORDER BY id DESC LIMIT 1"
      guard let last = try db.firstRow(newest, [pair.id, pair.partner.id])?["uid"] as String?
      else { return nil }
      try db.run("UPDATE message SET viewed = 1 WHERE \(rows)", [pair.id, pair.partner.id])
      return (pair.partner, last)
    }
  }
}

/// The conversion of rows to messages of a pair.
private struct MessageReading {
  let pair: Pair

  init(_ pair: Pair) { self.pair = pair }

  /// Returns the last messages, the oldest first.
  func last(_ count: Int, before number: Int64?, _ db: Database) throws -> [Message] {
    let sql = """
      SELECT uid, sender, text, at, viewed FROM message WHERE pair = ? AND id < ?
      ORDER BY id DESC LIMIT ?
      """
    return try db.rows(sql, [pair.id, number ?? .max, count]).reversed().compactMap(message)
  }

  func message(_ row: Row) -> Message? {
    guard let sender = Int64.fromDatabaseValue(row["sender"]),
      let at = Int64.fromDatabaseValue(row["at"]),
      let uid = String.fromDatabaseValue(row["uid"]),
      let text = String.fromDatabaseValue(row["text"])
    else { return nil }
    let isMine = sender == pair.me.id
    let (from, to) = isMine ? (pair.me, pair.partner) : (pair.partner, pair.me)
    return Message(
      id: uid, date: CatinderStore.date(at), senderUid: from.uid, receiverUid: to.uid, text: text,
      status: Bool.fromDatabaseValue(row["viewed"]) == true ? .viewed : .sended)
  }
}

/// A match, as one of the two sees it.
struct Pair: Sendable, Equatable {
  let id: Int64
  let me: Account
  let partner: Account
}

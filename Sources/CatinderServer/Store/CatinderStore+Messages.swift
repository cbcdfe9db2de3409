import CatinderDomain
import Foundation
import GRDB

extension CatinderStore {
  /// - Parameter id: only what was said before this message of the two.
  /// - Throws: ``Refusal/notFound``.
  func messages(
    of me: Account, with uid: ProfileID, before id: String?
  ) async throws -> [Message] {
    try await read { db in
      let pair = try Self.pair(me, uid, db)
      var number: Int64?
      if let id {
        let sql = "SELECT id FROM message WHERE pair = ? AND uid = ?"
        guard let found = try db.number(sql, [pair.id, id.lowercased()]) else {
          throw Refusal.notFound
        }
        number = found
      }
      return try MessageReading(pair).last(CatinderLimits.messages, before: number, db)
    }
  }

  /// Keeps a message; one that was kept before under the same identifier is given back as it is.
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

  /// Notes that one has seen all of the other's messages.
  ///
  /// - Returns: whose they are, and the identifier of the last; nil where there was nothing new.
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
